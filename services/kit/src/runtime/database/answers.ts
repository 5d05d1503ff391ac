import type { DataSource } from 'typeorm';
import { withinMs } from '../process/within-ms.js';

/** Whoever asks whether it is there waits no longer. */
const ANSWER_MS = 2_000;

/** True. @throws when the database does not answer within two seconds */
export async function answers(db: DataSource): Promise<true> {
  await withinMs(ANSWER_MS, db.query('select 1'));
  return true;
}
