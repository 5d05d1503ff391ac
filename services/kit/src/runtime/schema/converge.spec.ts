import { describe, expect, it } from '@jest/globals';
import { f } from '../../model/field/field.js';
import { defineResource, everyRow } from '../../model/resource/define.js';
import { convergence, type LiveTable } from './converge.js';

const jar = (fields: Parameters<typeof defineResource>[0]['fields'], unique: string[][] = []) =>
  defineResource({
    name: 'Jar',
    table: 'jar',
    doc: 'A jar.',
    tier: 'record',
    readableBy: ['admin'],
    rows: { admin: everyRow },
    fields,
    unique: unique as never,
  });
const label = f.text('What it says.', { max: 20, filterable: true });
const base = ['id', 'version', 'created_at', 'updated_at'].map((name) => [name, false] as const);

function live(
  more: Partial<Omit<LiveTable, 'columns'>> & {
    readonly columns?: readonly (readonly [string, boolean])[];
  } = {},
): LiveTable {
  const { columns = [], ...rest } = more;
  return {
    checks: [],
    unproven: [],
    brokenIndexes: [],
    indexes: [
      { name: 'jar_created_at', column: 'created_at' },
      { name: 'jar_updated_at', column: 'updated_at' },
    ],
    isEmpty: false,
    parts: [],
    changeTriggers: ['tells_changes'],
    personTriggers: [],
    ...rest,
    columns: new Map([...base, ...columns]),
  };
}

describe('what brings a table to its declaration', () => {
  it('is the whole table, its indexes and its trigger where there is none', () => {
    const steps = convergence(jar({ label }), undefined);
    expect(steps[0]).toMatch(/^create table jar \(/);
    expect(steps).toContain('create index jar_label on jar (label)');
    expect(steps.at(-1)).toMatch(/^create trigger tells_changes/);
  });

  it('is a trigger for the columns that name people, another one when these are others', () => {
    const person = f.ref('User', 'Whose.', { as: 'owner', optional: true });
    const steps = convergence(jar({ ownerId: person }), undefined);
    expect(steps.at(-1)).toMatch(
      /^create trigger keeps_person_owner_id before insert or update of "owner_id"/,
    );
    expect(
      convergence(
        jar({ label }),
        live({ columns: [['label', false]], personTriggers: ['keeps_person_owner_id'] }),
      ),
    ).toContain('drop trigger keeps_person_owner_id on jar');
  });

  it('is nothing where it is up to date, whatever its indexes are called', () => {
    expect(
      convergence(
        jar({ label }),
        live({
          columns: [['label', false]],
          indexes: [...live().indexes, { name: 'by_label', column: 'label' }],
        }),
      ),
    ).toEqual([]);
  });

  it('is one column and its index for a field that is new', () => {
    const steps = convergence(
      jar({ label, size: f.integer('Millilitres.', { optional: true, filterable: true }) }),
      live({
        columns: [['label', false]],
        indexes: [...live().indexes, { name: 'jar_label', column: 'label' }],
      }),
    );
    expect(steps).toEqual([
      'alter table jar add column size integer',
      'create index concurrently jar_size on jar (size)',
    ]);
  });

  it('gives the rows that are there what stands for "nothing yet", and asks where nothing does', () => {
    const withTags = jar({ tags: f.list(f.text('Tag.', { max: 10 }), { max: 5 }) });
    expect(convergence(withTags, live())).toEqual([
      `alter table jar add column tags text[] not null default '{}'`,
    ]);
    const withDate = jar({ filledOn: f.calendarDate('When it was filled.') });
    expect(() => convergence(withDate, live())).toThrow(/jar\.filled_on is new and required/);
    expect(convergence(withDate, live({ isEmpty: true }))).toEqual([
      'alter table jar add column filled_on date not null',
    ]);
  });

  it('takes the new list of labels in place of the old', () => {
    const filled = jar({
      state: f.enumeration('How full.', { name: 'JarState', values: ['Full', 'Empty'] }),
    });
    const steps = convergence(
      filled,
      live({ columns: [['state', false]], checks: ['jar_state_is_00000000', 'something_else'] }),
    );
    expect(steps).toEqual([
      expect.stringMatching(
        /^alter table jar drop constraint jar_state_is_00000000, add constraint jar_state_is_[0-9a-f]{8} check \(state in \('Full', 'Empty'\)\) not valid$/,
      ),
      expect.stringMatching(/^alter table jar validate constraint jar_state_is_[0-9a-f]{8}$/),
    ]);
  });

  it('lets a field become optional', () => {
    const steps = convergence(
      jar({ size: f.integer('Millilitres.', { optional: true }) }),
      live({ columns: [['size', false]] }),
    );
    expect(steps).toEqual(['alter table jar alter column size drop not null']);
  });
});
