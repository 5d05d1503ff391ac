import { Fault } from '@cotta/kit/model/words/fault.js';
import { z } from 'zod';
import { ANALYSIS_VERSION } from '../text/analysed-name.js';
import { WEIGHTS_VERSION } from '../text/word-weights.js';

/** First bytes of a snapshot. */
export const SNAPSHOT_MARK = Buffer.from('COTTASNP');
/** How a snapshot and the index in it are laid out. Grows when either changes: releases that lay out otherwise pass it over. */
export const SNAPSHOT_FORMAT = 1;
export const LENGTH_BYTES = 4;
export const DIGEST_BYTES = 32;

/** Files of an imported generation, in the order in which they stand in a snapshot; own marks come last. */
export const REGISTER_FILES = ['about.json', 'index.bin', 'marks.starts', 'marks.jsonl'] as const;
export const OWN_MARKS_FILE = 'own-marks.jsonl';
/** All of them, each once. */
const FILES = [...REGISTER_FILES, OWN_MARKS_FILE] as const;

const header = z.object({
  format: z.literal(SNAPSHOT_FORMAT),
  /** Numbers in the index are of this analysis of names alone. */
  analysis: z.literal(ANALYSIS_VERSION),
  weights: z.literal(WEIGHTS_VERSION),
  /** Number of the import. */
  generation: z.int().positive(),
  /** Which life of the log the place is of. */
  epoch: z.int().nonnegative(),
  /** Place in the log of events up to which own marks are in it. */
  position: z.string().regex(/^\d+$/),
  /** Instant, ISO. */
  writtenAt: z.iso.datetime(),
  files: z
    .array(z.object({ name: z.enum(FILES), bytes: z.int().nonnegative() }))
    .refine((files) => files.map(({ name }) => name).join() === FILES.join()),
});

/** What stands before the files of a snapshot. */
export type SnapshotHeader = z.infer<typeof header>;

/** A snapshot that this program must not load: of another release, without one of its files, cut short or damaged. */
export class UnreadableSnapshot extends Fault {
  override readonly name = 'UnreadableSnapshot';
}

/** @throws UnreadableSnapshot where another release wrote it */
export function parseHeader(text: string): SnapshotHeader {
  const read = header.safeParse(parsed(text));
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new UnreadableSnapshot(`another release wrote it (${wrong === '' ? 'header' : wrong})`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
