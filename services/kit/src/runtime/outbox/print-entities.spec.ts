import { describe, expect, it } from '@jest/globals';
import { EntityChange } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { f, type FieldSet } from '../../model/field/field.js';
import { defineResource } from '../../model/resource/define.js';
import { printEntities } from './print-entities.js';

const all: FieldSet = {
  userId: f.id('Whose it is.', { optional: true }),
  frameNumber: f.text('What is engraved in it.', { max: 40 }),
  colour: f.text('As everybody sees it.', { max: 40, published: true }),
  wheels: f.integer('How many.'),
  stolen: f.boolean('Whether the police look for it.'),
  boughtOn: f.calendarDate('The day.'),
  ownersMail: f.text('Where its owner is.', { max: 40, personal: true }),
  lockCodes: f.list(f.code('LockCode', 'One lock.'), { max: 3 }),
};

function print(events: readonly string[], fields: FieldSet, printed?: string): string {
  const resource = defineResource({
    name: 'Bicycle',
    table: 'bicycle',
    doc: 'One bicycle.',
    tier: 'record',
    readableBy: ['admin'],
    rows: { admin: 'every-row' },
    fields,
  });
  const changes = Object.fromEntries(events.map((type) => [type, EntityChange.AMENDED]));
  return printEntities('workshop', [{ resource, changes }], printed);
}

const printed = print(['BicycleAdded', 'BicycleSold', 'BicycleRemoved'], all);

describe('the messages of an entity', () => {
  it('say every column that others may know, by its type', () => {
    expect(printed.split('\n').filter((line) => / = \d+;/.test(line))).toEqual([
      '  BICYCLE_EVENT_UNSPECIFIED = 0;',
      '  BICYCLE_EVENT_BICYCLE_ADDED = 1;',
      '  BICYCLE_EVENT_BICYCLE_SOLD = 2;',
      '  BICYCLE_EVENT_BICYCLE_REMOVED = 3;',
      '  optional string user_id = 1;',
      '  optional string colour = 2;',
      '  optional int32 wheels = 3;',
      '  optional bool stolen = 4;',
      '  optional string bought_on = 5;',
      '  repeated string lock_codes = 6;',
      '  string entity_id = 1;',
      '  BicycleEvent event = 2;',
      '  cotta.entity.v1.EntityChange change = 3;',
      '  BicycleFacts facts = 4;',
    ]);
  });

  it('keep the numbers of the file that stands there; what is new gets the next', () => {
    const { boughtOn, ...others } = all;
    const more = print(
      ['BicycleAdded', 'BicycleFound', 'BicycleSold', 'BicycleRemoved'],
      { boughtOn, gears: f.integer('How many.'), ...others } as FieldSet,
      printed,
    );
    expect(more).toContain('BICYCLE_EVENT_BICYCLE_SOLD = 2;');
    expect(more).toContain('BICYCLE_EVENT_BICYCLE_FOUND = 4;');
    expect(more).toContain('bought_on = 5;');
    expect(more).toContain('gears = 7;');
  });

  it('never give the number of what is gone to something else, and give it back to what returns', () => {
    const { wheels: _, lockCodes: __, ...fewer } = all;
    const without = print(['BicycleAdded', 'BicycleRemoved'], fewer, printed);
    expect(without).toContain('  reserved 2;\n  reserved "BICYCLE_EVENT_BICYCLE_SOLD";');
    expect(without).toContain('  reserved 3;\n  reserved "wheels";');
    expect(without).toContain('  reserved 6;\n  reserved "lock_codes";');
    const gears = print(
      ['BicycleAdded', 'BicycleRemoved'],
      { ...fewer, gears: f.integer('How many.') },
      without,
    );
    expect(gears).toContain('gears = 7;');
    expect(print(['BicycleAdded', 'BicycleSold', 'BicycleRemoved'], all, without)).toBe(printed);
  });

  it('are the same when nothing changed', () => {
    expect(print(['BicycleAdded', 'BicycleSold', 'BicycleRemoved'], all, printed)).toBe(printed);
  });

  it('refuse an event whose name cannot be read back', () => {
    expect(() => print(['BicycleURLChanged'], all)).toThrow('BicycleURLChanged');
  });
});
