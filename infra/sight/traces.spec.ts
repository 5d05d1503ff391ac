import { describe, expect, it } from '@jest/globals';
import { startCollector } from './collector.mjs';
import { spansOf } from './spans.mjs';
import { waterfall } from './trace-page.mjs';
import { Traces } from './traces.mjs';

const trace = 'a'.repeat(32);
const span = (spanId: string, parentSpanId: string | undefined, begin: number) => ({
  traceId: trace,
  spanId,
  parentSpanId,
  name: `step ${spanId}`,
  startTimeUnixNano: `${1_700_000_000_000 + begin}000000`,
  endTimeUnixNano: `${1_700_000_000_000 + begin + 5}500000`,
  status: spanId === 'c' ? { code: 2 } : {},
  attributes: [{ key: 'db.query.text', value: { stringValue: 'select 1' } }],
});
const sent = (service: string, ...spans: ReturnType<typeof span>[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] },
      scopeSpans: [{ spans }],
    },
  ],
});

describe('traces', () => {
  it('are read with who did what, when and for how long', () =>
    expect(spansOf(sent('requests', span('b', 'a', 3)))).toEqual([
      {
        traceId: trace,
        spanId: 'b',
        parentId: 'a',
        service: 'requests',
        name: 'step b',
        from: 1_700_000_000_003,
        to: 1_700_000_000_008.5,
        failed: false,
        attributes: { 'db.query.text': 'select 1' },
      },
    ]));

  it('are in order however their steps come in: parents first, children by their begin', () => {
    const traces = new Traces();
    traces.add(spansOf(sent('worker', span('d', 'b', 9), span('c', 'b', 4))));
    traces.add(spansOf(sent('gateway', span('b', 'a', 1))));
    traces.add(spansOf(sent('web', span('a', undefined, 0))));
    expect(traces.trace(trace).map(({ spanId, depth }) => [spanId, depth])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
      ['d', 2],
    ]);
    expect(traces.latest(10)).toEqual([
      {
        id: trace,
        name: 'step a',
        from: 1_700_000_000_000,
        ms: 14.5,
        spans: 4,
        services: 3,
        failed: true,
      },
    ]);
  });

  it('begin with the first step that is known where what led to it was not recorded', () => {
    const traces = new Traces();
    traces.add(spansOf(sent('web', span('b', 'browser', 1))));
    expect(traces.trace(trace).map(({ depth }) => depth)).toEqual([0]);
  });

  it('are drawn without letting a name become markup', () =>
    expect(
      waterfall([
        {
          ...(spansOf(sent('web', { ...span('a', undefined, 0), name: '<script>' }))[0] ?? never()),
          depth: 0,
        },
      ]),
    ).toContain('&lt;script>'));

  it('come over HTTP and are shown, and nothing else is', async () => {
    const collector = await startCollector({ host: '127.0.0.1', port: 0 });
    const at = `http://127.0.0.1:${collector.port}`;
    const posted = await fetch(`${at}/v1/traces`, {
      method: 'POST',
      body: JSON.stringify(sent('web', span('a', undefined, 0))),
    });
    const wrong = await fetch(`${at}/v1/traces`, { method: 'POST', body: 'no json' });
    const list = await (await fetch(at)).text();
    const one = await (await fetch(`${at}/traces/${trace}.json`)).json();
    const other = await fetch(`${at}/anything`);
    await collector.close();
    expect([posted.status, wrong.status, other.status]).toEqual([200, 400, 404]);
    expect(list).toContain('step a');
    expect(one).toHaveLength(1);
  });
});

function never(): never {
  throw new Error('there is a span');
}
