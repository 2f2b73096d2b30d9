"""Many tables of one game, played in step: on all cores of a CPU, or on a GPU."""

from tenshu.vector.arrays import Outcome, Seen
from tenshu.vector.tables import Tables

__all__ = ["Outcome", "Seen", "Tables"]
