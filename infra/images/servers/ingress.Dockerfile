# The way in, as an ingress controller stands before web and gateway; its settings are mounted.
ARG RUN_BASE
FROM ${RUN_BASE}
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light && rm -rf /var/lib/apt/lists/* /var/www/html/*
USER 1000
STOPSIGNAL SIGQUIT
EXPOSE 8443
CMD ["nginx", "-c", "/run/ingress/nginx.conf", "-g", "daemon off;"]
