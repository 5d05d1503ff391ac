import { EntityChange } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { describe, expect, it } from '@jest/globals';
import { entityMessages } from '../../testing/entity-messages.js';
import { bicycle, bicycleResource, repair, repairResource } from '../../testing/repair.js';
import { f } from '../../model/field/field.js';
import { eventNumber, eventOfType, eventType, eventTypeOf } from './event-names.js';
import { factsOf, messageNames, publishedEntity } from './published-entity.js';

const find = entityMessages('workshop', [publishedEntity(repairResource, repair.events, {})]);
const events = find('cotta.workshop.v1.RepairChanged')?.field['event']?.enum;

describe('the name of an event in a message', () => {
  it.each(['RepairStarted', 'OwnerRung', 'RepairGivenUp'])('%s comes back from its number', (type) => {
    if (events === undefined) throw new Error('the message names no event');
    const number = eventNumber(events, type);
    expect(number).toBeGreaterThan(0);
    expect([eventOfType(events, type), eventType(events, number)]).toEqual([number, type]);
  });

  it('is unspecified for an event that nobody declares any more, and refused where somebody says it', () => {
    if (events === undefined) throw new Error('the message names no event');
    expect(eventOfType(events, 'RepairPainted')).toBe(0);
    expect(() => eventNumber(events, 'RepairPainted')).toThrow(/RepairEvent does not know RepairPainted/);
    expect(eventType(events, 999)).toBe('');
  });

  it('is made of words', () => expect(eventTypeOf('OFFICE_ACTION_KICKED_OFF')).toBe('OfficeActionKickedOff'));
});

describe('what an entity says of itself', () => {
  it('is added, amended by every step, and removed', () =>
    expect(publishedEntity(repairResource, repair.events, {}).changes).toEqual({
      RepairBooked: EntityChange.ADDED,
      RepairAmended: EntityChange.AMENDED,
      RepairAssigned: EntityChange.AMENDED,
      RepairStarted: EntityChange.AMENDED,
      RepairFinished: EntityChange.AMENDED,
      RepairGivenUp: EntityChange.AMENDED,
      RepairTakenUp: EntityChange.AMENDED,
      OwnerRung: EntityChange.AMENDED,
      RepairStruckOff: EntityChange.REMOVED,
    }));

  it('leaves out what has a message of its own', () =>
    expect(
      Object.keys(publishedEntity(bicycleResource, bicycle.events, { BicycleAdded: 1 }).changes),
    ).toEqual(['BicycleAmended', 'BicycleRemoved']));

  it('names its messages after itself', () =>
    expect(messageNames({ name: 'Repair' })).toEqual({
      changed: 'RepairChanged',
      event: 'RepairEvent',
      facts: 'RepairFacts',
    }));

  it('is facts and no words of people, unless those are public anyway', () =>
    expect(
      factsOf({
        fields: {
          userId: f.ref('User', 'Whose.', { as: 'user' }),
          isOpen: f.boolean('Open?'),
          count: f.integer('How many.'),
          rate: f.decimal('How much.'),
          days: f.list(f.calendarDate('When.'), { max: 3 }),
          status: f.enumeration('Where.', { name: 'S', values: ['A'] }),
          note: f.longText('What somebody wrote.', { max: 9 }),
          email: f.email('Where to write.'),
          price: f.money('What it costs.'),
          fee: f.money('What was agreed.', { published: true }),
          words: f.text('Of the sign.', { max: 9, published: true }),
          names: f.list(f.text('Of the sign.', { max: 9 }), { max: 3, published: true }),
          bornOn: f.calendarDate('Of a person.', { personal: true }),
          pin: f.integer('Nobody’s business.', { secret: true }),
          letter: f.text('Public once, of a person now.', { max: 9, published: true, personal: true }),
        },
      }).map(({ name, type, repeated }) => `${repeated ? 'repeated ' : ''}${type} ${name}`),
    ).toEqual([
      'string user_id',
      'bool is_open',
      'int32 count',
      'string rate',
      'repeated string days',
      'string status',
      'int64 fee_minor',
      'string fee_currency',
      'string words',
      'repeated string names',
    ]));
});
