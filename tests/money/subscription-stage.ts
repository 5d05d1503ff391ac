import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { randomToken, systemIds } from '@cotta/kit/model/words/ids.js';
import type { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { followCalendar, subscriptionsService } from '@cotta/subscriptions/testing.js';
import { letterConsumers, startLetterWorker, workspaceService } from '@cotta/workspace/testing.js';
import { relayFacts } from '../pictures/relayed-facts.js';
import { client, type Client } from './card-holders.js';
import { billing, key, openOrderDesk, type OrderDesk } from './order-desk.js';

/** Somebody who subscribes, and where letters reach him. */
export interface Subscriber extends Client {
  readonly email: string;
  readonly payer: typeof billing;
}

/** Subscriptions, invoicing and the workspace, each on a database of its own, with the simulated card provider and a real mail server, by one clock that a test moves.
 *  What one says is relayed to the others, sealed and encoded as the broker carries it, and delivered twice. Scans are left out: they change neither money nor days. */
export interface SubscriptionStage {
  readonly desk: OrderDesk;
  readonly subscriptions: ServiceFixture;
  readonly workspace: ServiceFixture;
  /** Somebody new whose address the workspace knows. */
  subscriber(): Promise<Subscriber>;
  /** Lets every fact arrive and every job that is due be done. */
  settle(): Promise<void>;
  /** Does what is due at a moment, the letters too: what the workers would by their timers. */
  work(at: string): Promise<void>;
  close(): Promise<void>;
}

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`set ${name} (npm test does)`);
  return value;
}

export async function openSubscriptionStage(clock: FakeClock): Promise<SubscriptionStage> {
  const desk = await openOrderDesk(clock, { savedCards: true });
  const [emailFrom, publicOrigin] = ['Cotta <office@cotta.test>', 'https://cotta.test'];
  // Letters are found by the sweep alone, which this stage asks for.
  const queue = {
    add: () => Promise.resolve(),
    tick: () => undefined,
    waiting: () => Promise.resolve(0),
    close: () => Promise.resolve(),
  };
  const letters = letterConsumers(
    { queue, clock, emailFrom, publicOrigin },
    { encryptionKey: key, linkKey: key },
  );
  const [calendar, desks] = [subscriptionsService(), workspaceService({ linkKey: key, letters })];
  const subscriptions = await openServiceFixture(calendar, clock);
  const workspace = await openServiceFixture(desks, clock);
  const everyone = [
    { fixture: subscriptions, definition: calendar },
    { fixture: desk.fixture, definition: desk.definition },
    { fixture: workspace, definition: desks },
  ];
  const relays = await Promise.all(everyone.map((one) => relayFacts(one, everyone, key)));
  const worker = startLetterWorker({
    db: workspace.db,
    redisUrl: setting('REDIS_URL'),
    clock,
    log: silentLog,
    smtpUrl: setting('SMTP_URL'),
    emailFrom,
    encryptionKey: key,
    publicOrigin,
    linkKey: key,
    queueName: `letters-${randomToken(6)}`,
    // Its own timer goes by the machine’s clock: a sweep of it that is under way while the day moves on would look like one that died.
    sweepEveryMs: 3_600_000,
  });
  const settle = async (): Promise<void> => {
    for (let said = 1; said > 0;) {
      await desk.ticks['jobs']?.work();
      said = 0;
      for (const relay of relays) said += await relay.carry();
    }
  };
  return {
    desk,
    subscriptions,
    workspace,
    subscriber: async () => {
      const viewer = client();
      const email = `${systemIds.next()}@client.test`;
      const contact = { email, firstName: 'Jana', lastName: 'Nováková', phone: '', language: 'en' };
      await workspace.db.query(
        `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'en', 'SK', true)`,
        [viewer.userId, Buffer.from(encryptContact(contact, key).sealed)],
      );
      return { ...viewer, email, payer: { ...billing, email } };
    },
    settle,
    work: async (at) => {
      clock.moveTo(at);
      await followCalendar(subscriptions.runtime);
      await settle();
      for (const name of ['bank', 'reminders', 'overdue', 'unpaid', 'card-expiry', 'disputes'])
        await desk.ticks[name]?.work();
      await settle();
      await worker.sweep();
    },
    close: async () => {
      await worker.close();
      await Promise.all(relays.map((relay) => relay.close()));
      await Promise.all([subscriptions.close(), workspace.close()]);
      await desk.close();
    },
  };
}
