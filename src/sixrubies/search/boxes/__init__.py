"""What looking ahead needs to know of the boxes: worth, narrowing, chance, and what the other players would answer."""
