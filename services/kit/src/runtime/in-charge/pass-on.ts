import type { EntityManager } from 'typeorm';
import type { Command, DomainEvent } from '../../model/decider/decider.js';
import type { FieldSet } from '../../model/field/field.js';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import type { Received, RunCommand } from '../inbox/consumer.js';

/** Records that belong to another and have somebody in charge of their own. */
export interface Dependants {
  readonly table: string;
  /** Column with the id of what they belong to: `trademark_id`. */
  readonly key: string;
  readonly give: (run: RunCommand, id: string, holderId: string) => Promise<unknown>;
}

/** `assign`: the command that puts somebody in charge of one; it takes `assignedAdminId`. */
export function dependants<State, Event extends DomainEvent, Fields extends FieldSet>(
  table: string,
  key: string,
  assign: Command<State, Event, Fields>,
): Dependants {
  return {
    table,
    key,
    // Every such command has this input; the compiler does not see it through a set of fields.
    give: (run, id, holderId) =>
      run(assign, { streamId: id, input: { assignedAdminId: holderId } as never, key: `${table} ${id}` }),
  };
}

/** What others belong to, by its table and id. */
export interface Whole {
  readonly entity: string;
  readonly id: string;
}

type Hands = Pick<Received<never>, 'tx' | 'run'>;

/** Whoever is in charge of something is in charge of what belongs to it, where nobody is or the one who was before.
 *  `holderId`: as the event said it; nothing where it said nothing or that nobody is, which takes nothing away from anybody. */
export async function passOn(
  { tx, run }: Hands,
  { entity, id, holderId }: Whole & { readonly holderId: string | undefined },
  all: readonly Dependants[],
): Promise<void> {
  if (!holderId) return;
  const former = await holderOf(tx, { entity, id });
  await execute(
    tx,
    'insert into in_charge (entity, id, holder_id) values ($1, $2, $3) on conflict (entity, id) do update set holder_id = excluded.holder_id',
    [entity, id, holderId],
  );
  for (const { table, key, give } of all) {
    const rows = await queryRows<{ id: string }>(
      tx,
      `select id from "${table}" where ${key} = $1 and (assigned_admin_id is null or assigned_admin_id = $2) and assigned_admin_id is distinct from $3 order by id`,
      [id, former ?? null, holderId],
    );
    for (const row of rows) await give(run, row.id, holderId);
  }
}

/** A record that nobody is in charge of gets whoever is in charge of what it belongs to: the first of `wholes` that has somebody. */
export async function takeFrom(
  { tx, run }: Hands,
  { table, give }: Omit<Dependants, 'key'>,
  { id, wholes }: { readonly id: string; readonly wholes: readonly Whole[] },
): Promise<void> {
  const nobodys = await queryRow(
    tx,
    `select id from "${table}" where id = $1 and assigned_admin_id is null`,
    [id],
  );
  if (nobodys === undefined) return;
  for (const whole of wholes) {
    const holderId = await holderOf(tx, whole);
    if (holderId !== undefined) return void (await give(run, id, holderId));
  }
}

/** What one belongs to itself, as its first event said. */
export async function keepWhole(tx: EntityManager, { entity, id }: Whole, partOf: string): Promise<void> {
  await execute(
    tx,
    'insert into in_charge (entity, id, part_of) values ($1, $2, $3) on conflict (entity, id) do update set part_of = excluded.part_of',
    [entity, id, partOf],
  );
}

/** @see keepWhole */
export async function wholeOf(tx: EntityManager, { entity, id }: Whole): Promise<string | undefined> {
  const row = await queryRow<{ partOf: string | null }>(
    tx,
    'select part_of as "partOf" from in_charge where entity = $1 and id = $2',
    [entity, id],
  );
  return row?.partOf ?? undefined;
}

async function holderOf(tx: EntityManager, { entity, id }: Whole): Promise<string | undefined> {
  const row = await queryRow<{ holderId: string | null }>(
    tx,
    'select holder_id as "holderId" from in_charge where entity = $1 and id = $2',
    [entity, id],
  );
  return row?.holderId ?? undefined;
}
