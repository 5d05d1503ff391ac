import { describe, expect, it } from '@jest/globals';
import { AnswerReader, type HttpAnswer } from './answer-reader.js';

const MOST = 1_000;
const plain = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\nKeep-Alive: timeout=65\r\n\r\n{"é":"ü"}'.replace(
  '9',
  '11',
);
const chunked =
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"é":\r\n5;note=x\r\n"ü"}\r\n0\r\nTrailer: x\r\n\r\n'.replace(
    '5\r\n{"é":',
    '6\r\n{"é":',
  );

/** Reads what came in pieces of a size; each piece lies in the same memory, as a connection may do it. */
function read(
  text: string,
  size: number,
  most = MOST,
): { answer: HttpAnswer | undefined; reader: AnswerReader } {
  const bytes = Buffer.from(text);
  const reader = new AnswerReader(most);
  const memory = Buffer.alloc(size);
  let answer: HttpAnswer | undefined;
  for (let at = 0; at < bytes.length && answer === undefined; at += size) {
    const length = bytes.copy(memory, 0, at, at + size);
    answer = reader.read(memory.subarray(0, length));
    memory.fill(0x7a);
  }
  return { answer, reader };
}

describe.each([1, 2, 7, 50, 10_000])('an answer that comes %i bytes at a time', (size) => {
  it.each([
    ['says its length', plain],
    ['comes in chunks', chunked],
    ['is preceded by one that says to go on', `HTTP/1.1 100 Continue\r\n\r\n${plain}`],
  ])('is read whole when it %s', (_, text) => {
    expect(read(text, size).answer).toEqual({ status: 200, text: '{"é":"ü"}' });
  });

  it('ends with the connection when it says nothing of its end', () => {
    const { answer, reader } = read('HTTP/1.1 200 OK\r\n\r\n{"é":"ü"}', size);
    expect(answer).toBeUndefined();
    expect(reader.ended()).toEqual({ status: 200, text: '{"é":"ü"}' });
    expect(reader.idleMs).toBe(0);
  });

  it('is not whole before its end', () => {
    for (const text of [plain, chunked]) {
      const { answer, reader } = read(text.slice(0, -1), size);
      expect(answer).toBeUndefined();
      expect(reader.ended()).toBeUndefined();
    }
  });

  it.each([
    ['is no HTTP', '<html>no</html>\r\n\r\n', 'not HTTP'],
    ['is of another version', 'HTTP/2.0 200 OK\r\n\r\n', 'not HTTP'],
    [
      'has a head without end',
      `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(20_000)}`,
      'head of the answer is too long',
    ],
    ['has a line that is no header', 'HTTP/1.1 200 OK\r\nnothing\r\n\r\n', 'not one'],
    ['has a length that is no number', 'HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n', 'no number'],
    ['has two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\nContent-Length: 2\r\n\r\nab', 'twice'],
    [
      'has a length and chunks',
      'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      'plainly',
    ],
    ['is coded', 'HTTP/1.1 200 OK\r\ntransfer-encoding: gzip, chunked\r\n\r\n', 'plainly'],
    ['has a chunk without size', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nx\r\n', 'no number'],
    [
      'has a chunk that is longer than it says',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\nabc\r\n',
      'longer',
    ],
    ['says that it is too big', 'HTTP/1.1 200 OK\r\ncontent-length: 1001\r\n\r\n', 'too big'],
    [
      'is too big in chunks',
      `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3e9\r\n${'a'.repeat(1_001)}`,
      'too big',
    ],
    ['is too big without an end', `HTTP/1.1 200 OK\r\n\r\n${'a'.repeat(1_001)}`, 'too big'],
  ])('is refused when it %s', (_, text, why) => {
    expect(() => read(text, size)).toThrow(why);
  });
});

describe('the connection after an answer', () => {
  const idle = (text: string): number => read(text, 10_000).reader.idleMs;

  it('may be used for a second less than the other side keeps it', () => {
    expect(idle(plain)).toBe(64_000);
    expect(idle('HTTP/1.1 204 No Content\r\nkeep-alive: timeout=5, max=100\r\n\r\n')).toBe(4_000);
    expect(idle('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')).toBe(4_000);
  });

  it.each([
    ['it says so', 'HTTP/1.1 200 OK\r\nConnection: close\r\ncontent-length: 0\r\n\r\n'],
    ['it is of the first version', 'HTTP/1.0 200 OK\r\ncontent-length: 0\r\n\r\n'],
    ['more came than was said', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nabc'],
    ['more came after the last chunk', `${chunked}HTTP/1.1 200 OK\r\n`],
    ['it is kept for a moment only', 'HTTP/1.1 200 OK\r\nkeep-alive: timeout=1\r\ncontent-length: 0\r\n\r\n'],
  ])('is not used again when %s', (_, text) => {
    const { answer, reader } = read(text, 10_000);
    expect(answer?.status).toBeDefined();
    expect(reader.idleMs).toBe(0);
  });
});
