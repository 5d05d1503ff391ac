import type { EntityManager } from 'typeorm';
import { execute } from './sql.js';
import { Fault } from '../words/fault.js';
import { columnName, sqlName } from '../field/names.js';
import type { RecordedEvent } from '../words/recorded-event.js';
import type { Resource } from '../resource/define.js';
import type { RecordEvents } from './record-events.js';

type Columns = Readonly<Record<string, unknown>>;

/** What becomes of one row over a run of events: new, changed or gone, with the columns they spoke of. */
interface Fate {
  readonly isNew: boolean;
  readonly isGone: boolean;
  readonly columns: Columns;
}

/** The rows a run of events leads to, in one statement per shape of row instead of one per event. */
export async function projectRecords(
  tx: EntityManager,
  resource: Resource,
  events: RecordEvents,
  run: readonly RecordedEvent[],
): Promise<void> {
  const table = sqlName(resource.table);
  const fates = [...fatesOf(resource, events, run)];
  const gone = fates.filter(([, fate]) => fate.isGone && !fate.isNew).map(([id]) => id);
  if (gone.length > 0)
    expectRows(resource, gone.length, await execute(tx, `delete from ${table} where id = any($1)`, [gone]));
  const living = fates.filter(([, fate]) => !fate.isGone).map(([, fate]) => fate);
  for (const [shape, rows] of byShape(living.filter(({ isNew }) => isNew))) {
    expectRows(
      resource,
      rows.length,
      await execute(
        tx,
        `insert into ${table} (${shape}) select ${shape} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows)],
      ),
    );
  }
  for (const [shape, rows] of byShape(living.filter(({ isNew }) => !isNew))) {
    const set = shape
      .split(', ')
      .filter((column) => column !== 'id')
      .map((column) => `${column} = p.${column}`);
    expectRows(
      resource,
      rows.length,
      await execute(
        tx,
        `update ${table} t set ${set.join(', ')} from jsonb_populate_recordset(null::${table}, $1) p where t.id = p.id`,
        [JSON.stringify(rows)],
      ),
    );
  }
}

function fatesOf(resource: Resource, events: RecordEvents, run: readonly RecordedEvent[]): Map<string, Fate> {
  const fates = new Map<string, Fate>();
  for (const event of run) {
    const { type, streamId, version, occurredAt } = event;
    const before = fates.get(streamId);
    if (type === events.removed)
      fates.set(streamId, { isNew: before?.isNew === true, isGone: true, columns: {} });
    else if (type === events.added)
      fates.set(streamId, {
        isNew: true,
        isGone: false,
        columns: {
          id: streamId,
          version,
          created_at: occurredAt,
          updated_at: occurredAt,
          ...givenColumns(resource, event),
        },
      });
    else if (type === events.amended || events.steps?.includes(type) === true) {
      fates.set(streamId, {
        isNew: before?.isNew === true,
        isGone: false,
        columns: {
          ...before?.columns,
          id: streamId,
          version,
          updated_at: occurredAt,
          ...givenColumns(resource, event),
        },
      });
    }
  }
  return fates;
}

function givenColumns(resource: Resource, event: RecordedEvent): Columns {
  const data = event.data as Columns;
  return Object.fromEntries(
    Object.keys(resource.fields)
      .filter((key) => Object.hasOwn(data, key))
      .map((key) => [columnName(key), data[key]]),
  );
}

/** A column that no event spoke of keeps its default, so rows of one statement speak of the same ones. */
function byShape(fates: readonly Fate[]): Map<string, Columns[]> {
  const shapes = new Map<string, Columns[]>();
  for (const { columns } of fates) {
    const shape = Object.keys(columns).map(sqlName).sort().join(', ');
    const rows = shapes.get(shape);
    if (rows === undefined) shapes.set(shape, [columns]);
    else rows.push(columns);
  }
  return shapes;
}

function expectRows({ table }: Resource, wanted: number, written: number): void {
  if (written !== wanted) throw new Fault(`${table}: ${wanted} rows were to be written, ${written} were`);
}
