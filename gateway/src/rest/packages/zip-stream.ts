import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  /** Asked for when its turn comes, so that one file at a time is on its way. */
  readonly content: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The same content gives the same file. The format begins with 1980, in local time. */
const DAY_ONE = new Date(1980, 0, 2);
/** Pictures and PDFs are compressed already; what matters is that every reader opens the entries, and some open streamed ones only deflated. */
const LEVEL = 1;
const nothing = new Uint8Array(0);

/** An archive as it comes to be. @throws what the content of an entry throws; the archive then ends without its directory, which every program notices */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    ready.push(piece);
  });
  for (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: LEVEL });
    file.mtime = DAY_ONE;
    zip.add(file);
    for await (const piece of content()) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(nothing, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
