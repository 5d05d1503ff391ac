# Redis as `redis:7` behaves, from Debian's package; for engines that reach no registry.
ARG RUN_BASE
FROM ${RUN_BASE}
RUN apt-get update && apt-get install -y --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /data && chown 1000:1000 /data
WORKDIR /data
USER 1000
EXPOSE 6379
# A container is reached by its network alone, so the public image answers without a password too.
ENTRYPOINT ["/bin/sh", "-c", "exec \"$@\" --dir /data --protected-mode no", "entry"]
CMD ["redis-server"]
