export ORIGIN=https://cotta.example CLIENT_ID=… CLIENT_SECRET=cotta_sk_…
npm init -y
npm install $ORIGIN/downloads/cotta-partner-client.tgz
node start.mjs
