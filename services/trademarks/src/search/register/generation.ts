import { createWriteStream } from 'node:fs';
import { open, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import { IndexBuilder } from '../index/index-builder.js';
import type { RegisterMark } from '../index/register-mark.js';
import { saveIndex } from '../index/snapshot.js';
import type { WeighWord } from '../text/analysed-name.js';
import type { RegisterCoverage } from './coverage.js';
import { readLines } from './read-lines.js';
import { readJson, writeWhole, type StateFolder } from './state-folder.js';

/** What is known of a source's last import. */
export interface SourceFacts {
  readonly source: string;
  readonly file: string;
  /** SHA-256 of the file. */
  readonly fingerprint: string;
  /** Settings that change what the same file gives. */
  readonly settings: string;
  readonly accepted: number;
  readonly rejected: number;
  /** Instant of the import, ISO. */
  readonly importedAt: string;
  /** As whoever imported it said. @defaultValue a sample: nobody said that it is more */
  readonly coverage?: RegisterCoverage;
}

export interface GenerationFacts {
  readonly marks: number;
  readonly sources: readonly SourceFacts[];
  /** By office: instant of the newest import that brought marks of it. */
  readonly dataAsOf: Readonly<Record<string, string>>;
  /** By office: how much of its register that import holds. @defaultValue samples */
  readonly coverage?: Readonly<Record<string, RegisterCoverage>>;
}

/** Sources with their facts, the newest import first. */
export async function listSources(folder: StateFolder): Promise<SourceFacts[]> {
  const names = await readdir(folder.sources).catch(() => []);
  const facts = await Promise.all(
    names.map((name) => readJson<SourceFacts>(join(folder.source(name), 'about.json'))),
  );
  return facts
    .filter((one) => one !== undefined)
    .toSorted((a, b) => b.importedAt.localeCompare(a.importedAt));
}

/** Builds everything that is searched from all sources, then switches to it. A mark that two sources have comes from the newer one. */
export async function switchGeneration(folder: StateFolder, weigh: WeighWord): Promise<GenerationFacts> {
  const before = await folder.current();
  const number = before + 1;
  const path = folder.generation(number);
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  const sources = await listSources(folder);
  const dataAsOf: Record<string, string> = {};
  const coverage: Record<string, RegisterCoverage> = {};
  const writer = new MarksWriter(path, new IndexBuilder(weigh));
  const seen = new Set<string>();
  for (const { source, importedAt, coverage: held = { kind: 'SAMPLE' as const } } of sources) {
    for await (const line of readLines(join(folder.source(source), 'marks.jsonl'))) {
      const mark: RegisterMark = JSON.parse(line);
      if (seen.has(mark.ref)) continue;
      seen.add(mark.ref);
      await writer.write(mark, line);
      if (mark.jurisdiction === null) continue;
      dataAsOf[mark.jurisdiction] ??= importedAt;
      coverage[mark.jurisdiction] ??= held;
    }
  }
  await writer.finish();
  const facts: GenerationFacts = { marks: seen.size, sources, dataAsOf, coverage };
  await writeWhole(join(path, 'about.json'), JSON.stringify(facts));
  await folder.switchTo(number);
  await dropOldGenerations(folder, number);
  return facts;
}

/** Writes marks and where each begins, and feeds the index with the same numbers. */
class MarksWriter {
  private readonly stream;
  private starts = new Float64Array(1024);
  private count = 0;
  private bytes = 0;

  constructor(
    private readonly path: string,
    private readonly builder: IndexBuilder,
  ) {
    this.stream = createWriteStream(join(path, 'marks.jsonl'));
  }

  async write(mark: RegisterMark, line: string): Promise<void> {
    if (this.count === this.starts.length) {
      const larger = new Float64Array(this.starts.length * 2);
      larger.set(this.starts);
      this.starts = larger;
    }
    this.builder.add(this.count, mark);
    this.starts[this.count] = this.bytes;
    this.count += 1;
    const text = Buffer.from(`${line}\n`);
    this.bytes += text.length;
    if (!this.stream.write(text)) await once(this.stream, 'drain');
  }

  async finish(): Promise<void> {
    this.stream.end();
    await once(this.stream, 'finish');
    const marks = await open(join(this.path, 'marks.jsonl'), 'r+');
    await marks.sync();
    await marks.close();
    const starts = this.starts.slice(0, this.count);
    await writeFile(join(this.path, 'marks.starts'), new Uint8Array(starts.buffer));
    await saveIndex(this.builder.build(), join(this.path, 'index.bin'));
  }
}

/** Keeps the generation before, which a running search may still read. */
export async function dropOldGenerations(folder: StateFolder, current: number): Promise<void> {
  for (const name of await readdir(folder.generations)) {
    if (Number(name) < current - 1)
      await rm(join(folder.generations, name), { recursive: true, force: true });
  }
}
