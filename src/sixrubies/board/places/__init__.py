"""The sixteen places of the bazaar, one file each; similar ones share a file."""
