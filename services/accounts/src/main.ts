import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { openRevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { randomToken } from '@cotta/kit/model/words/ids.js';
import { beginProgram } from '@cotta/kit/runtime/process/begin-program.js';
import { sandboxPerson } from '@cotta/reference/partner-scopes.js';
import { openAuthorizationServer } from './adapters/oidc-provider/open-authorization-server.js';
import { signingKey } from './adapters/oidc-provider/signing-key.js';
import { enrol } from './account/enrol.js';
import { companyRegisters } from './adapters/company-registers.js';
import { env } from './env.js';
import { accountsService } from './service.js';

const program = await beginProgram({ service: 'accounts', settings: env, drains: true });
const feed = openRevocationFeed(env.REDIS_URL, program.log);
program.holds(() => feed.close());
const isSandbox = env.SANDBOX === '1';
const runtime = await runApi(
  accountsService({
    encryptionKey: env.SEAL_KEY,
    sessionKey: env.SESSION_KEY,
    chatSecret: env.MISSIVE_CHAT_SECRET,
    feed,
    publicOrigins: env.PUBLIC_ORIGIN,
    staffSecondFactor: env.STAFF_SECOND_FACTOR,
    isSandbox,
    companyRegisters: companyRegisters(env),
    authorizationServer: openAuthorizationServer({
      origin: env.PUBLIC_ORIGIN[0] ?? '',
      key: signingKey(env.PARTNER_TOKEN_PRIVATE_JWK_FILE),
      log: program.log,
      isSandbox,
    }),
  }),
  env,
  program,
);
// Whoever acts for the firm in a sandbox has an account, so that histories can say its name.
if (isSandbox)
  await enrol(
    { runtime, encryptionKey: env.SEAL_KEY },
    {
      email: sandboxPerson.email,
      firstname: sandboxPerson.firstname,
      lastname: sandboxPerson.lastname,
      role: 'lawyer',
      language: 'en',
      password: randomToken(),
    },
  );
program.started();
