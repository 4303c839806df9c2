"""The terminal: the ``tableside`` command and the games on a text screen."""
