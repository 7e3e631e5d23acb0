"""Drawing of the table: seats, cards, words. It changes nothing but the surface."""
