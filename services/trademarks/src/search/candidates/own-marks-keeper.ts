import type { DataSource } from 'typeorm';

/** Keeps the marks in our care where candidates come from. */
export interface OwnMarksKeeper {
  /** Brings what the log of events says since the last time; everything when it has nothing yet, or more than the log knows. Any number of processes may do it at
   *  the same time: the newest state of a mark stays. */
  follow(db: Pick<DataSource, 'query'>): Promise<void>;
}
