import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { zipStream, type ZipEntry } from './zip-stream.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const whole = (entries: readonly ZipEntry[]): Promise<Buffer> => buffer(zipStream(entries));

describe('an archive', () => {
  it('holds every entry, also an empty one and one whose name is no ASCII, and is the same every time', async () => {
    const entries: readonly ZipEntry[] = [
      { name: 'application.xml', content: () => [bytes('<a>'), bytes('</a>')] },
      { name: 'documents/01-č.pdf', content: () => [bytes('Dlhá 1')] },
      { name: 'empty', content: () => [] },
    ];
    const archive = await whole(entries);
    const found = Object.entries(unzipSync(archive)).map(([name, content]) => [
      name,
      new TextDecoder().decode(content),
    ]);
    expect(found).toEqual([
      ['application.xml', '<a></a>'],
      ['documents/01-č.pdf', 'Dlhá 1'],
      ['empty', ''],
    ]);
    expect((await whole(entries)).equals(archive)).toBe(true);
  });

  it('asks for an entry only when its turn has come', async () => {
    const asked: string[] = [];
    const entry = (name: string): ZipEntry => ({ name, content: () => (asked.push(name), [bytes(name)]) });
    const archive = zipStream([entry('a'), entry('b')]);
    await archive.next();
    expect(asked).toEqual(['a']);
    await archive.return(undefined);
    expect(asked).toEqual(['a']);
  });

  it('whose entry breaks does not look whole', async () => {
    const pieces: Uint8Array[] = [];
    const broken = async function* (): AsyncGenerator<Uint8Array> {
      yield bytes('half');
      throw new Error('gone');
    };
    await expect(
      (async () => {
        for await (const piece of zipStream([{ name: 'a', content: broken }])) pieces.push(piece);
      })(),
    ).rejects.toThrow('gone');
    expect(() => unzipSync(Buffer.concat(pieces))).toThrow();
  });
});
