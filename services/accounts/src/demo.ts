import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import { playStory } from '@cotta/kit/edge/programs/demo-story.js';
import { silentFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { LINK_PURPOSE } from './user/account-link.js';
import { findUser, sendInvitation } from './account/invite.js';
import { setPasswordByLink } from './account/set-password.js';
import { demoStory } from './demo-story.js';
import type { UserRole } from './user/user.js';
import { accountsService } from './service.js';

/** Invented people for a copy on somebody's own machine. Loaded through the same steps a real person takes. */
const PASSWORD = 'Try-it-locally-26';

interface DemoPerson {
  readonly email: string;
  readonly role: UserRole;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
}

const PEOPLE: readonly DemoPerson[] = [
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
for (const person of PEOPLE) await enrol(runtime, person);
const signIns = PEOPLE.filter(({ email }) => SHOWN.includes(email)).map(({ role, email }) => ({
  role,
  email,
  password: PASSWORD,
}));
if (env.COTTA_DEMO_FILE !== undefined)
  writeFileSync(env.COTTA_DEMO_FILE, JSON.stringify({ signIns }, undefined, 2));
await playStory(service, runtime, demoStory);
await db.destroy();

async function enrol(on: CommandRuntime, person: DemoPerson): Promise<void> {
  if ((await findUser(on.db.manager, person.email)) !== undefined) return;
  const outcome = await sendInvitation(
    { runtime: on, encryptionKey: env.SEAL_KEY },
    { ...person, requestId: null, causeId: person.email },
  );
  if ('refusal' in outcome) throw new Error(`${person.email}: ${outcome.refusal.refused}`);
  const rows: { link: string }[] = await on.db.query(
    `select data->>'sealedLink' as link from tracking_event where stream_id = $1 and type = 'UserInvited'`,
    [outcome.streamId],
  );
  const path = Buffer.from(
    decrypt(Buffer.from(rows[0]?.link ?? '', 'base64url'), env.SEAL_KEY, LINK_PURPOSE),
  ).toString();
  const done = await setPasswordByLink(
    { runtime: on, encryptionKey: env.SEAL_KEY, feed: silentFeed },
    { token: path.split('/').at(-1) ?? '', password: PASSWORD, purpose: 'activate' },
  );
  if (isRefusal(done)) throw new Error(`${person.email}: ${done.refused}`);
}
