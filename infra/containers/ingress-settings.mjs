/**
 * Settings of nginx that do what the ingress of the cluster does: TLS, one origin for people, partner routes to the gateway,
 * and the address of whoever asks as it sees it, whatever the caller says about itself.
 * @returns {string}
 */
export function ingressSettings() {
  return `pid /tmp/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path /tmp/body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;
  client_max_body_size 30m;
  # Names are asked for again: an instance that is replaced has another address.
  resolver 127.0.0.11 valid=1s ipv6=off;
  server {
    listen 8443 ssl;
    ssl_certificate /run/ingress/tls.crt;
    ssl_certificate_key /run/ingress/tls.key;
    ssl_protocols TLSv1.2 TLSv1.3;
    # Said once, also where a program behind says it itself.
    proxy_hide_header Strict-Transport-Security;
    add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection "";
    proxy_buffering off;
    proxy_connect_timeout 2s;
    # It cannot see who is ready, as a Service of a cluster does: who says 503 while it starts is passed over.
    proxy_next_upstream error timeout http_503;
    location /api/partner/ {
      set $gateway gateway;
      proxy_pass http://$gateway:8080;
    }
    location / {
      set $web web;
      proxy_pass http://$web:8080;
    }
  }
}
`;
}
