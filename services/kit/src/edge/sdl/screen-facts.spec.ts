import { describe, expect, it } from '@jest/globals';
import { workshop } from '../../testing/repair.js';
import { courier, parcel } from '../../testing/parcel.js';
import { f } from '../../model/field/field.js';
import { screenFacts } from './screen-facts.js';
import { visibilityTable } from './visibility-table.js';

interface Facts {
  readonly service: string;
  readonly resources: readonly {
    readonly name: string;
    readonly fields: readonly Readonly<Record<string, unknown>>[];
    readonly operations: Readonly<
      Record<
        string,
        {
          readonly mutation: string;
          readonly by: readonly string[];
          readonly input: readonly { readonly key: string }[];
          readonly batch: boolean;
        }
      >
    >;
    readonly steps: readonly Readonly<Record<string, unknown>>[];
    readonly commands: readonly Readonly<Record<string, unknown>>[];
    readonly children: readonly object[];
  }[];
}
const factsOf = (shape: Parameters<typeof screenFacts>[0]): Facts =>
  JSON.parse(JSON.stringify(screenFacts(shape)));
const facts = factsOf(workshop);
const resource = (name: string) => {
  const found = facts.resources.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no facts of ${name}`);
  return found;
};

describe('what a screen knows of a resource', () => {
  it('is its writes by their mutations, and who may', () => {
    const { operations } = resource('Bicycle');
    expect(
      Object.fromEntries(
        Object.entries(operations).map(([key, { mutation, batch }]) => [key, [mutation, batch]]),
      ),
    ).toEqual({
      create: ['createBicycle', true],
      update: ['updateBicycle', true],
      remove: ['deleteBicycle', true],
      save: ['saveBicycle', false],
    });
    expect(operations['update']?.input.map(({ key }) => key)).toEqual(['weight', 'parts', 'parentId']);
    expect(operations['create']?.by).toEqual(['customer', 'lawyer', 'admin']);
  });

  it('is its steps: where they start, where they lead, and for whom they are', () =>
    expect(
      resource('Repair').steps.map(({ mutation, from, to, by }) => ({ mutation, from, to, by })),
    ).toContainEqual({
      mutation: 'giveUpRepair',
      from: ['Waiting', 'In work'],
      to: 'Given up',
      by: ['customer', 'admin'],
    }));

  it('is its other commands', () =>
    expect(resource('Repair').commands.map(({ mutation }) => mutation)).toEqual(['assignRepair']));

  it('is the lists of other rows that hang on it', () => {
    expect(resource('Bicycle').children).toEqual([{ many: 'repairs', typeName: 'Repair', key: 'bicycleId' }]);
    expect(resource('Repair').children).toEqual([
      { many: 'tracking', typeName: 'RepairTracking', key: 'repairId' },
    ]);
  });

  it('is each field with its kind, its bounds and its readers', () => {
    const field = (key: string) => resource('Repair').fields.find((one) => one['key'] === key);
    expect(field('status')).toMatchObject({
      column: 'status',
      kind: 'enumeration',
      typeName: 'RepairStatus',
      values: ['Waiting', 'In work', 'Finished', 'Given up'],
      enumNames: ['WAITING', 'IN_WORK', 'FINISHED', 'GIVEN_UP'],
      readers: ['customer', 'lawyer', 'admin'],
    });
    expect(field('assignedAdminId')).toMatchObject({ readers: ['lawyer', 'admin'], optional: true });
    expect(field('bicycleId')).toMatchObject({
      kind: 'ref',
      typeName: 'Bicycle',
      as: 'bicycle',
      many: 'repairs',
    });
    expect(field('fault')).toMatchObject({ kind: 'longText', max: 500 });
  });
});

describe('what no screen knows', () => {
  const closed = factsOf({
    name: 'parcels',
    resources: [parcel, courier],
    commands: [
      {
        name: 'WeighParcel',
        doc: 'W.',
        stream: 'existing',
        input: {},
        allowed: ['system'],
        aggregate: { category: 'parcel' },
      },
      {
        name: 'TagParcel',
        doc: 'T.',
        stream: 'existing',
        input: { tag: f.text('Tag.', { max: 9 }) },
        allowed: ['admin', 'system'],
        aggregate: { category: 'parcel' },
      },
    ],
  });

  it('is a secret, or a command of the service itself', () => {
    const [shown] = closed.resources;
    expect(shown?.fields.map(({ key }) => key)).not.toContain('linkRevision');
    expect(JSON.stringify(closed)).not.toContain('weighParcel');
    expect(shown?.commands).toEqual([
      expect.objectContaining({ mutation: 'tagParcel', by: ['admin'], stream: 'existing' }),
    ]);
  });
});

describe('the table of who sees what', () => {
  const table = visibilityTable(parcel);

  it.each([
    ['a head for every role', '| | visitor | customer | partner | lawyer | admin | system |'],
    ['rows by their rule', '| *rows* | own | own | none | all | all | none |'],
    ['who lists', '| *list* | – | yes | – | yes | yes | – |'],
    ['a field for all readers', '| label | yes | yes | – | yes | yes | – |'],
    ['a field for some', '| insured | – | yes | – | – | yes | – |'],
    ['a secret, marked and for nobody', '| linkRevision (secret) | – | – | – | – | – | – |'],
  ])('has %s', (_, line) => expect(table.split('\n')).toContain(line));

  it('says what rows match that are the same for everybody of a role', () => {
    const fixed = { ...courier, rows: { admin: { rank: 'Senior' } } };
    expect(visibilityTable(fixed)).toContain('| *rows* | none | none | none | none | rank | none |');
  });
});
