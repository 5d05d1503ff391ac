# A base that builds, where no registry gives one: npm and the certificates this machine trusts, on top of the base that runs.
ARG RUN_BASE
FROM ${RUN_BASE}
COPY npm /usr/local/lib/node_modules/npm
COPY trusted.crt /etc/ssl/trusted.crt
RUN ["node", "-e", "for (const name of ['npm', 'npx']) require('fs').symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, `/usr/local/bin/${name}`)"]
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/trusted.crt
