import { createServer as createPlain, type AddressInfo, type Server, type Socket } from 'node:net';
import { createSecureContext, createServer, TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { FakeClock } from '../../model/time/fake-clock.js';
import { tlsTrap } from '../../testing/tls-trap.js';
import { CertificateWatch } from './certificate-watch.js';

const DAY_S = 86_400;
let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server === undefined ? resolve(0) : server.close(resolve))));

const listening = async (made: Server): Promise<number> => {
  server = made;
  await new Promise<void>((resolve) => made.listen(0, 'localhost', () => resolve()));
  return (made.address() as AddressInfo).port;
};
const served = (expired = false): Promise<number> =>
  listening(createServer(tlsTrap('localhost', { expired }), (socket) => socket.end()));

/** A server that begins to speak TLS when it is asked to. `answers`: what it says to what begins so. */
const greeting = (
  hello: string,
  answers: readonly (readonly [string, string, boolean])[],
): Promise<number> => {
  const secureContext = createSecureContext(tlsTrap('localhost'));
  return listening(
    createPlain((line: Socket) => {
      if (hello !== '') line.write(hello);
      line.on('error', () => undefined);
      const hear = (bytes: Buffer): void => {
        const [, reply = '', begins = false] =
          answers.find(([asked]) => bytes.toString('latin1').startsWith(asked)) ?? [];
        if (begins) line.off('data', hear);
        line.write(reply);
        if (begins) new TLSSocket(line, { isServer: true, secureContext }).on('error', () => undefined);
      };
      line.on('data', hear);
    }),
  );
};

/** Days left and whether it could not be read, as the figures say them after one look. */
const figures = async (address: string, clock = new FakeClock(new Date())) => {
  const registry = new Registry();
  const watch = new CertificateWatch(registry, clock);
  watch.watch(address);
  await watch.look();
  const text = await registry.metrics();
  const figure = (name: string): number | undefined => {
    const found = new RegExp(`^${name}\\{host="[^"]+"\\} (\\S+)`, 'm').exec(text)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const end = figure('cotta_certificate_expires_timestamp_seconds');
  return {
    days: end === undefined ? undefined : Math.round((end - Date.now() / 1000) / DAY_S),
    unread: figure('cotta_certificate_unread'),
  };
};

describe('the certificate of a host', () => {
  it.each([
    [false, 1],
    [true, -1],
  ])('is seen with its end, also after it (%p)', async (expired, days) =>
    expect(await figures(`https://localhost:${await served(expired)}/api`)).toEqual({ days, unread: 0 }),
  );

  it('is said to be unread where nobody answers', async () =>
    expect(await figures('https://localhost:9')).toEqual({ days: undefined, unread: 1 }));

  it('of a mail server is seen after STARTTLS', async () => {
    const port = await greeting('220 mail\r\n', [
      ['EHLO', '250-mail\r\n250-SIZE 1000\r\n250 STARTTLS\r\n', false],
      ['STARTTLS', '220 go on\r\n', true],
    ]);
    expect(await figures(`smtp://user:secret@localhost:${port}`)).toEqual({ days: 1, unread: 0 });
  });

  it('of a database is seen after it was asked for', async () => {
    const port = await greeting('', [['\0\0\0\u0008', 'S', true]]);
    expect(await figures(`postgres://who:secret@localhost:${port}/db?sslmode=verify-full`)).toEqual({
      days: 1,
      unread: 0,
    });
  });

  it.each([
    ['smtp', '220 mail\r\n', [['EHLO', '250 mail\r\n', false]]],
    ['postgres', '', [['\0\0\0\u0008', 'N', false]]],
  ] as const)('is no figure where %s speaks no TLS', async (protocol, hello, answers) => {
    const port = await greeting(hello, answers);
    expect(await figures(`${protocol}://localhost:${port}/?sslmode=prefer`)).toEqual({});
  });

  it.each(['http://localhost:4300', 'postgres://localhost:5432/db', 'redis://localhost', 'no address'])(
    'is none of %s',
    async (address) => expect(await figures(address)).toEqual({}),
  );

  it('is asked for once an hour, however often figures are read and whoever names the host', async () => {
    let asked = 0;
    const port = await served();
    server?.on('connection', () => (asked += 1));
    const clock = new FakeClock('2026-11-16T09:00:00Z');
    const watch = new CertificateWatch(new Registry(), clock);
    for (const path of ['a', 'b']) watch.watch(`https://localhost:${port}/${path}`);
    await watch.look();
    await watch.look();
    expect(asked).toBe(1);
    clock.moveBy({ hours: 1 });
    await watch.look();
    expect(asked).toBe(2);
  });
});
