import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Unzip, UnzipInflate } from 'fflate';
import { z } from 'zod';
import {
  FORMAT,
  FORMAT_VERSION,
  lineFiles,
  MANIFEST,
  MANIFEST_DIGEST,
  manifestForm,
  SEAL_LENGTH,
  sealOf,
  type Manifest,
} from './format.js';

/** What an archive turned out to be. `problems`: what is not as it was made, in words that say what to do; empty when it is whole. */
export interface CheckedArchive {
  readonly problems: readonly string[];
  readonly manifest: Manifest | undefined;
}

const AGAIN = 'Fetch it again.';
/** Nothing that leads out of the folder. */
const NAME = /^(?:[a-z]+\.jsonl|manifest\.(?:json|sha256)|files\/[0-9a-f]{64}\.[a-z]{3})$/;
const MOST_PROBLEMS = 20;
/** Characters of a line, or of the manifest, that are held at a time; little of an archive unpacks to very much. */
const LONGEST_TEXT = 64 * 1024 * 1024;

/** Reads an archive once from front to end and holds every byte against what it says of itself. `into`: a folder where its files are put besides. */
export async function checkArchive(path: string, into?: string): Promise<CheckedArchive> {
  const seal = await checkSeal(path);
  // What has another digest than it says is not unpacked either.
  if (seal !== undefined) return { problems: [seal], manifest: undefined };
  const found = await readFiles(path, into);
  if (found.broken !== undefined) return { problems: [found.broken], manifest: undefined };
  return judge(found);
}

/** The digest at its end is that of everything before it. @returns what is wrong */
async function checkSeal(path: string): Promise<string | undefined> {
  const { size } = await stat(path);
  if (size <= SEAL_LENGTH) return `It is no ${FORMAT}, or was cut off. ${AGAIN}`;
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { end: size - SEAL_LENGTH - 1 }))
    hash.update(piece as Buffer);
  const end: Buffer[] = [];
  for await (const piece of createReadStream(path, { start: size - SEAL_LENGTH })) end.push(piece as Buffer);
  const said = Buffer.concat(end);
  if (said.equals(sealOf(hash.digest('hex')))) return undefined;
  return /^sha256=[0-9a-f]{64}$/.test(said.toString('latin1'))
    ? `A byte of it was changed: it is not the archive that was made. ${AGAIN}`
    : `It was cut off, was packed anew by another program, or is no ${FORMAT}. ${AGAIN}`;
}

interface FoundFile {
  readonly name: string;
  readonly bytes: number;
  readonly lines: number;
  readonly sha256: string;
}

interface Found {
  readonly files: ReadonlyMap<string, FoundFile>;
  readonly small: ReadonlyMap<string, string>;
  /** Documents that lines name. */
  readonly named: ReadonlySet<string>;
  readonly problems: readonly string[];
  readonly broken?: string;
}

/** Takes what an entry of the archive holds. */
interface Sink {
  take(piece: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

async function readFiles(path: string, into: string | undefined): Promise<Found> {
  const found = {
    files: new Map<string, FoundFile>(),
    small: new Map<string, string>(),
    named: new Set<string>(),
    problems: [] as string[],
  };
  // What unzips is synchronous; files are written between its turns.
  const todo: (() => Promise<void>)[] = [];
  const unzip = new Unzip((entry) => {
    const sink = sinkOf(entry.name, found, into);
    entry.ondata = (error, piece, isLast) => {
      if (error !== null) throw error;
      todo.push(() => sink.take(piece));
      if (isLast) todo.push(() => sink.end());
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const piece of createReadStream(path)) {
      unzip.push(piece as Buffer);
      for (const one of todo.splice(0)) await one();
    }
    unzip.push(new Uint8Array(0), true);
    for (const one of todo.splice(0)) await one();
  } catch (error) {
    return {
      ...found,
      broken: `It cannot be unpacked (${error instanceof Error ? error.message : 'broken'}). ${AGAIN}`,
    };
  }
  return found;
}

function sinkOf(
  name: string,
  found: {
    readonly files: Map<string, FoundFile>;
    readonly small: Map<string, string>;
    readonly named: Set<string>;
    readonly problems: string[];
  },
  into: string | undefined,
): Sink {
  const { files, small, named, problems } = found;
  const say = (problem: string): void => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  };
  if (!NAME.test(name)) say(`${name} does not belong in it.`);
  if (files.has(name)) say(`${name} stands in it twice.`);
  const form = lineFiles.find((file) => `${file.name}.jsonl` === name);
  const keep = name === MANIFEST || name === MANIFEST_DIGEST;
  const hash = createHash('sha256');
  let [bytes, lines, text] = [0, 0, ''];
  let handle: FileHandle | undefined;
  const decoder = new TextDecoder();
  const line = (json: string): void => {
    lines += 1;
    const problem = lineProblem(form?.line, json, named);
    if (problem !== undefined) say(`${name}, line ${lines}: ${problem}`);
  };
  return {
    take: async (piece) => {
      hash.update(piece);
      bytes += piece.byteLength;
      if (keep || form !== undefined) text += decoder.decode(piece, { stream: true });
      if (form !== undefined) {
        const whole = text.split('\n');
        text = whole.pop() ?? '';
        whole.forEach(line);
      }
      if (text.length > LONGEST_TEXT) throw new Error(`${name} has a line that is longer than any`);
      if (into !== undefined && NAME.test(name)) {
        handle ??= await newFile(join(into, name));
        await handle.write(piece);
      }
    },
    end: async () => {
      if (form !== undefined && text !== '') say(`${name} ends in the middle of a line.`);
      if (keep) small.set(name, text);
      if (into !== undefined && handle === undefined && NAME.test(name))
        handle = await newFile(join(into, name));
      await handle?.close();
      files.set(name, { name, bytes, lines, sha256: hash.digest('hex') });
    },
  };
}

async function newFile(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true });
  return open(path, 'w');
}

function lineProblem(form: z.ZodType | undefined, json: string, named: Set<string>): string | undefined {
  try {
    const read = form?.safeParse(JSON.parse(json));
    if (read?.success === false) return `${z.prettifyError(read.error).replaceAll('\n', ' ')}`;
    const { FileName } = (read?.data ?? {}) as { FileName?: string | null };
    if (typeof FileName === 'string') named.add(FileName);
    return undefined;
  } catch {
    return 'is no JSON';
  }
}

function judge({ files, small, named, problems: read }: Found): CheckedArchive {
  const manifestText = small.get(MANIFEST);
  if (manifestText === undefined)
    return { problems: [`${MANIFEST} is missing. ${AGAIN}`], manifest: undefined };
  const { version } = (jsonIn(manifestText) ?? {}) as { version?: unknown };
  if (version !== FORMAT_VERSION)
    return {
      problems: [
        `It is of version ${JSON.stringify(version) ?? 'unknown'}; this program knows version ${FORMAT_VERSION}. Take the program that wrote it.`,
      ],
      manifest: undefined,
    };
  const parsed = manifestForm.safeParse(jsonIn(manifestText));
  if (!parsed.success)
    return {
      problems: [`${MANIFEST} is not in its form: ${z.prettifyError(parsed.error)}`],
      manifest: undefined,
    };
  const manifest = parsed.data;
  const problems = [...read];
  if (small.get(MANIFEST_DIGEST)?.trim() !== files.get(MANIFEST)?.sha256)
    problems.push(`${MANIFEST} is not the one that ${MANIFEST_DIGEST} was made of.`);
  const listed = new Map(manifest.files.map((file) => [file.name, file]));
  for (const { name } of lineFiles)
    if (!listed.has(`${name}.jsonl`)) problems.push(`${name}.jsonl is not listed in ${MANIFEST}.`);
  for (const said of manifest.files) problems.push(...fileProblems(said, files.get(said.name)));
  for (const name of files.keys())
    if (!listed.has(name) && name !== MANIFEST && name !== MANIFEST_DIGEST)
      problems.push(`${name} is not listed in ${MANIFEST}.`);
  for (const name of named)
    if (!files.has(name)) problems.push(`${name}, which documents.jsonl names, is missing.`);
  return { problems: problems.slice(0, MOST_PROBLEMS), manifest };
}

function fileProblems(said: Manifest['files'][number], is: FoundFile | undefined): string[] {
  const { name, bytes, lines, sha256 } = said;
  if (is === undefined) return [`${name} is missing.`];
  const problems: string[] = [];
  if (is.bytes !== bytes) problems.push(`${name} has ${is.bytes} bytes; it was made with ${bytes}.`);
  if (lines !== null && is.lines !== lines)
    problems.push(`${name} has ${is.lines} lines; it was made with ${lines}.`);
  if (is.sha256 !== sha256) problems.push(`${name} was changed: its SHA-256 is ${is.sha256}.`);
  if (name.startsWith('files/') && !name.startsWith(`files/${is.sha256}.`))
    problems.push(`${name} is not the file its name says.`);
  return problems;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
