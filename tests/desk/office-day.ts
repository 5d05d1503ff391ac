import type { DataSource } from 'typeorm';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { openHintRedis, sayHint } from '@cotta/kit/runtime/hints/hint-stream.js';
import { playStory, type DemoStep } from '@cotta/kit/edge/programs/demo-story.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { enrol } from '@cotta/accounts/testing.js';
import { takeClockSteps, trademarksService } from '@cotta/trademarks/testing.js';
import { changeHints, keepUpload, pressLateWork, workspaceService } from '@cotta/workspace/testing.js';
import { relayFacts, type StagedService } from '../pictures/relayed-facts.js';
import { startWebOver, type DrawnWeb } from '../testkit/drawn-web.js';
import { openJoinedStack, type Asking, type JoinedStack } from '../testkit/joined-stack.js';
import { allServices, testKey } from '../testkit/services.js';

const PASSWORD = 'a lamp in the window';
const ROUNDS = 40;

/** Who files for us in the United States; nothing is sent there. */
const PARTNER = {
  code: 'northbridge',
  name: 'Northbridge IP',
  webhookUrl: 'http://127.0.0.1:1',
  secret: 'whsec_bm90aGluZyBpcyBzZW50',
  keyDigest: '0'.repeat(64),
  scopes: ['filings:read', 'filings:write'],
  offices: ['US'],
} as const;

/** Somebody with an account. */
export interface Colleague extends Asking {
  readonly email: string;
  readonly password: string;
}

/** The whole firm on one day: every service, the gateway and the site over them, at an hour that a test moves; facts are carried from service to service when the test says so, each twice. */
export interface OfficeDay {
  readonly clock: FakeClock;
  readonly web: DrawnWeb;
  /** @returns an account that is in use */
  enrols(person: {
    readonly role: Asking['role'];
    readonly firstname: string;
    readonly language?: string;
    /** @defaultValue made of the first name */
    readonly email?: string;
  }): Promise<Colleague>;
  /** What a demo story of a service says happened; whom it names must have an account. */
  tells(service: string, story: readonly DemoStep[]): Promise<void>;
  /** @returns what the field named first in the document answers. @throws Error when it is refused */
  does(who: Asking, document: string, variables?: object): Promise<Record<string, unknown>>;
  asks(who: Asking, document: string, variables?: object): Promise<Record<string, unknown>>;
  /** What falls due at marks by the hour is done, as their worker does it. */
  marksAreLookedAt(): Promise<void>;
  /** Where a service keeps what it knows. */
  database(service: string): DataSource;
  /** A file that was uploaded. @returns the token by which it becomes a document */
  uploads(name: string, bytes: Buffer): Promise<string>;
  /** Until nobody has anything to say any more. */
  settles(): Promise<void>;
  /** The hour comes: what was promised too near, or is nobody's for too long, is pressed. */
  comes(hour: string): Promise<void>;
  close(): Promise<void>;
}

/** `start`: an instant. Needs servers of PostgreSQL and Redis, and the built site. */
export async function openOfficeDay(start: string): Promise<OfficeDay> {
  const clock = new FakeClock(start);
  const redis = openHintRedis(process.env['REDIS_URL'] ?? '');
  const onTheDay: Readonly<Record<string, ServiceDefinition>> = {
    workspace: workspaceService({
      linkKey: testKey,
      letters: [changeHints((hint) => sayHint(redis, hint))],
    }),
    trademarks: trademarksService({ linkKey: testKey, encryptionKey: testKey, partners: [PARTNER] }),
  };
  const services = allServices.map((service) => onTheDay[service.name] ?? service);
  let stack: JoinedStack | undefined;
  const web = await startWebOver(async (base) => {
    stack = await openJoinedStack(services, { rest: true, clock, publicOrigins: [base] });
    return { url: stack.origin, close: stack.close };
  });
  if (stack === undefined) throw new Error('the services were not opened');
  const opened = stack;
  const staged: readonly StagedService[] = services.flatMap((definition) => {
    const fixture = opened.fixtures[definition.name];
    return fixture === undefined ? [] : [{ definition, fixture }];
  });
  const relays = await Promise.all(staged.map((from) => relayFacts(from, staged, testKey)));
  const fixtureOf = (name: string) => {
    const fixture = opened.fixtures[name];
    if (fixture === undefined) throw new Error(`${name} does not run`);
    return fixture;
  };

  const settles = async (): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      let carried = 0;
      for (const relay of relays) carried += await relay.carry();
      if (carried === 0) return;
    }
    throw new Error('it never came to rest');
  };
  const asks: OfficeDay['asks'] = async (who, document, variables = {}) => {
    const { body } = await opened.ask(who, document, variables);
    if (body.errors !== undefined) throw new Error(`${document}: ${JSON.stringify(body.errors)}`);
    return body.data as Record<string, unknown>;
  };
  return {
    clock,
    web,
    enrols: async ({ role, firstname, language = 'en', email = `${firstname.toLowerCase()}@day.test` }) => {
      const { runtime, db } = fixtureOf('accounts');
      await enrol(
        { runtime, encryptionKey: testKey },
        { email, role, firstname, lastname: 'Day', language, password: PASSWORD },
      );
      await settles();
      const [row]: { id: string }[] = await db.query('select id from "user" where email = $1', [email]);
      return { role, userId: row?.id ?? '', email, password: PASSWORD };
    },
    tells: async (service, story) => {
      const definition = services.find(({ name }) => name === service);
      if (definition === undefined) throw new Error(`no service is called ${service}`);
      await playStory(definition, fixtureOf(service).runtime, story);
    },
    marksAreLookedAt: async () => {
      await takeClockSteps(fixtureOf('trademarks').runtime);
      await settles();
    },
    database: (service) => fixtureOf(service).db,
    asks,
    does: async (who, document, variables) => {
      const [answer] = Object.values(await asks(who, document, variables)) as Record<string, unknown>[];
      if (answer === undefined || answer['__typename'] === 'Refusal')
        throw new Error(`${document}: ${JSON.stringify(answer)}`);
      return answer;
    },
    uploads: async (name, bytes) =>
      (await keepUpload(fixtureOf('workspace').runtime, testKey, { name, bytes })).uploadToken,
    settles,
    comes: async (hour) => {
      clock.moveTo(hour);
      await pressLateWork(fixtureOf('workspace').runtime);
      await settles();
    },
    close: async () => {
      for (const relay of relays) await relay.close();
      redis.disconnect();
      await web.stop();
    },
  };
}
