import { afterEach, expect, it } from '@jest/globals';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import type { DataSource } from 'typeorm';
import type { MarkChange } from '../worker/messages.js';
import { mark } from '../testing/marks.js';
import { ownMarkRow } from '../testing/own-mark-row.js';
import { followOwnMarks, type KnownOwnMarks, type OwnMarksFollower } from './follow-own-marks.js';

/** A database whose log has come to position 50 of its second epoch, and that holds one mark. */
const db = {
  query: async (sql: string) => {
    if (sql.includes('relay_state')) return [{ epoch: 2 }];
    if (sql.includes('max(position)')) return [{ position: '50' }];
    return sql.includes('from trademark where id >') ? [ownMarkRow] : [];
  },
} as unknown as Pick<DataSource, 'query'>;

let follower: OwnMarksFollower | undefined;
afterEach(() => follower?.stop());

async function handedOver(epoch: number, position: bigint): Promise<(string | undefined)[]> {
  const heard: MarkChange[] = [];
  const known: KnownOwnMarks = {
    epoch,
    position,
    marks: async function* marks() {
      yield [{ id: '0198c5a0-0000-7000-8000-000000000002', mark: mark('FENNGLOW') }];
    },
  };
  const change = (changes: readonly MarkChange[]) => void heard.push(...changes);
  follower = followOwnMarks({ db, change, everyMs: 60_000, log: silentLog, known });
  await follower.caughtUp;
  return heard.map((one) => one.mark?.name);
}

it.each([
  ['of this database are taken', 2, 40n, ['FENNGLOW']],
  ['of behind its last fact are not', 2, 60n, ['QUILLBROOKE']],
  [
    'of before it was put back to an earlier moment are not, though it has come further since',
    1,
    40n,
    ['QUILLBROOKE'],
  ],
] as const)('marks that are known %s', async (_what, epoch, position, names) => {
  expect(await handedOver(epoch, position)).toEqual(names);
});
