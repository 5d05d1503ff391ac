#!/bin/bash
# What the health check of infra/compose.yaml calls. The tools of Kafka are not among the jars of a broker: whether it takes
# connections is all that is asked here.
while [ "$#" -gt 0 ] && [ "$1" != --bootstrap-server ]; do shift; done
exec 3<>"/dev/tcp/${2%:*}/${2##*:}"
