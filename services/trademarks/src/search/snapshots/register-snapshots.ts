import { rm } from 'node:fs/promises';
import type { ObjectStore } from '@cotta/kit/runtime/objects/object-store.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { KnownOwnMarks } from '../live/follow-own-marks.js';
import type { RegisterPlace } from '../live/live-search.js';
import { repeatedly, type Repeated } from '../live/repeatedly.js';
import type { StateFolder } from '../register/state-folder.js';
import { newestSnapshot } from './kept-snapshots.js';
import { readOwnMarks } from './own-marks-file.js';
import { UnreadableSnapshot } from './snapshot-header.js';

export interface SnapshotParts {
  readonly store: ObjectStore;
  /** On this machine, for this process alone. */
  readonly scratch: StateFolder;
  /** What is searched while there is no snapshot that this release reads. */
  readonly imports: StateFolder;
  readonly log: Log;
}

/** Registers as the newest snapshot has them. */
export class RegisterSnapshots implements RegisterPlace {
  private readonly refused = new Set<string>();
  private generation = 0;
  private known: KnownOwnMarks | undefined;

  constructor(private readonly parts: SnapshotParts) {}

  readonly folder = (): StateFolder => (this.generation === 0 ? this.parts.imports : this.parts.scratch);

  /** Of the first one that was fetched; who began with it follows the log himself. */
  get ownMarks(): KnownOwnMarks | undefined {
    return this.known;
  }

  /** Fetches the newest one before anything is searched. A store that is away, or has none that can be read, keeps nobody from starting. */
  async begin(): Promise<void> {
    // What another life of this container left may be half written.
    await rm(this.parts.scratch.root, { recursive: true, force: true });
    await this.fetch().catch((error: unknown) => this.failed(error));
  }

  /** Fetches each newer one. */
  follow(everyMs: number): Repeated {
    return repeatedly(
      everyMs,
      () => this.fetch(),
      (error) => this.failed(error),
    );
  }

  private async fetch(): Promise<void> {
    const { store, scratch, log } = this.parts;
    for (;;) {
      const found = await newestSnapshot(store, this.refused, (key, why) => this.passOver(key, why));
      if (found === undefined) return;
      const { key, header } = found;
      if (header.generation === this.generation) return found.close();
      const begun = performance.now();
      try {
        await found.unpack(scratch);
      } catch (error) {
        if (!(error instanceof UnreadableSnapshot)) throw error;
        this.passOver(key, error);
        continue;
      }
      this.generation = header.generation;
      const home = scratch.generation(header.generation);
      const { epoch, position } = header;
      this.known ??= { epoch, position: BigInt(position), marks: () => readOwnMarks(home) };
      log.info({ key, ms: Math.round(performance.now() - begun) }, 'a snapshot of the search was fetched');
      return;
    }
  }

  private passOver(key: string, why: UnreadableSnapshot): void {
    this.refused.add(key);
    this.parts.log.warn({ key, why: why.message }, 'a snapshot of the search is passed over');
  }

  private failed(error: unknown): void {
    this.parts.log.warn({ err: error }, 'snapshots of the search could not be looked at');
  }
}
