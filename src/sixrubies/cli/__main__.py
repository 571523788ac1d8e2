"""`python -m sixrubies.cli` is the `sixrubies` command."""

from sixrubies.cli import main

if __name__ == "__main__":
    main()
