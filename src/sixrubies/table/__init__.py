"""The table: live games of people and bots. No web framework here: `service.Tables` is the face the web shows.

A table is a row, a log and a game made from them. Any process may load it, let a seat act and save it with the version
it expects; the one that was slower is told so. Nothing is answered before it is stored.
"""
