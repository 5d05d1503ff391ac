# Postgres as `postgres:18` behaves, from the package that local copies run; for engines that reach no registry.
ARG RUN_BASE
FROM ${RUN_BASE}
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-15 && rm -rf /var/lib/apt/lists/* \
  && ln -s /usr/lib/postgresql/15/bin/pg_isready /usr/local/bin/pg_isready \
  && mkdir -p /var/lib/postgresql && chown 999:999 /var/lib/postgresql && echo 'postgres:x:999:999::/var/lib/postgresql:/bin/sh' >> /etc/passwd
COPY native /opt/postgres
COPY postgres-entry.sh /usr/local/bin/entry.sh
ENV PATH=/opt/postgres/bin:/usr/local/bin:/usr/bin:/bin LC_ALL=C.UTF-8
USER 999
STOPSIGNAL SIGINT
EXPOSE 5432
ENTRYPOINT ["/bin/sh", "/usr/local/bin/entry.sh"]
CMD ["postgres"]
