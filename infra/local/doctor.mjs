// `npm run doctor`: what this machine has, and how to get what it lacks.
import { readdirSync, statfsSync } from 'node:fs';
import { dockerAnswers } from './docker.mjs';
import { KAFKA_VERSION, kafkaIsCached } from './kafka-version.mjs';
import { portIsFree } from './net.mjs';
import { cacheDir, openToOthers, ROOT } from './paths.mjs';
import { baseFrom, portsFrom } from './ports.mjs';
import { findPrerequisites } from './prerequisites.mjs';

const docker = dockerAnswers();
const base = baseFrom(process.argv.slice(2), process.env);

/**
 * @param {string} mark
 * @param {string} what
 * @param {string} text
 */
function row(mark, what, text) {
  console.log(`${mark.padEnd(8)}${what.padEnd(34)}${text}`);
}

for (const { what, found, needed, mend } of findPrerequisites({
  env: process.env,
  docker,
  kafkaCached: kafkaIsCached(),
})) {
  if (found !== undefined) row('ok', what, found);
  else row(needed && !what.startsWith('Redis') ? 'MISSING' : 'absent', what, mend);
}
row(
  docker ? 'ok' : 'absent',
  'Docker engine',
  docker ? 'answers; it serves Postgres, Kafka and Redis' : 'not needed: servers come from packages',
);
row(
  kafkaIsCached() ? 'ok' : 'absent',
  `Kafka ${KAFKA_VERSION} in ${cacheDir()}`,
  kafkaIsCached() ? 'here' : 'fetched at the first start (45 MB)',
);
const jars = listOf(cacheDir());
if (jars.length > 0) row('', 'Cached', jars.join(', '));

const ports = Object.entries(portsFrom(base));
const free = await Promise.all(ports.map(([, port]) => portIsFree(port)));
const taken = ports.filter((_, index) => free[index] === false).map(([name, port]) => `${port} (${name})`);
row(
  taken.length === 0 ? 'ok' : 'TAKEN',
  `Ports from ${base}`,
  taken.length === 0 ? 'free' : `${taken.join(', ')}: another copy? \`npm start -- --base ${base + 100}\``,
);

const { bavail, bsize } = statfsSync(ROOT);
const gigabytes = (bavail * bsize) / 1e9;
row(gigabytes > 3 ? 'ok' : 'LOW', 'Free disk space', `${gigabytes.toFixed(1)} GB (3 GB are enough)`);
if (process.getuid?.() === 0) {
  row(
    'ok',
    'Root',
    openToOthers(ROOT)
      ? 'Postgres runs as another user and reaches the checkout'
      : 'Postgres runs as another user and keeps its data in the temp folder',
  );
}
for (const name of ['POSTGRES_ADMIN_URL', 'KAFKA_BROKERS', 'REDIS_URL', 'SMTP_URL']) {
  if (process.env[name]) row('given', name, 'used instead of a server of our own');
}

/** @param {string} dir */
function listOf(dir) {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
