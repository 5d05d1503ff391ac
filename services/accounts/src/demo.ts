import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import { playStory } from '@cotta/kit/edge/programs/demo-story.js';
import { silentFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { enrol, type Enrolled } from './account/enrol.js';
import { demoStory } from './demo-story.js';
import { accountsService } from './service.js';

/** Invented people for a copy on somebody's own machine. Loaded through the same steps a real person takes. */
const PASSWORD = 'Try-it-locally-26';

const PEOPLE: readonly Omit<Enrolled, 'password'>[] = [
  { email: 'customer@cotta.test', role: 'customer', firstname: 'Dana', lastname: 'Demová', language: 'en' },
  { email: 'pavel@cotta.test', role: 'customer', firstname: 'Pavel', lastname: 'Ukázkový', language: 'cs' },
  { email: 'lucia@cotta.test', role: 'customer', firstname: 'Lucía', lastname: 'Ejemplo', language: 'es' },
  { email: 'lawyer@cotta.test', role: 'lawyer', firstname: 'Lena', lastname: 'Demo', language: 'en' },
  {
    email: 'second.lawyer@cotta.test',
    role: 'lawyer',
    firstname: 'Viktor',
    lastname: 'Demo',
    language: 'en',
  },
  { email: 'admin@cotta.test', role: 'admin', firstname: 'Adam', lastname: 'Demo', language: 'en' },
];

/** One sign-in per role is enough for the page that `npm start` prints. */
const SHOWN = ['customer@cotta.test', 'lawyer@cotta.test', 'admin@cotta.test'];

const env = readEnv(
  z.object({
    ACCOUNTS_DATABASE_URL: z.string(),
    SEAL_KEY: z.string(),
    SESSION_KEY: z.string(),
    COTTA_DEMO_FILE: z.string().optional(),
  }),
  process.env,
);
const log = openLog({ service: 'demo' });
const service = accountsService({
  encryptionKey: env.SEAL_KEY,
  sessionKey: env.SESSION_KEY,
  feed: silentFeed,
  publicOrigins: [],
  staffSecondFactor: 'optional',
});
const { db, runtime } = await openRuntime(service, {
  databaseUrl: env.ACCOUNTS_DATABASE_URL,
  use: 'demo',
  log,
});
for (const person of PEOPLE)
  await enrol({ runtime, encryptionKey: env.SEAL_KEY }, { ...person, password: PASSWORD });
const signIns = PEOPLE.filter(({ email }) => SHOWN.includes(email)).map(({ role, email }) => ({
  role,
  email,
  password: PASSWORD,
}));
if (env.COTTA_DEMO_FILE !== undefined)
  writeFileSync(env.COTTA_DEMO_FILE, JSON.stringify({ signIns }, undefined, 2));
await playStory(service, runtime, demoStory);
await db.destroy();
