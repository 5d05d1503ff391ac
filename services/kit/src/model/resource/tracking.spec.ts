import { describe, expect, it } from '@jest/globals';
import { bicycleResource, repair, repairResource } from '../../testing/repair.js';
import { courier } from '../../testing/parcel.js';
import { rowScope, seenFields } from './visibility.js';
import { everyRow, noRow } from './define.js';
import { trackingOf } from './tracking.js';

const { resource, view } = trackingOf(repairResource, repair.labels);
const eva = { role: 'customer', userId: 'eva', locale: 'en', scopes: [] } as const;

describe('the history of an entity', () => {
  it('is named after it and hangs on it, oldest first', () => {
    expect([resource.name, resource.table, view.name]).toEqual([
      'RepairTracking',
      'repair_tracking',
      'repair_tracking',
    ]);
    expect(resource.fields['repairId']?.kind).toMatchObject({ typeName: 'Repair', many: 'tracking' });
    expect(resource.defaultOrder).toEqual([{ field: 'createdAt', direction: 'ASC' }]);
  });

  it('shows a customer what is meant for customers, of his own rows', () => {
    expect(rowScope(resource, eva)).toEqual([{ userId: 'eva', audience: 'customer' }]);
    expect(rowScope(resource, { ...eva, role: 'lawyer' })).toBe(everyRow);
    expect(rowScope(resource, { ...eva, role: 'partner' })).toBe(noRow);
  });

  it('tells a customer neither who it was nor why', () => {
    const shown = Object.keys(seenFields(resource, 'customer'));
    for (const key of ['actorId', 'reason', 'audience', 'userId']) expect(shown).not.toContain(key);
    expect(shown).toEqual(expect.arrayContaining(['label', 'fromStatus', 'toStatus', 'actorKind']));
    expect(Object.keys(seenFields(resource, 'admin'))).toEqual(
      expect.arrayContaining(['actorId', 'reason', 'audience']),
    );
  });

  it('is for staff where nobody owns the rows, and then hides nothing', () => {
    const { resource: couriers } = trackingOf(courier, { Hired: { label: 'Hired', audience: 'staff' } });
    expect(couriers.readableBy).toEqual(['lawyer', 'admin']);
    expect(couriers.fields).not.toHaveProperty('userId');
    expect(Object.keys(seenFields(couriers, 'lawyer'))).toContain('reason');
  });

  it('follows its entity by an event that everybody sees who sees the row', () => {
    expect(view.follows).toEqual({ table: 'repair', event: 'RepairBooked' });
    expect(
      trackingOf(bicycleResource, {
        Stolen: { label: 'Stolen', audience: 'staff' },
        Found: { label: 'Found', audience: 'customer' },
      }).view.follows,
    ).toEqual({ table: 'bicycle', event: 'Found' });
    expect(
      trackingOf(bicycleResource, { Stolen: { label: 'Stolen', audience: 'staff' } }).view.follows,
    ).toEqual({ table: 'bicycle', event: 'Stolen' });
  });
});

describe('the view of a history', () => {
  it('holds one line for each label and no other event', () => {
    for (const [event, { label, audience }] of Object.entries(repair.labels))
      expect(view.sql).toContain(`('${event}', '${label}', '${audience}')`);
    expect(view.sql.match(/\('[A-Z]\w+', '/g)).toHaveLength(Object.keys(repair.labels).length);
  });

  it('takes an apostrophe for a letter', () => {
    const { view: quoted } = trackingOf(bicycleResource, {
      Stolen: { label: "It's gone", audience: 'staff' },
    });
    expect(quoted.sql).toContain("('Stolen', 'It''s gone', 'staff')");
  });

  it('chooses another label by parts of the fact, and falls back to the plain one', () => {
    const { view: varied } = trackingOf(bicycleResource, {
      Painted: {
        label: 'Painted',
        audience: 'staff',
        variants: { keys: ['colour', 'coat'], labels: { 'red/first': "First red, it's drying" } },
      },
      Stolen: { label: 'Stolen', audience: 'staff' },
    });
    expect(varied.sql).toContain(
      `case e.type when 'Painted' then coalesce('{"red/first":"First red, it''s drying"}'::jsonb ->> ((e.data ->> 'colour') || '/' || (e.data ->> 'coat')), l.label) else l.label end as label`,
    );
    expect(view.sql).toContain(', l.label,');
  });
});
