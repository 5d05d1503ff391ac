# Kafka as `apache/kafka` behaves, from the jars that local copies run; for engines that reach no registry.
ARG RUN_BASE
FROM ${RUN_BASE}
RUN mkdir -p /usr/share/man/man1 && apt-get update && apt-get install -y --no-install-recommends openjdk-17-jre-headless && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /var/lib/kafka/data && chown -R 1000:1000 /var/lib/kafka
COPY libs /opt/kafka/libs
COPY kafka-entry.sh kafka-topics.sh /opt/kafka/bin/
USER 1000
EXPOSE 9092
ENTRYPOINT ["/bin/sh", "/opt/kafka/bin/kafka-entry.sh"]
