import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import {
  AlwaysOnSampler,
  InMemorySpanExporter,
  ParentBasedSampler,
  SamplingDecision,
  SimpleSpanProcessor,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace-base';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { afterEach, describe, expect, it } from '@jest/globals';
import { nameRequest, withServerSpans } from './server-span.js';
import { currentTrace, currentTraceparent, inSpan, pastSpan, recordSpans } from './span.js';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parent = `00-${traceId}-b7ad6b7169203331-01`;
let server: Server | undefined;

function recorded(sampler: Sampler = new AlwaysOnSampler()): InMemorySpanExporter {
  const exporter = new InMemorySpanExporter();
  new NodeTracerProvider({
    sampler: new ParentBasedSampler({ root: sampler }),
    spanProcessors: [new SimpleSpanProcessor(exporter)],
  }).register();
  recordSpans(
    (id) =>
      sampler.shouldSample(ROOT_CONTEXT, id, '', SpanKind.SERVER, {}, []).decision ===
      SamplingDecision.RECORD_AND_SAMPLED,
  );
  return exporter;
}

afterEach(async () => {
  recordSpans(undefined);
  trace.disable();
  context.disable();
  await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)));
  server = undefined;
});

describe('a span', () => {
  it('is nothing where nobody collects, and the work is done all the same', async () => {
    expect(await inSpan('work', {}, (span) => Promise.resolve(span === undefined ? 'done' : 'seen'))).toBe(
      'done',
    );
    expect([currentTraceparent(), currentTrace()]).toEqual([undefined, undefined]);
  });

  it('goes on with what led to it, and what happens within belongs to it', async () => {
    const exporter = recorded();
    const within = await inSpan('outer', { parent, kind: 'CONSUMER' }, () =>
      inSpan('inner', {}, () => Promise.resolve(currentTraceparent())),
    );
    const [inner, outer] = exporter.getFinishedSpans();
    expect(outer?.spanContext().traceId).toBe(traceId);
    expect(outer?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
    expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
    expect(within).toBe(`00-${traceId}-${inner?.spanContext().spanId}-01`);
  });

  it.each(['', 'nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`.slice(1)])(
    'begins anew after %j',
    async (malformed) => {
      const exporter = recorded();
      await inSpan('work', { parent: malformed }, () => Promise.resolve());
      expect(exporter.getFinishedSpans()[0]?.parentSpanContext).toBeUndefined();
    },
  );

  it('says what went wrong by its kind, never by its words', async () => {
    const exporter = recorded();
    const work = inSpan('work', {}, () => Promise.reject(new TypeError('Eva Nováková')));
    await expect(work).rejects.toThrow('Eva');
    const [span] = exporter.getFinishedSpans();
    expect(span?.attributes).toEqual({ 'error.type': 'TypeError' });
    expect(JSON.stringify([span?.status, span?.events])).not.toContain('Eva');
  });

  it('that is over already belongs to the trace it was for', () => {
    const exporter = recorded();
    pastSpan('publish', { parent }, { from: 1_000, to: 1_250 });
    pastSpan('publish for nobody', {}, { from: 1_000, to: 1_250 });
    expect(exporter.getFinishedSpans().map(({ name, duration }) => [name, duration])).toEqual([
      ['publish', [0, 250_000_000]],
    ]);
  });
});

async function asked(headers: Readonly<Record<string, string>>): Promise<string | undefined> {
  let seen: string | undefined;
  server = createServer(
    withServerSpans((_request, response) => {
      seen = currentTraceparent();
      nameRequest('Order');
      response.writeHead(204).end();
    }),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`, { headers: { ...headers, connection: 'close' } });
  return seen;
}

describe('a request', () => {
  it('is a span of the trace that its caller names, called by what was asked', async () => {
    const exporter = recorded();
    await asked({ traceparent: parent });
    const [span] = exporter.getFinishedSpans();
    expect([span?.name, span?.spanContext().traceId]).toEqual(['Order', traceId]);
    expect(span?.attributes).toEqual({ 'http.request.method': 'GET', 'http.response.status_code': 204 });
  });

  it('is not recorded because its caller says so', async () => {
    const exporter = recorded(new TraceIdRatioBasedSampler(0));
    const within = await asked({ traceparent: parent });
    expect(within).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
    expect(exporter.getFinishedSpans()).toEqual([]);
  });

  it('is recorded by our own choice though its caller says no', async () => {
    const exporter = recorded();
    await asked({ traceparent: parent.replace(/01$/, '00') });
    expect(exporter.getFinishedSpans()).toHaveLength(1);
  });
});
