import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';

export const absenceResource = defineResource({
  name: 'Absence',
  table: 'absence',
  doc: 'When a colleague is away; new work goes to the deputy meanwhile.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [{ field: 'from', direction: 'DESC' }],
  fields: {
    userId: f.ref('User', 'Who is away; a lawyer only says so for herself.', {
      as: 'user',
      filterable: true,
    }),
    from: f.instant('First moment away.', { filterable: true, sortable: true }),
    until: f.instant('First moment back.', { filterable: true, sortable: true }),
    deputyId: f.ref('User', 'Who stands in this time; empty: whoever usually does.', {
      as: 'deputy',
      optional: true,
    }),
  },
});

export const absence = recordDecider(
  absenceResource,
  { added: 'AbsenceAdded', amended: 'AbsenceAmended', removed: 'AbsenceRemoved' },
  {
    writable: ['userId', 'from', 'until', 'deputyId'],
    fixed: ['userId'],
    create: staff,
    update: staff,
    remove: staff,
    check: ({ userId, from, until }, { viewer }) => {
      if (viewer.role === 'lawyer' && viewer.userId !== userId) return no('NOT_YOUR_ABSENCE');
      return from != null && until != null && Date.parse(until) <= Date.parse(from)
        ? no('ABSENCE_ENDS_FIRST')
        : undefined;
    },
    keep: ({ userId }, { viewer }) =>
      viewer.role === 'lawyer' && viewer.userId !== userId ? no('NOT_YOUR_ABSENCE') : undefined,
  },
);

export const absenceEntity = recordEntity(absenceResource, absence);
