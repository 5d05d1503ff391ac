import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { EntityManager } from 'typeorm';
import { queryRow } from '../../model/rows/sql.js';
import { HistoryDiverged } from './history-diverged.js';

/** A source, and which of its histories the copy is of. */
export interface FollowedSource {
  readonly source: string;
  readonly log_epoch: number;
}

/** Which history of each source a copy is made of. After a restore a source tells its history anew, as the next epoch. */
export class SourceEpochs {
  readonly #consumer: string;
  readonly #followed: ReadonlyMap<string, number>;

  private constructor(consumer: string, followed: ReadonlyMap<string, number>) {
    this.#consumer = consumer;
    this.#followed = followed;
  }

  /** `known`: what is followed already, its rows held for share, so that nobody moves the copy to another epoch before the transaction ends.
   *  A source of which nothing was read yet is followed in the epoch it comes in. */
  static async of(
    tx: EntityManager,
    { name, known }: { readonly name: string; readonly known: readonly FollowedSource[] },
    envelopes: readonly Envelope[],
  ): Promise<SourceEpochs> {
    const followed = new Map(known.map((row) => [row.source, row.log_epoch]));
    for (const { source, logEpoch } of envelopes) {
      if (!followed.has(source)) followed.set(source, await begin(tx, { consumer: name, source, logEpoch }));
    }
    return new SourceEpochs(name, followed);
  }

  /** False: of a history that the source gave up. @throws HistoryDiverged when the source has begun an epoch that the copy does not follow. */
  holds({ source, logEpoch }: Envelope): boolean {
    const followed = this.#followed.get(source) ?? logEpoch;
    if (logEpoch > followed) {
      throw new HistoryDiverged(
        `${source} tells its history anew as epoch ${logEpoch}, ${this.#consumer} follows epoch ${followed}: empty the copy with rebuild --follow ${source} ${logEpoch}`,
      );
    }
    return logEpoch === followed;
  }
}

/** Another member may have begun with another partition: then its epoch counts. */
async function begin(
  tx: EntityManager,
  { consumer, source, logEpoch }: { consumer: string; source: string; logEpoch: number },
): Promise<number> {
  const row = await queryRow<{ log_epoch: number }>(
    tx,
    `insert into inbox_source (consumer, source, log_epoch) values ($1, $2, $3)
     on conflict (consumer, source) do update set log_epoch = inbox_source.log_epoch returning log_epoch`,
    [consumer, source, logEpoch],
  );
  return row?.log_epoch ?? logEpoch;
}
