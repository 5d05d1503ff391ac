// node infra/containers/other-way.mjs compose|testcontainers BASE FOLDER: starts servers that way, asks each and stops them.
import { Redis } from 'ioredis';
import kafkajs from 'kafkajs';
import pg from 'pg';
import { removeCompose } from '../local/docker.mjs';
import { startServers } from '../local/start-servers.mjs';

const [way, base = '', dir = ''] = process.argv.slice(2);
const { environment, stop } = await startServers({ base: Number(base), dir, durable: way === 'compose' });
const client = new pg.Client({ connectionString: environment.POSTGRES_ADMIN_URL });
await client.connect();
const { rows } = await client.query('show server_version');
await client.end();
const redis = new Redis(environment.REDIS_URL);
const pong = await redis.ping();
redis.disconnect();
const admin = new kafkajs.Kafka({
  brokers: [environment.KAFKA_BROKERS],
  logLevel: kafkajs.logLevel.NOTHING,
}).admin();
await admin.connect();
const { brokers } = await admin.describeCluster();
await admin.disconnect();
await stop();
if (way === 'compose') await removeCompose(Number(base));
console.log(`Postgres ${rows[0].server_version}, Redis ${pong}, Kafka with ${brokers.length} broker`);
