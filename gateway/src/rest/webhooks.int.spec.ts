import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { problemOf } from '../problem.js';
import { webhooks, type Webhooks } from './webhooks.js';

interface Heard {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let heard: Heard[];
let service: Server;
let gateway: Server;
let answered: Webhooks;
let origin: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard.push({
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      response.writeHead(request.headers['x-twilio-signature'] === 'forged' ? 403 : 204).end();
    });
  });
  const url = await listening(service);
  answered = webhooks(
    { invoicing: `${url}/invoicing`, trademarks: `${url}/trademarks`, workspace: `${url}/workspace` },
    () => Promise.resolve('signed by the gateway'),
  );
  const app = express();
  for (const [path, webhook] of Object.entries(answered))
    app.post(path, (request, response) => webhook.receive(request, response));
  app.use(
    (error: unknown, _request: express.Request, response: express.Response, _next: express.NextFunction) =>
      void response.status(problemOf(error, 'trace').status).end(),
  );
  gateway = createServer(app);
  origin = await listening(gateway);
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  await Promise.all(Object.values(answered).map((webhook) => webhook.close()));
  for (const server of [gateway, service]) await new Promise((resolve) => void server.close(resolve));
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  return `http://127.0.0.1:${at.port}`;
}

describe('what outside systems tell by themselves', () => {
  it('reaches its service byte for byte, with its signature and its question mark, and without what the sender claims to be', async () => {
    const body = 'MessageSid=SM1&MessageStatus=delivered&Body=%C4%8D+%2B';
    const answer = await fetch(`${origin}/api/sms/status?message=1a`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': 'abc=',
        'x-viewer': 'I am an admin',
      },
    });
    expect(answer.status).toBe(204);
    expect(heard).toMatchObject([
      {
        url: '/workspace/internal/sms/status?message=1a',
        body,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': 'abc=',
          'x-viewer': 'signed by the gateway',
        },
      },
    ]);
    await fetch(`${origin}/api/revolut-payment/webhook`, {
      method: 'POST',
      body: '{"event":"ORDER_COMPLETED"}',
      headers: {
        'revolut-signature': 'v1=1',
        'revolut-request-timestamp': '2',
        'x-twilio-signature': 'abc=',
      },
    });
    expect(heard[1]).toMatchObject({
      url: '/invoicing/internal/revolut-payment/webhook',
      body: '{"event":"ORDER_COMPLETED"}',
      headers: {
        'content-type': 'application/json',
        'revolut-signature': 'v1=1',
        'revolut-request-timestamp': '2',
      },
    });
    expect(heard[1]?.headers).not.toHaveProperty('x-twilio-signature');
  });

  it('gets the service’s own no', async () => {
    expect(
      (
        await fetch(`${origin}/api/sms/status?message=1a`, {
          method: 'POST',
          body: 'x=1',
          headers: { 'x-twilio-signature': 'forged' },
        })
      ).status,
    ).toBe(403);
  });

  it('is refused where it is too long', async () => {
    expect(
      (await fetch(`${origin}/api/sms/status`, { method: 'POST', body: 'x'.repeat(65_537) })).status,
    ).toBe(413);
    expect(heard).toEqual([]);
  });

  it('may be a mail of ten megabytes, with the three headers of its signature, and none above twelve', async () => {
    const send = (bytes: number) =>
      fetch(`${origin}/api/inbound-mail`, {
        method: 'POST',
        body: 'x'.repeat(bytes),
        headers: {
          'content-type': 'text/plain',
          'webhook-id': 'm1',
          'webhook-timestamp': '1',
          'webhook-signature': 'v1,abc=',
        },
      });
    expect((await send(10_485_760)).status).toBe(204);
    expect(heard).toMatchObject([
      {
        url: '/workspace/internal/inbound-mail',
        headers: {
          'content-type': 'message/rfc822',
          'webhook-id': 'm1',
          'webhook-timestamp': '1',
          'webhook-signature': 'v1,abc=',
        },
      },
    ]);
    expect(heard[0]?.body.length).toBe(10_485_760);
    expect((await send(12_582_913)).status).toBe(413);
    expect(heard).toHaveLength(1);
  });
});
