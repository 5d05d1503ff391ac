import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import kafkajs from 'kafkajs';
import { giveKafkaPassword, startKafka } from '../local/kafka.mjs';
import { rolePassword } from '../local/keys.mjs';
import { freePort } from '../local/net.mjs';
import { SERVICES } from '../local/processes.mjs';
import { LocalCopy } from './local-copy.mjs';
import { prove } from './proof.mjs';
import { oneEach, untilLettersCame, visitorsAsk } from './visitors.mjs';

const USER = 'cotta';

/** @typedef {{ former: string, replace: (password: string) => Promise<void>, startAnew: () => Promise<void> }} AskingBroker */

/** @type {WeakMap<LocalCopy, AskingBroker>} */
const brokerOf = new WeakMap();

/** @type {import('./all-drills.mjs').Drill} */
export const rotateKafkaPasswords = {
  name: 'rotate-kafka-passwords',
  about:
    'the password with which programs speak to Kafka is replaced, and the broker is started anew meanwhile',
  recipe: 'Replace a key',
  /** Its Kafka asks who comes. */
  async own(base, say) {
    const dir = mkdtempSync(join(tmpdir(), 'cotta-drill-'));
    const [port, controllerPort, passwordPort] = [await freePort(), await freePort(), await freePort()];
    const former = rolePassword();
    const copy = new LocalCopy(base, say, {
      env: {
        KAFKA_BROKERS: `127.0.0.1:${passwordPort}`,
        KAFKA_USERNAME: USER,
        KAFKA_PASSWORD: former,
      },
    });
    /** @type {ReturnType<typeof startKafka> | undefined} */
    let server;
    const start = () => (server = startKafka({ port, controllerPort, passwordPort, dir }));
    // One that is still starting is waited for.
    const stop = async () => (await server?.catch(() => undefined))?.stop();
    const replace = (/** @type {string} */ password) =>
      giveKafkaPassword(`127.0.0.1:${port}`, { user: USER, password });
    copy.whenEnded(async () => {
      await stop();
      rmSync(dir, { recursive: true });
    });
    copy.beforeStart(async () => {
      await start();
      await replace(former);
      say('copy', 'Kafka asks for a name and a password (SCRAM-SHA-512)');
    });
    const startAnew = async () => {
      await stop();
      await start();
    };
    brokerOf.set(copy, { former, replace, startAnew });
    return copy;
  },
  async play(copy, say) {
    const broker = brokerOf.get(copy);
    if (broker === undefined) throw new Error('this copy has no Kafka that asks who comes');
    const first = await visitorsAsk(copy, 5);
    prove(say, 'letters before', await untilLettersCame(copy, first), oneEach(5));

    const password = rolePassword();
    await broker.replace(password);
    say('recipe', 'Kafka has the new password; it keeps one for a user, so the former one has ended');
    const open = await visitorsAsk(copy, 5);
    prove(
      say,
      'letters of those who asked over the open lines',
      await untilLettersCame(copy, open),
      oneEach(5),
    );

    await broker.startAnew();
    say('damage', 'the broker was started anew: every line has to say the password again');
    const waiting = await visitorsAsk(copy, 5);
    say('seen', '5 visitors asked meanwhile, each was answered');
    await copy.untilLogged('requests', 'SASL');
    await copy.untilFigure('requests', 'cotta_events_unpublished', { is: (value) => value >= 5 });
    say('seen', 'alert CottaEventsUnpublished (after two minutes): docs/runbook.md#events-are-not-published');

    for (const service of SERVICES) await copy.again(service, { KAFKA_PASSWORD: password });
    prove(say, 'letters of those who waited', await untilLettersCame(copy, waiting), oneEach(5));
    await copy.untilFigure('requests', 'cotta_events_unpublished', { is: (value) => value === 0 });
    for (const service of SERVICES)
      await copy.untilFigure(service, 'cotta_consumer_lag_records', { is: (value) => value === 0 });
    prove(
      say,
      'the former password is answered with',
      await answerTo(copy, broker.former),
      'SASL_AUTHENTICATION_FAILED',
    );
    prove(say, 'the new password is answered with', await answerTo(copy, password), 'welcome');
    for (const service of ['requests', 'workspace'])
      prove(
        say,
        `${service}, rows are what its facts say: ended with`,
        (await copy.rebuild(service, '--check')).code,
        0,
      );
    const last = await visitorsAsk(copy, 5);
    prove(say, 'letters afterwards', await untilLettersCame(copy, [...first, ...open, ...waiting, ...last]), {
      none: 0,
      one: 20,
      more: 0,
    });
  },
};

/** @param {LocalCopy} copy @param {string} password */
async function answerTo(copy, password) {
  const admin = new kafkajs.Kafka({
    clientId: 'drill',
    brokers: copy.servers.KAFKA_BROKERS.split(','),
    sasl: { mechanism: 'scram-sha-512', username: USER, password },
    logLevel: kafkajs.logLevel.NOTHING,
    retry: { retries: 0 },
  }).admin();
  try {
    await admin.connect();
    return 'welcome';
  } catch (error) {
    const { type, name, message } = /** @type {Error & { type?: string }} */ (error);
    return type ?? (name === 'KafkaJSSASLAuthenticationError' ? 'SASL_AUTHENTICATION_FAILED' : message);
  } finally {
    await admin.disconnect();
  }
}
