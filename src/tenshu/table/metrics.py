"""What a server counts, for Prometheus."""

from __future__ import annotations

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

ANSWERS = Counter("tenshu_answers", "Answers of people and bots, as this worker heard of them.", ["game"])
REFUSED = Counter("tenshu_refused", "What clients asked for and was refused, by the key of the reason.", ["reason"])
FEEDS = Gauge("tenshu_feeds", "Clients that look at a table now.", ["kind"], multiprocess_mode="livesum")
SENT = Counter("tenshu_sent_bytes", "Bytes of snapshots that were sent.")
PUSHED = Histogram(
    "tenshu_push_seconds",
    "From when an event was written until a client's snapshot was handed to the network.",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0),
)
THOUGHT = Histogram("tenshu_bot_seconds", "How long bots took.", buckets=(0.001, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0))
BOT_FAILURES = Counter("tenshu_bot_failures", "Bots that failed or took too long, and were stood in for.")
TABLES = Counter("tenshu_tables", "Tables that were opened.", ["game"])


def collected() -> bytes:
    """Return all that was counted, by all workers where there are several."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
