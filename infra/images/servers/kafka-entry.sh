# Settings as the public image takes them: KAFKA_LOG_DIRS becomes log.dirs, two underscores one, three a dash. SCRAM_USERS
# (`name:password`, spaces between) may speak to listeners with SASL.
set -eu
settings=/tmp/server.properties
env | grep '^KAFKA_' | grep -v '^KAFKA_HEAP_OPTS=' | while IFS='=' read -r name value; do
  printf '%s=%s\n' "$(printf '%s' "${name#KAFKA_}" | tr '[:upper:]' '[:lower:]' | sed 's/___/-/g; s/__/%/g; s/_/./g; s/%/_/g')" "$value"
done > "$settings"
grep -q '^log.dirs=' "$settings" || echo 'log.dirs=/var/lib/kafka/data' >> "$settings"
set --
for user in ${SCRAM_USERS:-}; do
  set -- "$@" --add-scram "SCRAM-SHA-512=[name=${user%%:*},password=${user#*:}]"
done
cluster="$(tr -d '-' < /proc/sys/kernel/random/uuid | head -c 22)"
java -Xmx128m -cp '/opt/kafka/libs/*' kafka.tools.StorageTool format --ignore-formatted -t "$cluster" -c "$settings" "$@"
# shellcheck disable=SC2086 -- several flags in one variable, as in the public image
exec java ${KAFKA_HEAP_OPTS:--Xms128m -Xmx384m} -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dlog4j2.level=INFO -cp '/opt/kafka/libs/*' kafka.Kafka "$settings"
