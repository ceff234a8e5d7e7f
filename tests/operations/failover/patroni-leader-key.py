"""Starts Patroni; before 3.0.3 with a guard for the leader's key.

Patroni before 3.0.3 (Debian 12 has 3.0.2) with etcd3 can lose acknowledged commits: a former primary that comes back
after its lease has expired writes the leader's key again without a condition, although another node has become the
primary meanwhile. The other node demotes itself, and its commits are discarded. Patroni 3.0.3 fixes it. This guard adds
the condition: the key is written only while it still contains the name of this node. Otherwise the node demotes itself.
"""
from patroni.__main__ import main
from patroni.dcs import etcd3
from patroni.version import __version__

FIXED_IN = (3, 0, 3)

update_leader = etcd3.Etcd3._update_leader


def guarded_update_leader(self):
    """Renews the lease; returns False if the leader's key belongs to another node or to none."""
    client, original, results = self._client, self._client.put, [True]

    def put(key, value, lease=None, create_revision=None, mod_revision=None, retry=None):
        if key != self.leader_path:
            return original(key, value, lease, create_revision, mod_revision, retry=retry)
        encoded = etcd3.base64_encode(key)
        compare = {"key": encoded, "target": "VALUE", "result": "EQUAL", "value": etcd3.base64_encode(self._name)}
        change = {"key": encoded, "value": etcd3.base64_encode(value), "lease": lease}
        results.append(client.txn(compare, {"request_put": change}, retry))
        return results[-1]

    client.put = put
    try:
        renewed = update_leader(self)
    finally:
        del client.put
    return bool(renewed and results[-1])


if tuple(int(part) for part in __version__.split(".")[:3]) < FIXED_IN:
    etcd3.Etcd3._update_leader = guarded_update_leader

if __name__ == "__main__":
    main()
