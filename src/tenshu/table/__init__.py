"""The table that people share: fair chance, and what is kept of their games."""
