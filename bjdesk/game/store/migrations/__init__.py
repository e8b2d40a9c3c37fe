"""The numbered steps by which the file's schema came to be."""
