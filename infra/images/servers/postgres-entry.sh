# Makes the data folder at the first start, as the public image does: one start to initialise, one to serve.
set -eu
data=/var/lib/postgresql/data
shift
if [ ! -s "$data/PG_VERSION" ]; then
  printf '%s' "${POSTGRES_PASSWORD:?say the password of the superuser}" > /tmp/password
  # shellcheck disable=SC2086 -- several flags in one variable, as in the public image
  initdb -D "$data" -U postgres --pwfile=/tmp/password --auth=scram-sha-256 ${POSTGRES_INITDB_ARGS:-}
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  pg_ctl -D "$data" -w -o "-c listen_addresses= -c unix_socket_directories=/tmp" start
  pg_ctl -D "$data" -m fast -w stop
fi
exec postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp "$@"
