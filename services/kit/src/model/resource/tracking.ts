import type { View } from './view.js';
import { f } from '../field/field.js';
import { columnName, lowerFirst, sqlName } from '../field/names.js';
import { staff, type Viewer } from '../words/viewer.js';
import { defineResource, everyRow, type Resource } from './define.js';

/** `variants`: instead of the label, by parts of the fact joined with a slash. */
export interface TrackingLabel {
  readonly label: string;
  readonly audience: string;
  readonly variants?: { readonly keys: readonly string[]; readonly labels: Readonly<Record<string, string>> };
}

/** Labels of a history by type of event. */
export type TrackingLabels = Readonly<Record<string, TrackingLabel>>;

/** The specification's `<name>_tracking`: the history of an entity, read from the events themselves. */
export interface Tracking {
  readonly resource: Resource;
  readonly view: View;
}

/** `labels`: by event type; an event without one is not part of the history. Customers read the entries meant for them, of their own rows. */
export function trackingOf(parent: Resource, labels: TrackingLabels): Tracking {
  const name = `${parent.name}Tracking`;
  const table = `${parent.table}_tracking`;
  const own = lowerFirst(parent.name);
  const owned = Object.hasOwn(parent.fields, 'userId') && parent.readableBy.includes('customer');
  const audiences = [...new Set(Object.values(labels).map(({ audience }) => audience))];
  const resource = defineResource({
    name,
    table,
    tier: 'reference',
    doc: `What happened to a ${parent.table.replaceAll('_', ' ')}: who did what, when and why. Customers read what concerns them.`,
    readableBy: owned ? ['customer', ...staff] : staff,
    rows: {
      admin: everyRow,
      lawyer: everyRow,
      ...(owned ? { customer: (viewer: Viewer) => ({ userId: viewer.userId, audience: 'customer' }) } : {}),
    },
    defaultOrder: [{ field: 'createdAt', direction: 'ASC' }],
    fields: {
      [`${own}Id`]: f.ref(parent.name, 'What it happened to.', {
        as: own,
        many: 'tracking',
        filterable: true,
      }),
      event: f.text('Name of the fact.', { max: 100, filterable: true }),
      label: f.text('The same as the specification says it; a translation key.', {
        max: 100,
        filterable: true,
      }),
      fromStatus: f.text('Status before, where it changed.', { max: 60, optional: true }),
      toStatus: f.text('Status after, where it changed.', { max: 60, optional: true }),
      actorKind: f.text('customer, lawyer, admin, system, visitor, partner.', { max: 20 }),
      actorId: f.ref('User', 'Who did it.', {
        as: 'actor',
        optional: true,
        ...(owned ? { visibleTo: staff } : {}),
      }),
      reason: f.longText('Why, where somebody said so.', {
        max: 4000,
        optional: true,
        ...(owned ? { visibleTo: staff } : {}),
      }),
      audience: f.text(`Who reads it: ${audiences.join(', ')}.`, {
        max: 20,
        ...(owned ? { visibleTo: staff } : {}),
      }),
      ...(owned ? { userId: f.id('Whose it is.', { visibleTo: staff }) } : {}),
    },
  });
  const rows = Object.entries(labels).map(
    ([event, { label, audience }]) => `(${[event, label, audience].map(quoted).join(', ')})`,
  );
  const sql = `select e.event_id as id, e.version, e.occurred_at as created_at, e.occurred_at as updated_at, e.stream_id as ${columnName(own)}_id,
  e.type as event, ${labelSql(labels)}, e.data ->> 'statusFrom' as from_status, case when e.data ? 'statusFrom' then e.data ->> 'status' end as to_status,
  e.actor_kind, e.actor_id, e.reason, l.audience${owned ? ', p.user_id' : ''}
from tracking_event e left join ${sqlName(parent.table)} p on p.id = e.stream_id join (values ${rows.join(', ')}) as l (type, label, audience) on l.type = e.type`;
  const open =
    Object.entries(labels).find(([, { audience }]) => audience === 'customer') ?? Object.entries(labels)[0];
  return {
    resource,
    view: {
      name: table,
      sql,
      ...(open === undefined ? {} : { follows: { table: parent.table, event: open[0] } }),
    },
  };
}

function labelSql(labels: TrackingLabels): string {
  const cases = Object.entries(labels).flatMap(([event, { variants }]) => {
    if (variants === undefined) return [];
    const key = variants.keys.map((name) => `(e.data ->> ${quoted(name)})`).join(` || '/' || `);
    return [
      `when ${quoted(event)} then coalesce(${quoted(JSON.stringify(variants.labels))}::jsonb ->> (${key}), l.label)`,
    ];
  });
  return cases.length === 0 ? 'l.label' : `case e.type ${cases.join(' ')} else l.label end as label`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
