import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { taskKinds } from '../work/task-kinds.js';
import { escalations, taskStatuses } from './task.js';
import { workNames } from '../work/works.js';

export const taskResource = defineResource({
  name: 'Task',
  table: 'task',
  doc: 'Something that waits for a lawyer or an admin.',
  tier: 'aggregate',
  readableBy: ['lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [{ field: 'dueAt', direction: 'ASC' }],
  fields: {
    kind: f.enumeration('Kind of work.', { name: 'TaskKind', values: taskKinds, filterable: true }),
    work: f.enumeration('What is to be done.', { name: 'Work', values: workNames, filterable: true }),
    title: f.text('Names the subject for people.', { max: 400 }),
    status: f.enumeration('Whether it still waits.', {
      name: 'TaskStatus',
      values: taskStatuses,
      filterable: true,
    }),
    subjectType: f.text('Kind of record it is about.', { max: 60, filterable: true }),
    subjectId: f.id('Which of those records.', { filterable: true }),
    publicId: f.text('What people quote.', { trigram: true, max: 20, filterable: true }),
    mark: f.text('The mark.', { trigram: true, max: 300, filterable: true, sortable: true }),
    jurisdictions: f.list(f.code('JurisdictionCode', 'Office.'), { max: 110, filterable: true }),
    dueAt: f.instant('By when it is promised.', { optional: true, filterable: true, sortable: true }),
    assignedAdminId: f.ref('User', 'Who does it.', { as: 'assignedAdmin', optional: true, filterable: true }),
    clientId: f.ref('User', 'Whom it was promised.', { as: 'client', optional: true, filterable: true }),
    arrivedAt: f.instant('Since when it waits.', { filterable: true, sortable: true }),
    snoozedUntil: f.instant('It is out of sight until then.', { optional: true, filterable: true }),
    snoozeReason: f.text('Why it is out of sight.', { max: 400, optional: true }),
    escalation: f.enumeration('Why it is pressed.', {
      name: 'Escalation',
      values: escalations,
      optional: true,
      filterable: true,
    }),
    escalatedAt: f.instant('Since when it is pressed.', { optional: true }),
    completedAt: f.instant('When it was done.', { optional: true, filterable: true, sortable: true }),
    outcome: f.text('What came of it.', { max: 60, optional: true }),
  },
});
