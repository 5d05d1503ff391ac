import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const auditLogResource = defineResource({
  name: 'AuditLog',
  table: 'audit_log',
  doc: 'Every change: who did what to which record, when and why, and what it was before and after. It writes itself; nobody edits it.',
  tier: 'reference',
  peopleStay: true,
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [{ field: 'occurredAt', direction: 'DESC' }],
  fields: {
    entity: f.text('Entity of the specification: `address`.', { max: 60, filterable: true }),
    entityId: f.id('Id of the row.', { filterable: true }),
    event: f.text('Name of the fact: `AddressRemoved`.', { max: 100, filterable: true }),
    source: f.text('Service that owns the row.', { max: 40, filterable: true }),
    occurredAt: f.instant('When.', { filterable: true, sortable: true }),
    actorKind: f.text('customer, lawyer, admin, system, visitor, partner.', { max: 20, filterable: true }),
    actorId: f.ref('User', 'Who.', { as: 'actor', optional: true, filterable: true }),
    onBehalfOf: f.id('The customer for whom a member of the staff acted.', {
      optional: true,
      filterable: true,
    }),
    reason: f.longText('Why, where somebody said so.', { max: 4000, optional: true, personal: true }),
    before: f.json('Columns that changed, as they were; null for a new row.', {
      maxBytes: 200_000,
      optional: true,
      personal: true,
    }),
    after: f.json('The same columns as they are now; null for a row that is gone.', {
      maxBytes: 200_000,
      optional: true,
      personal: true,
    }),
    trademarkId: f.ref('Trademark', 'The mark, where it is one or the row is about one.', {
      as: 'trademark',
      many: 'auditLog',
      optional: true,
      filterable: true,
    }),
    userId: f.ref('User', 'The customer whose row it is.', {
      as: 'user',
      many: 'auditLog',
      optional: true,
      filterable: true,
    }),
  },
});
