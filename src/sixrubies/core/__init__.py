"""The core: a game is a state, a stack of frames and stateless rules. It knows nothing of Istanbul."""
