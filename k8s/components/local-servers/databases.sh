#!/bin/sh
# As infra/local/databases.mjs: one database a service, its owner and the role that reads and writes.
set -eu
for service in accounts requests trademarks subscriptions cases invoicing workspace; do
  psql -v ON_ERROR_STOP=1 -U postgres \
    -v service="$service" -v owner="${service}_owner" -v database="cotta_$service" \
    -v service_password="$(cat "/passwords/$service")" -v owner_password="$(cat "/passwords/${service}_owner")" <<'SQL'
create role :"service" login password :'service_password';
create role :"owner" login password :'owner_password';
create database :"database" owner :"owner";
revoke all on database :"database" from public;
grant connect, temporary on database :"database" to :"service";
SQL
done
