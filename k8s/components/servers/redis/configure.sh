#!/bin/sh
# Writes what Redis and its sentinel start with. Who is master the sentinels say; where none answers yet it is the first pod.
set -eu
run=${RUN_DIR:-/run/redis} data=${DATA_DIR:-/data} tls=${TLS_DIR:-/tls} users=${USERS_DIR:-/users}
port=${REDIS_PORT:-6379} sentinel=${SENTINEL_PORT:-26379}
self=${SELF:-$(hostname).redis}
all=${ALL:-redis-0.redis redis-1.redis redis-2.redis}

master=
for host in $all; do
  [ "$host" = "$self" ] && continue
  master=$(REDISCLI_AUTH=$SENTINEL_PASSWORD timeout 3 redis-cli --tls --cacert "$tls/ca.crt" --user sentinel -h "$host" -p "$sentinel" \
    sentinel get-master-addr-by-name cotta 2>/dev/null | head -n 1) || master=
  case $master in '' | *' '*) master= ;; *) break ;; esac
done
master=${master:-${all%% *}}

lines_of_tls() {
  echo "port 0"
  echo "tls-port $1"
  echo "bind ${BIND:-* -::*}"
  echo "tls-cert-file $tls/tls.crt"
  echo "tls-key-file $tls/tls.key"
  echo "tls-ca-cert-file $tls/ca.crt"
  # Clients prove themselves by user and password.
  echo "tls-auth-clients no"
  echo "tls-replication yes"
}

{
  lines_of_tls "$port"
  echo "dir $data"
  echo "appendonly yes"
  echo "appendfsync everysec"
  echo "save \"\""
  # Queues live here: what does not fit is refused, never dropped.
  echo "maxmemory ${MAX_MEMORY:-768mb}"
  echo "maxmemory-policy noeviction"
  echo "aclfile $users/redis.acl"
  echo "masteruser replica"
  echo "masterauth $REPLICA_PASSWORD"
  echo "replica-announce-ip $self"
  echo "replica-announce-port $port"
  # A master that no replica hears any more takes nothing it could lose.
  echo "min-replicas-to-write 1"
  echo "min-replicas-max-lag 10"
  [ "$master" = "$self" ] || echo "replicaof $master $port"
} >"$run/redis.conf"

{
  lines_of_tls "$sentinel"
  echo "dir $run"
  echo "aclfile $users/sentinel.acl"
  echo "sentinel resolve-hostnames yes"
  echo "sentinel announce-hostnames yes"
  echo "sentinel announce-ip $self"
  echo "sentinel announce-port $sentinel"
  echo "sentinel sentinel-user sentinel"
  echo "sentinel sentinel-pass $SENTINEL_PASSWORD"
  echo "sentinel monitor cotta $master $port 2"
  echo "sentinel auth-user cotta sentinel"
  echo "sentinel auth-pass cotta $SENTINEL_PASSWORD"
  echo "sentinel down-after-milliseconds cotta ${DOWN_AFTER_MS:-5000}"
  echo "sentinel failover-timeout cotta ${FAILOVER_MS:-30000}"
  echo "sentinel parallel-syncs cotta 1"
} >"$run/sentinel.conf"
echo "$self: the master is $master"
