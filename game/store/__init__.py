"""What is kept and how: strings in, strings out."""
