import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { isWholeIndex } from '../index/snapshot.js';
import type { WeighWord } from '../text/analysed-name.js';
import type { RegisterCoverage } from './coverage.js';
import { shapeOf, type FileShape } from './file-shape.js';
import { failedGates, type GateFailure, type ImportCounts } from './gates.js';
import { switchGeneration, type GenerationFacts, type SourceFacts } from './generation.js';
import { parseMark, type RowSettings } from './parse-mark.js';
import { inspectFile } from './inspect-file.js';
import { readLines, readText, sampleLines } from './read-lines.js';
import { readRecords } from './read-records.js';
import { readXmlRecords } from './read-xml-records.js';
import { StagedFile } from './staged-file.js';
import { exclusively, readJson, writeWhole, type StateFolder } from './state-folder.js';

export interface ImportOptions {
  readonly file: string;
  /** Marks of one source are replaced by its next file. Usually the file's name without dates. */
  readonly source: string;
  /** Our code of the office, for files that do not say it. */
  readonly jurisdiction: string | null;
  /** Label of the Encoding standard, for files whose letters come out wrong; told by the bytes when absent. */
  readonly encoding?: string;
  /** A person has looked at what the gates say and wants the file all the same. */
  readonly accept: boolean;
  /** How much of the register the file holds. @defaultValue a sample: a report must not say more */
  readonly coverage?: RegisterCoverage;
}

export interface ImportTools {
  readonly folder: StateFolder;
  readonly clock: Clock;
  readonly weigh: WeighWord;
  /** After so many rows the run can be stopped without reading them again. */
  readonly savedEvery?: number;
  /** Told then how many rows were read. */
  readonly progress?: (records: number) => void;
}

export interface ImportResult {
  readonly outcome: 'switched' | 'unchanged' | 'refused';
  readonly source: string;
  readonly shape: FileShape;
  /** How its bytes were read. */
  readonly encoding: string;
  readonly counts: ImportCounts;
  readonly failures: readonly GateFailure[];
  /** Rows that were not taken, with line and reason; null when there are none. */
  readonly rejectedFile: string | null;
  /** Marks that are searched now, of all sources. */
  readonly searched: number;
}

const SAMPLE_LINES = 300;
const SAVED_EVERY = 5_000;
/** Offices speak of days; the import lets every zone's today pass. */
const ZONE = 'Pacific/Kiritimati';

/** Kept with the marks of a source. */
interface KeptFacts extends SourceFacts {
  readonly counts: ImportCounts;
}

/** Reads a register file, judges it and, when the gates let it through, searches it from then on. The same file again changes nothing;
 *  a run that was stopped goes on where it was. */
export async function importFile(options: ImportOptions, tools: ImportTools): Promise<ImportResult> {
  return exclusively(tools.folder, () => importAlone(options, tools));
}

async function importAlone(options: ImportOptions, tools: ImportTools): Promise<ImportResult> {
  const { folder, clock, weigh } = tools;
  const { source, jurisdiction } = options;
  const home = folder.source(source);
  await folder.mend();
  const bytes = await inspectFile(options.file);
  const sample = await sampleLines(options.file, SAMPLE_LINES, options.encoding ?? bytes.encoding);
  const shape = shapeOf(sample);
  const encoding = options.encoding ?? encodingOf(bytes.encoding, shape, sample);
  const fingerprint = await sha256(options.file);
  const { coverage } = options;
  const settings = JSON.stringify([
    jurisdiction,
    shape,
    encoding,
    ...(coverage === undefined ? [] : [coverage]),
  ]);
  const before = await readJson<KeptFacts>(join(home, 'about.json'));
  const result = { source, shape, encoding, failures: [] };
  if (
    before?.fingerprint === fingerprint &&
    before.settings === settings &&
    (await isSearched(folder, before))
  ) {
    return {
      ...result,
      outcome: 'unchanged',
      counts: before.counts,
      rejectedFile: rejectedFile(home, before.counts),
      searched: await searchedNow(folder),
    };
  }
  const importedAt = clock.now().toISOString();
  const staging = folder.staging(
    source,
    createHash('sha256')
      .update(fingerprint + settings)
      .digest('hex'),
  );
  const counts = await stage({ file: options.file, encoding, ended: bytes.ended, path: staging }, tools, {
    shape,
    jurisdiction,
    today: clock.today(ZONE),
    importedAt,
  });
  const failures = failedGates(counts, before?.accepted ?? null);
  if (failures.length > 0 && (!options.accept || counts.accepted === 0)) {
    return {
      ...result,
      outcome: 'refused',
      counts,
      failures,
      rejectedFile: rejectedFile(staging, counts),
      searched: await searchedNow(folder),
    };
  }
  const facts: KeptFacts = {
    source,
    file: basename(options.file),
    fingerprint,
    settings,
    accepted: counts.accepted,
    rejected: counts.read - counts.accepted,
    importedAt,
    counts,
    ...(coverage === undefined ? {} : { coverage }),
  };
  await writeWhole(join(staging, 'about.json'), JSON.stringify(facts));
  await folder.replaceSource(source, staging);
  const { marks } = await switchGeneration(folder, weigh);
  return {
    ...result,
    outcome: 'switched',
    counts,
    failures,
    rejectedFile: rejectedFile(home, counts),
    searched: marks,
  };
}

interface Reading {
  readonly file: string;
  readonly encoding: string;
  readonly ended: boolean;
  /** Folder that what was read is written into. */
  readonly path: string;
}

/** Reads the file into its folder, from where a stopped run left it. */
async function stage(
  { file, encoding, ended, path }: Reading,
  tools: ImportTools,
  settings: RowSettings,
): Promise<ImportCounts> {
  const staged = await StagedFile.open(path);
  let passed = 0;
  const { shape } = settings;
  const records =
    shape.format === 'xml'
      ? readXmlRecords(readText(file, encoding))
      : readRecords(readLines(file, encoding), shape, ended);
  for await (const record of records) {
    passed += 1;
    if (passed <= staged.done) continue;
    const parsed = parseMark(record, settings);
    if ('rejected' in parsed) staged.reject(record, parsed.rejected);
    else staged.accept(parsed.mark, record, parsed.unknownStatus);
    if (passed % (tools.savedEvery ?? SAVED_EVERY) !== 0) continue;
    await staged.save();
    tools.progress?.(passed);
  }
  await staged.save();
  await staged.close();
  return staged.counts();
}

/** 8-bit XML says itself how its letters are written. */
function encodingOf(stated: string, { format }: FileShape, [first = '']: readonly string[]): string {
  const declared =
    format === 'xml' && stated.startsWith('windows')
      ? /^<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(first.trim())?.[1]
      : undefined;
  return declared !== undefined && !/^utf/i.test(declared) ? declared : stated;
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

async function isSearched(folder: StateFolder, { source, fingerprint }: SourceFacts): Promise<boolean> {
  const generation = folder.generation(await folder.current());
  if (!(await isWholeIndex(join(generation, 'index.bin')))) return false;
  const current = await readJson<GenerationFacts>(join(generation, 'about.json'));
  return current?.sources.some((one) => one.source === source && one.fingerprint === fingerprint) ?? false;
}

async function searchedNow(folder: StateFolder): Promise<number> {
  const current = await readJson<GenerationFacts>(
    join(folder.generation(await folder.current()), 'about.json'),
  );
  return current?.marks ?? 0;
}

function rejectedFile(folder: string, { read, accepted }: ImportCounts): string | null {
  return read === accepted ? null : join(folder, 'rejected.tsv');
}
