"""The rules themselves, compiled by mypyc where there is a C compiler."""
