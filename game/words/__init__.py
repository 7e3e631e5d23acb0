"""Text: locale files, plurals, events as sentences, rules as text."""
