import { timestampDate } from '@bufbuild/protobuf/wkt';
import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  CHANGES,
  decrypt,
  type EncryptedChanges,
  type RowChange,
} from '@cotta/kit/runtime/personal-data/encryption.js';
import type { EntityManager } from 'typeorm';

type Columns = Readonly<Record<string, unknown>>;
type Forget = (tx: EntityManager, id: string) => Promise<unknown>;
type Keep = (tx: EntityManager, id: string, changed: Columns, at: Date) => Promise<unknown>;

/** A list or an object is kept as it is; null where it was emptied. */
const json = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

/** What a change says of one row. What it leaves alone stays. */
const copies: Readonly<Record<string, { readonly forget: Forget; readonly keep: Keep }>> = {
  staff_profile: {
    forget: (tx, id) => execute(tx, 'delete from adviser where id = $1', [id]),
    keep: async (tx, id, changed) => {
      await execute(tx, 'insert into adviser (id) values ($1) on conflict (id) do nothing', [id]);
      const { user_id: userId, role, active, gives_talks: givesTalks, zone } = changed;
      const { languages, talk_hours: talkHours } = changed;
      await execute(
        tx,
        `update adviser set user_id = case when 'user_id' = any($2::text[]) then $3::uuid else user_id end,
           role = case when 'role' = any($2::text[]) then $4 else role end,
           active = case when 'active' = any($2::text[]) then $5::boolean else active end,
           gives_talks = case when 'gives_talks' = any($2::text[]) then $6::boolean else gives_talks end,
           zone = case when 'zone' = any($2::text[]) then $7 else zone end,
           languages = case when 'languages' = any($2::text[]) then $8::jsonb else languages end,
           talk_hours = case when 'talk_hours' = any($2::text[]) then $9::jsonb else talk_hours end
         where id = $1`,
        [id, Object.keys(changed), userId, role, active, givesTalks, zone, json(languages), json(talkHours)],
      );
    },
  },
  absence: {
    forget: (tx, id) => execute(tx, 'delete from adviser_absence where id = $1', [id]),
    keep: (tx, id, { user_id: userId = null, from = null, until = null }) =>
      execute(
        tx,
        `insert into adviser_absence as a (id, user_id, "from", until) values ($1, $2, $3, $4)
         on conflict (id) do update set user_id = coalesce(excluded.user_id, a.user_id), "from" = coalesce(excluded."from", a."from"), until = coalesce(excluded.until, a.until)`,
        [id, userId, from, until],
      ),
  },
  firm_hours: {
    forget: (tx, id) => execute(tx, 'delete from firm_hours_copy where id = $1', [id]),
    keep: (tx, id, { opens_at: opensAt, closes_at: closesAt, closed_days: closedDays }, at) =>
      execute(
        tx,
        'insert into firm_hours_copy (id, opens_at, closes_at, closed_days, since) values ($1, $2, $3, $4, $5) on conflict (id) do nothing',
        [id, opensAt, closesAt, json(closedDays), at],
      ),
  },
};

/** Keeps who advises, when each is away and when the firm works: a talk can begin when somebody is there, and nobody is asked while it is booked. */
export function adviserFacts(encryptionKey: string) {
  return defineConsumer({
    name: 'adviser-facts',
    sources: ['workspace'],
    mode: 'ordered',
    copies: ['adviser', 'adviser_absence', 'firm_hours_copy'],
    handlers: [],
    every: async ({ envelope: { category, sealedChanges, occurredAt }, tx }) => {
      if (copies[category] === undefined || sealedChanges.byteLength === 0) return;
      // The edge: only relays seal for this purpose, and they write this form.
      const { changes } = JSON.parse(
        Buffer.from(decrypt(sealedChanges, encryptionKey, CHANGES)).toString('utf8'),
      ) as EncryptedChanges;
      const at = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
      for (const change of changes) await follow(tx, change, at);
    },
  });
}

async function follow(tx: EntityManager, { entity, id, before, after }: RowChange, at: Date): Promise<void> {
  const copy = copies[entity];
  if (copy === undefined) return;
  if (after === null && before !== null && 'id' in before) return void (await copy.forget(tx, id));
  // A column that did not change stands on neither side; one that was emptied stands in `before` alone.
  const emptied = Object.fromEntries(Object.keys(before ?? {}).map((column) => [column, null]));
  await copy.keep(tx, id, { ...emptied, ...after }, at);
}
