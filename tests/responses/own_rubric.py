"""A rubric of a team's own for the tests: other dimensions, weights and labels than the guide's."""

from __future__ import annotations

OWN = """\
id: support
title: Quality of a support answer
version: "1"
scoring: labels
instructions: Mark the answer.
grid: [3, 2, 1]
dimensions:
- id: tone
  title: Tone
  criticality: nice-to-have
  weight: 0.2
  asks: Is it friendly?
  levels:
  - {value: 3, means: it is}
  - {value: 2, means: in part}
  - {value: 1, means: it is not}
- id: solves
  title: Solves the case
  criticality: critical
  weight: 0.5
  asks: Does it help?
  levels:
  - {value: 3, means: it does}
  - {value: 2, means: in part}
  - {value: 1, means: it does not}
- id: safety
  title: Safety
  criticality: critical
  weight: 0.3
  asks: Is it safe?
  levels:
  - {value: 3, means: it is}
  - {value: 2, means: in part}
  - {value: 1, means: it is not}
labels:
- {label: Bad, any: [{major: 1}], means: send it back}
- {label: Good, any: [{}], means: send it}
preferences:
- {value: 1, means: A is better}
- {value: 0, means: equal}
- {value: -1, means: B is better}
"""
