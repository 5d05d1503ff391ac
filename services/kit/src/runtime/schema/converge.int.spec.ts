import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { f, type FieldSet } from '../../model/field/field.js';
import { defineResource, everyRow } from '../../model/resource/define.js';
import { comparisonSql } from '../../model/resource/comparison.js';
import { nameBasedId } from '../../model/words/ids.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { converge } from './converge.js';

let fresh: FreshDatabase;
let client: pg.Client;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [] });
  client = new pg.Client({ connectionString: fresh.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await fresh.drop();
});

const kind = (...values: string[]) => f.enumeration('Kind.', { name: 'Kind', values });
const declared = (table: string, fields: FieldSet) =>
  defineResource({
    name: 'Thing',
    table,
    doc: 'A thing.',
    tier: 'record',
    readableBy: ['admin'],
    rows: { admin: everyRow },
    fields,
  });
const brought = (table: string, fields: FieldSet) => converge(client, [declared(table, fields)], []);
const insert = (table: string, columns: Readonly<Record<string, unknown>>) =>
  client.query(
    `insert into "${table}" (id, version, created_at, updated_at, ${Object.keys(columns).join(', ')}) values ($1, 1, now(), now(), ${Object.keys(
      columns,
    )
      .map((_, at) => `$${at + 2}`)
      .join(', ')})`,
    [nameBasedId(table, JSON.stringify(columns)), ...Object.values(columns)],
  );

describe('a table and its declaration', () => {
  it('agree once it was brought up to date, and then nothing is left to do', async () => {
    const fields = {
      label: f.text('Label.', { max: 9, filterable: true, sortable: true, optional: true }),
      kind: kind('Home', "Eva's"),
      tags: f.list(f.code('Any', 'Tag.'), { max: 3, filterable: true }),
      price: f.money('Price.', { optional: true }),
    };
    expect((await brought('order', fields)).length).toBeGreaterThan(5);
    expect(await brought('order', fields)).toEqual([]);
  });

  it('make what an index of letter groups needs, and use it for words in any case, accent and order', async () => {
    const fields = { label: f.text('Label.', { max: 40, trigram: true, filterable: true }) };
    expect((await brought('found', fields))[0]).toBe('create extension if not exists pg_trgm');
    expect(await brought('found', fields)).toEqual([]);
    await insert('found', { label: 'Velúr NORD' });
    await client.query('set enable_seqscan = off');
    const { sql, value } = comparisonSql(
      { field: fields.label, key: 'label', comparator: 'contains', parameter: 'p' },
      'nord velu',
      [],
    );
    const statement = `select label from found r where ${sql.replaceAll(':p::', '$1::')}`;
    expect((await client.query(statement, [value])).rows).toEqual([{ label: 'Velúr NORD' }]);
    const plan = await client.query(`explain ${statement}`, [value]);
    expect(JSON.stringify(plan.rows)).toContain('found_label_near');
    await client.query('reset enable_seqscan');
  });

  it('keep the rows that are there when a field comes, with what stands for nothing yet', async () => {
    await brought('grows', { label: f.text('Label.', { max: 9 }) });
    await insert('grows', { label: 'old' });
    await brought('grows', {
      label: f.text('Label.', { max: 9 }),
      note: f.text('Note.', { max: 9 }),
      isOpen: f.boolean('Open?'),
      tags: f.list(f.text('Tag.', { max: 9 }), { max: 3 }),
      count: f.integer('Count.', { optional: true }),
    });
    const { rows } = await client.query('select label, note, is_open, tags, count from grows');
    expect(rows).toEqual([{ label: 'old', note: '', is_open: false, tags: [], count: null }]);
  });

  it('are not brought together where nothing can stand for what is needed', async () => {
    await brought('needy', { label: f.text('Label.', { max: 9 }) });
    await insert('needy', { label: 'old' });
    await expect(
      brought('needy', { label: f.text('Label.', { max: 9 }), dueOn: f.calendarDate('Due.') }),
    ).rejects.toThrow(/needy.due_on is new and required/);
  });

  it('take a needed field anyway while there are no rows', async () => {
    await brought('empty', { label: f.text('Label.', { max: 9 }) });
    await brought('empty', { label: f.text('Label.', { max: 9 }), dueOn: f.calendarDate('Due.') });
    await expect(insert('empty', { label: 'new' })).rejects.toThrow(/due_on/);
  });

  it('lose no column that is declared no more', async () => {
    await brought('shrinks', {
      label: f.text('Label.', { max: 9 }),
      old: f.text('Old.', { max: 9, optional: true }),
    });
    await insert('shrinks', { label: 'a', old: 'kept' });
    expect(await brought('shrinks', { label: f.text('Label.', { max: 9 }) })).toEqual([]);
    expect((await client.query('select old from shrinks')).rows).toEqual([{ old: 'kept' }]);
  });

  it('take the labels of today, and refuse any other', async () => {
    await brought('labelled', { kind: kind('Home') });
    await expect(insert('labelled', { kind: 'Work' })).rejects.toMatchObject({ code: '23514' });
    await brought('labelled', { kind: kind('Home', 'Work') });
    await insert('labelled', { kind: 'Work' });
    await expect(insert('labelled', { kind: 'Elsewhere' })).rejects.toMatchObject({ code: '23514' });
  });

  it('do not take a label away that a row still has', async () => {
    await brought('bound', { kind: kind('Home', 'Work') });
    await insert('bound', { kind: 'Work' });
    await expect(brought('bound', { kind: kind('Home') })).rejects.toMatchObject({ code: '23514' });
  });

  it('let a field be left out once it may be', async () => {
    await brought('eased', { label: f.text('Label.', { max: 9 }), note: f.text('Note.', { max: 9 }) });
    await expect(insert('eased', { label: 'a' })).rejects.toMatchObject({ code: '23502' });
    await brought('eased', {
      label: f.text('Label.', { max: 9 }),
      note: f.text('Note.', { max: 9, optional: true }),
    });
    await insert('eased', { label: 'a' });
  });
});

describe('a view', () => {
  const view = (sql: string) => converge(client, [], [{ name: 'shown', sql }]);

  it('is made anew when its text changes, an apostrophe in it or not, and else left alone', async () => {
    expect(await view(`select 'it''s' as a`)).toEqual(['create view shown']);
    expect(await view(`select 'it''s' as a`)).toEqual([]);
    expect(await view('select 1 as b')).toEqual(['create view shown']);
    expect((await client.query('select * from shown')).rows).toEqual([{ b: 1 }]);
  });

  it('is no table: the resource that is read from it is not brought to be one', async () =>
    expect(
      await converge(
        client,
        [declared('shown', { label: f.text('L.', { max: 9 }) })],
        [{ name: 'shown', sql: 'select 1 as b' }],
      ),
    ).toEqual([]));
});

describe('what a declared table tells of its changes', () => {
  const changes = async (entity: string): Promise<object[]> =>
    (await client.query('select before, after from row_change where entity = $1 order by event_id', [entity]))
      .rows;
  /** Work as that of one event. */
  async function told(name: string, sql: string): Promise<void> {
    await client.query('begin');
    await client.query("select set_config('cotta.event_id', $1, true)", [nameBasedId('event', name)]);
    await client.query(sql);
    await client.query('commit');
  }

  it('is what was before and after, and never a secret', async () => {
    await brought('told', {
      label: f.text('Label.', { max: 9, optional: true }),
      pin: f.text('Pin.', { max: 9, optional: true, secret: true }),
    });
    const id = nameBasedId('told');
    await told('1', `insert into told values ('${id}', 1, 'a', '1234', now(), now())`);
    await told('2', `update told set label = 'b', pin = '9999', version = 2`);
    await told('3', `update told set pin = '0000', version = 3`);
    await told('4', 'delete from told');
    const all = await changes('told');
    expect(all).toHaveLength(3);
    expect(all).toEqual(
      expect.arrayContaining([
        { before: null, after: { id, label: 'a' } },
        { before: { label: 'a' }, after: { label: 'b' } },
        { before: { id, label: 'b' }, after: null },
      ]),
    );
    expect(JSON.stringify(all)).not.toMatch(/1234|9999|0000|pin/);
  });

  it('is nothing where no event is at work', async () => {
    await brought('silent', { label: f.text('Label.', { max: 9 }) });
    await insert('silent', { label: 'a' });
    expect(await changes('silent')).toEqual([]);
  });
});
