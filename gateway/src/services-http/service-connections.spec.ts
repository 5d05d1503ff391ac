import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { RequestEnd } from '../request-end.js';
import { ConnectionFault } from './service-connection.js';
import { ServiceConnections } from './service-connections.js';

/** A side that answers as each test says, and what it was asked. */
interface Other {
  readonly connections: ServiceConnections;
  readonly asked: { readonly text: string; readonly socket: Socket }[];
  /** Settles when it was asked so often. */
  askedTimes(times: number): Promise<void>;
  readonly sockets: Socket[];
  readonly server: Server;
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function other(answer: (socket: Socket, text: string, count: number) => void): Promise<Other> {
  const asked: Other['asked'] = [];
  const sockets: Socket[] = [];
  const heard = new Set<() => void>();
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      asked.push({ text, socket });
      for (const tell of heard) tell();
      answer(socket, text, asked.length);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const connections = new ServiceConnections(
    new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
  closing.push(async () => {
    await connections.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  });
  const askedTimes = (times: number): Promise<void> =>
    new Promise((done) => {
      const look = (): void => {
        if (asked.length >= times) done();
      };
      heard.add(look);
      look();
    });
  return { connections, asked, askedTimes, sockets, server };
}

const ok = (text: string): string =>
  `HTTP/1.1 200 OK\r\nkeep-alive: timeout=65\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
const ask = ({ connections }: Other, text = 'GET', end = new RequestEnd()) =>
  connections.ask(text, { mostBytes: 1_000, end });
const failure = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: unknown) => error,
  );

describe('connections to a service', () => {
  it('carry one question after the other, and signs of every kind', async () => {
    const side = await other((socket, text) => socket.write(ok(`${text} ✓`)));
    for (const text of ['plain', 'žluťoučký €', 'plain again'])
      expect(await ask(side, text)).toEqual({ status: 200, text: `${text} ✓` });
    expect(side.sockets).toHaveLength(1);
  });

  it('carry one question each at a time', async () => {
    const side = await other((socket, text) => {
      // The first one is answered last.
      if (text === 'second') {
        socket.write(ok(text));
        side.asked[0]?.socket.write(ok('first'));
      }
    });
    const first = ask(side, 'first');
    await side.askedTimes(1);
    expect(await Promise.all([first, ask(side, 'second')])).toEqual([
      { status: 200, text: 'first' },
      { status: 200, text: 'second' },
    ]);
    expect(side.sockets).toHaveLength(2);
  });

  it('are sixty-four; whoever finds none waits for his turn', async () => {
    const side = await other((_, __, count) => {
      if (count === 64) for (const { text, socket } of side.asked) socket.write(ok(text));
      if (count > 64) side.asked.at(-1)?.socket.write(ok(side.asked.at(-1)?.text ?? ''));
    });
    const texts = Array.from({ length: 100 }, (_, index) => `question ${index}`);
    const answers = await Promise.all(texts.map((text) => ask(side, text)));
    expect(answers.map(({ text }) => text)).toEqual(texts);
    expect(side.sockets).toHaveLength(64);
  });

  it('are not used again when the other side closed them meanwhile', async () => {
    const side = await other((socket, text) => socket.write(ok(text)));
    await ask(side, 'first');
    const [socket] = side.sockets;
    const closed = new Promise((done) => socket?.once('close', done));
    socket?.end();
    await closed;
    expect((await ask(side, 'second')).text).toBe('second');
    expect(side.sockets).toHaveLength(2);
  });

  it('are not used again when something comes that nobody asked for', async () => {
    const side = await other((socket, text) => socket.write(ok(text)));
    await ask(side, 'first');
    const [socket] = side.sockets;
    const closed = new Promise((done) => socket?.once('close', done));
    socket?.write(ok('an answer to nobody'));
    await closed;
    expect((await ask(side, 'second')).text).toBe('second');
  });

  it('say that nothing was answered when they are cut before the first byte, and otherwise that it broke off', async () => {
    const side = await other((socket, text) => {
      if (text === 'begun')
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nab', () => socket.destroy());
      else socket.destroy();
    });
    expect(await failure(ask(side))).toMatchObject({ isBeforeAnswer: true });
    expect(await failure(ask(side, 'begun'))).toMatchObject({ isBeforeAnswer: false });
  });

  it('say that nothing was answered when nobody listens', async () => {
    const side = await other(() => undefined);
    await new Promise((done) => side.server.close(done));
    const fault = await failure(ask(side));
    expect(fault).toBeInstanceOf(ConnectionFault);
    expect(fault).toMatchObject({ isBeforeAnswer: true, cause: { code: 'ECONNREFUSED' } });
  });

  it('are cut when nobody waits any longer, and the next question gets an answer of its own', async () => {
    const side = await other((socket, text) => {
      if (text !== 'slow') socket.write(ok(text));
    });
    const end = new RequestEnd();
    const slow = failure(ask(side, 'slow', end));
    await side.askedTimes(1);
    const cut = new Promise((done) => side.sockets[0]?.once('close', done));
    end.end();
    expect(await slow).toMatchObject({ message: expect.stringContaining('nobody waits') });
    await cut;
    expect((await ask(side, 'next')).text).toBe('next');
  });

  it('are not waited for by a request that is over', async () => {
    const side = await other((socket, text) => {
      if (text === 'last') for (const one of side.asked) one.socket.write(ok(one.text));
    });
    const end = new RequestEnd();
    const busy = Array.from({ length: 63 }, (_, index) => ask(side, `busy ${index}`));
    const last = ask(side, 'last');
    const waiting = failure(ask(side, 'waiting', end));
    end.end();
    expect(await waiting).toMatchObject({ message: expect.stringContaining('nobody waits') });
    await Promise.all([...busy, last]);
    expect(await failure(ask(side, 'too late', end))).toMatchObject({
      message: 'nobody waits for the answer',
    });
    expect(side.asked.map(({ text }) => text)).not.toContain('waiting');
  });

  it('answer everybody when they close', async () => {
    const side = await other(() => undefined);
    const asked = Array.from({ length: 70 }, () => failure(ask(side)));
    await side.askedTimes(64);
    await side.connections.close();
    expect((await Promise.all(asked)).every((error) => error instanceof Error)).toBe(true);
    expect(await failure(ask(side))).toBeInstanceOf(Error);
  });
});
