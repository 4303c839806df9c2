"""Steps: why a price or a score is what it is. A rule notes them while it works a figure out."""

Steps = list[tuple[str, int]]  # reasons, and by how much each changes the figure


def step(steps: Steps | None, reason: str, before: int, after: int) -> int:
    """A figure goes from one value to another, and the reason is noted if it made a difference."""
    if steps is not None and after != before:
        steps.append((reason, after - before))
    return after
