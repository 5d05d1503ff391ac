import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisterMark } from '../index/register-mark.js';
import type { ImportCounts } from './gates.js';
import type { Rejection } from './parse-mark.js';
import { readLines } from './read-lines.js';
import type { FileRecord } from './read-records.js';
import { readJson, writeWhole } from './state-folder.js';

/** How far the reading of a file has come: everything up to here is on the disk. */
interface Progress {
  readonly records: number;
  readonly marksBytes: number;
  readonly rejectedBytes: number;
  readonly rejected: ImportCounts['rejected'];
  readonly unknownStatus: number;
}

const START: Progress = { records: 0, marksBytes: 0, rejectedBytes: 0, rejected: {}, unknownStatus: 0 };

/** Marks and rejected rows of a file while it is read. What was written before a stop is kept and not read again. */
export class StagedFile {
  private marks = '';
  private rejects = '';
  private readonly refs = new Map<string, string>();

  private constructor(
    readonly folder: string,
    private progress: Progress,
    private readonly marksFile: FileHandle,
    private readonly rejectsFile: FileHandle,
  ) {}

  static async open(folder: string): Promise<StagedFile> {
    await mkdir(folder, { recursive: true });
    const progress = (await readJson<Progress>(join(folder, 'progress.json'))) ?? START;
    const [marksFile, rejectsFile] = await Promise.all(
      ['marks.jsonl', 'rejected.tsv'].map((name) => open(join(folder, name), 'a+')),
    );
    if (marksFile === undefined || rejectsFile === undefined) throw new Error(`cannot write below ${folder}`);
    await marksFile.truncate(progress.marksBytes);
    await rejectsFile.truncate(progress.rejectedBytes);
    const staged = new StagedFile(folder, progress, marksFile, rejectsFile);
    if (progress.marksBytes > 0)
      for await (const line of readLines(join(folder, 'marks.jsonl'))) staged.remember(JSON.parse(line));
    return staged;
  }

  /** Records that need not be read again. */
  get done(): number {
    return this.progress.records;
  }

  /** Accepts the mark unless its number is taken. */
  accept(mark: RegisterMark, record: FileRecord, unknownStatus: boolean): void {
    const facts = factsOf(mark);
    const earlier = this.refs.get(mark.ref);
    if (earlier !== undefined) {
      this.reject(record, earlier === facts ? 'repeated row' : 'number used twice');
      return;
    }
    this.refs.set(mark.ref, facts);
    this.marks += `${JSON.stringify(mark)}\n`;
    this.progress = {
      ...this.progress,
      records: this.progress.records + 1,
      unknownStatus: this.progress.unknownStatus + (unknownStatus ? 1 : 0),
    };
  }

  reject(record: FileRecord, reason: Rejection): void {
    this.rejects += `${record.line}\t${reason}\t${record.text.replace(/\s+/g, ' ')}\n`;
    const rejected = { ...this.progress.rejected, [reason]: (this.progress.rejected[reason] ?? 0) + 1 };
    this.progress = { ...this.progress, records: this.progress.records + 1, rejected };
  }

  /** Forces what was taken so far to the disk: the place to go on from. */
  async save(): Promise<void> {
    const { marks, rejects } = this;
    this.marks = '';
    this.rejects = '';
    await this.marksFile.appendFile(marks);
    await this.rejectsFile.appendFile(rejects);
    await Promise.all([this.marksFile.sync(), this.rejectsFile.sync()]);
    const bytes = {
      marksBytes: this.progress.marksBytes + Buffer.byteLength(marks),
      rejectedBytes: this.progress.rejectedBytes + Buffer.byteLength(rejects),
    };
    this.progress = { ...this.progress, ...bytes };
    await writeWhole(join(this.folder, 'progress.json'), JSON.stringify(this.progress));
  }

  counts(): ImportCounts {
    const { records, rejected, unknownStatus } = this.progress;
    return { read: records, accepted: this.refs.size, rejected, unknownStatus };
  }

  async close(): Promise<void> {
    await this.marksFile.close();
    await this.rejectsFile.close();
  }

  private remember(mark: RegisterMark): void {
    this.refs.set(mark.ref, factsOf(mark));
  }
}

/** Enough to tell a row that is there twice from two marks with one number. */
function factsOf({ name, status, filingDate }: RegisterMark): string {
  return `${name}\n${status ?? ''}\n${filingDate ?? ''}`;
}
