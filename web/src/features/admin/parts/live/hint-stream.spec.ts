import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventCutter } from './event-text.js';
import { HintStream, type Heard } from './hint-stream.js';

describe('the text of a stream', () => {
  it('is cut into its events wherever the pieces end', () => {
    const cut = eventCutter();
    expect(cut(': welcome\n\nid: 1-0\nda')).toEqual([]);
    expect(cut('ta: {"a":1}\n\nevent: missed\ndata: {}\n\n')).toEqual([
      { id: '1-0', event: 'message', data: '{"a":1}' },
      { id: undefined, event: 'missed', data: '{}' },
    ]);
  });
});

interface Line {
  readonly place: string | undefined;
  say(text: string): void;
  end(): void;
}

const START = Date.parse('2026-11-24T14:02:00Z');
let lines: Line[];
let refusals: number;
let heard: Heard[];
let stream: HintStream;
const hint = (id: string) => ({ kind: 'task', id, version: 2 });
const said = (place: string, id: string) => `id: ${place}\ndata: ${JSON.stringify(hint(id))}\n\n`;
const line = (): Line => {
  const last = lines.at(-1);
  if (last === undefined) throw new Error('nobody opened a line');
  return last;
};
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  [lines, heard, refusals] = [[], [], 0];
  stream = new HintStream({
    now: Date.now,
    open: (place) => {
      if (refusals > 0) {
        refusals -= 1;
        return Promise.reject(new TypeError('offline'));
      }
      const bytes = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          lines.push({
            place,
            say: (text) => controller.enqueue(bytes.encode(text)),
            end: () => controller.close(),
          });
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    },
  });
});
afterEach(() => void jest.useRealTimers());

describe('the stream of hints', () => {
  it('is one for all who listen, open from the first to the last', async () => {
    const other: Heard[] = [];
    const leave = [stream.listen((news) => heard.push(news)), stream.listen((news) => other.push(news))];
    await settle();
    expect(lines).toHaveLength(1);
    line().say(`: welcome\n\n${said('5-0', 'a')}`);
    await settle();
    expect([heard, other]).toEqual([[[hint('a')]], [[hint('a')]]]);
    leave.forEach((end) => end());
    await settle(60_000);
    expect(lines).toHaveLength(1);
  });

  it('goes on where it was when the line broke', async () => {
    stream.listen((news) => heard.push(news));
    await settle();
    line().say(said('7-1', 'a'));
    await settle();
    line().end();
    await settle(1_000);
    expect(lines).toHaveLength(2);
    expect(line().place).toBe('7-1');
  });

  it('says that nobody knows what was said where it broke before anything was, and where it was too much', async () => {
    stream.listen((news) => heard.push(news));
    await settle();
    line().say(': welcome\n\n');
    await settle();
    line().end();
    await settle(1_000);
    line().say(': welcome\n\n');
    await settle();
    expect(heard).toEqual(['missed']);
    line().say('event: missed\ndata: {}\n\n');
    await settle();
    expect(heard).toEqual(['missed', 'missed']);
  });

  it('says since when it is lost, tries again in growing steps, and at once when asked', async () => {
    stream.listen((news) => heard.push(news));
    await settle();
    expect(stream.lostAt()).toBe(START);
    line().say(': welcome\n\n');
    await settle();
    expect(stream.lostAt()).toBeUndefined();
    refusals = 3;
    await settle(10_000);
    line().end();
    await settle();
    const lost = START + 10_000;
    expect(stream.lostAt()).toBe(lost);
    await settle(1_000 + 2_000);
    expect(lines).toHaveLength(1);
    expect(refusals).toBe(1);
    stream.again();
    await settle();
    expect(refusals).toBe(0);
    stream.again();
    await settle();
    expect(lines).toHaveLength(2);
    line().say(': welcome\n\n');
    await settle();
    expect(stream.lostAt()).toBeUndefined();
  });

  it('takes a long silence for the end', async () => {
    stream.listen((news) => heard.push(news));
    await settle();
    line().say(': welcome\n\n');
    await settle(39_000);
    expect(lines).toHaveLength(1);
    await settle(2_000);
    expect(lines).toHaveLength(2);
  });
});
