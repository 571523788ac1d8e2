"""Planning several own turns ahead, the others standing still: on a seat's own things as a short list of numbers."""
