import { describe, expect, it } from '@jest/globals';
import { MOST_BYTES, textOfFile } from './list-file.js';

const file = (...bytes: number[]): Blob =>
  ({
    size: bytes.length,
    arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer),
  }) as unknown as Blob;
const written = (text: string): number[] => [...Buffer.from(text, 'utf8')];

describe('a file with a list', () => {
  it.each([
    ['UTF-8', written('č;EU'), 'č;EU'],
    ['UTF-16 of a spreadsheet', [0xff, 0xfe, ...Buffer.from('č;EU', 'utf16le')], 'č;EU'],
    ['the code page of Central European Windows', [0xe8, ...written(';EU')], 'č;EU'],
  ])('is read as %s', async (_, bytes, text) =>
    expect((await textOfFile(file(...bytes))).text?.replace(/^\uFEFF/, '')).toBe(text),
  );

  it.each([
    ['a workbook', written('PK\u0003\u0004')],
    ['a document', written('%PDF-1.7')],
    ['a picture', [0x89, 0x50, 0, 0]],
  ])('is refused when it is %s', async (_, bytes) => {
    expect(await textOfFile(file(...bytes))).toEqual({ problem: 'notText' });
  });

  it('may be as large as any upload and not a byte larger', async () => {
    const sized = (size: number): Blob =>
      ({ size, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }) as unknown as Blob;
    expect([await textOfFile(sized(MOST_BYTES)), await textOfFile(sized(MOST_BYTES + 1))]).toEqual([
      { text: '' },
      { problem: 'tooBig' },
    ]);
  });
});
