import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: Buffer;
}

export interface NotificationReceiver {
  readonly url: string;
  /** Status of the answer to each delivery so far. */
  readonly answers: number[];
  /** Resolves when so many deliveries were answered. */
  arrived(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** An HTTP endpoint such as the invoicing service will have. `answer`: the status for a delivery. */
export async function openReceiver(
  answer: (delivery: Arrived) => number | Promise<number>,
): Promise<NotificationReceiver> {
  const answers: number[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const status = await answer({ headers: request.headers, rawBody: Buffer.concat(chunks) });
      response.writeHead(status).end();
      answers.push(status);
      for (const { count, done } of waiting) if (answers.length >= count) done();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the receiver has no port');
  return {
    url: `http://127.0.0.1:${address.port}/notifications`,
    answers,
    arrived: (count) =>
      new Promise((done) => (answers.length >= count ? done() : waiting.push({ count, done }))),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
