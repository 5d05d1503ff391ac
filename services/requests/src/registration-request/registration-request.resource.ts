import { defineResource, everyRow, noRow } from '@cotta/kit/model/resource/define.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { requestFields } from './request-fields.js';

/** Whoever holds a link to this very request that was not revoked. */
function linked(viewer: Viewer) {
  const { link } = viewer;
  const opens =
    link?.purpose === 'verification-summary' ||
    link?.purpose === 'verification-receipt' ||
    link?.purpose === 'order-share';
  return link !== undefined && opens ? { id: link.subjectId, linkRevision: link.revision } : noRow;
}

export const registrationRequestResource = defineResource({
  name: 'RegistrationRequest',
  table: 'registration_request',
  doc: 'An order from the first check of a name to its filing. Customers see their own; a link opens one.',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', 'lawyer', 'admin'],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId }),
    visitor: linked,
  },
  retained: {
    law: 'The file of an application is kept as the professional rules of attorneys ask; the period is to be confirmed.',
    only: { field: 'status', values: ['Application approved', 'Filed'] },
  },
  defaultOrder: [{ field: 'requestedAt', direction: 'DESC' }],
  fields: requestFields,
});
