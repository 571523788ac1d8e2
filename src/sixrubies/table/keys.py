"""Secrets, links, ids and codes: where they come from, and what of them is stored."""

import hashlib
import ipaddress
import secrets

# No letter that looks or sounds like another one: not I, L and O (1, 0), not U (V).
LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 5
CODE_SECONDS = 30 * 60
CARRY_SECONDS = 10 * 60
ID_LETTERS = "abcdefghjkmnpqrstvwxyz23456789"
ID_LENGTH = 12


def new_secret() -> str:
    """For a browser: 192 bits."""
    return secrets.token_urlsafe(24)


def new_link() -> str:
    """For a private table, or a seat on its way to another device: 128 bits."""
    return secrets.token_urlsafe(16)


def new_table() -> str:
    """A table's id. It is no secret: private tables ask for the link besides."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def hashed(secret: str) -> str:
    """What is stored of a secret. Secrets have 128 bits or more, so a plain hash can't be searched back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def address_key(address: str) -> str:
    """What wrong tries are counted by: the address, of IPv6 the network a household has. Only its hash is stored."""
    try:
        told = ipaddress.ip_address(address)
    except ValueError:
        return hashed(address)
    if told.version == 6:
        told = ipaddress.ip_network((told, 64), strict=False).network_address
    return hashed(str(told))


def read_code(typed: str) -> str | None:
    """A code as somebody typed it; None if it can't be one."""
    code = "".join(typed.split()).replace("-", "").upper()
    return code if len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code) else None
