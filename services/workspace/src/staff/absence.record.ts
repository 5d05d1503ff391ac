import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';
import { nobodyLeft } from './who-is-left.js';

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

const standard = recordDecider(
  absenceResource,
  { added: 'AbsenceAdded', amended: 'AbsenceAmended', removed: 'AbsenceRemoved' },
  {
    writable: ['userId', 'from', 'until', 'deputyId'],
    fixed: ['userId'],
    create: staff,
    update: staff,
    remove: staff,
    check: ({ userId, from, until, deputyId }, { viewer }) => {
      if (viewer.role === 'lawyer' && viewer.userId !== userId) return no('NOT_YOUR_ABSENCE');
      if (deputyId != null && deputyId === userId) return no('OWN_DEPUTY');
      return from != null && until != null && Date.parse(until) <= Date.parse(from)
        ? no('ABSENCE_ENDS_FIRST')
        : undefined;
    },
    keep: ({ userId }, { viewer }) =>
      viewer.role === 'lawyer' && viewer.userId !== userId ? no('NOT_YOUR_ABSENCE') : undefined,
  },
);

type Absent = typeof standard.aggregate.initial.fields;

/** Whether somebody is left for what this person does alone; what the rules of the record refuse is refused by them. */
async function whoIsLeft(
  tx: EntityManager,
  { userId, from, until, deputyId }: Absent,
  absenceId: string,
): Promise<Refusal | object> {
  if (userId == null || from == null || until == null || Date.parse(until) <= Date.parse(from)) return {};
  return (await nobodyLeft(tx, { absenceId, userId, from, until, deputyId: deputyId ?? null })) ?? {};
}

/** An absence is said and changed only while what is done alone has somebody. */
export const absence: typeof standard = {
  ...standard,
  create: {
    ...standard.create,
    preload: (tx, { input, context }) => whoIsLeft(tx, input, context.streamId),
    decide: (state, input, { preloaded, ...context }) => {
      const decided = standard.create.decide(state, input, context);
      return !isRefusal(decided) && isRefusal(preloaded) ? preloaded : decided;
    },
  },
  update: {
    ...standard.update,
    preload: (tx, { state, input, context }) =>
      whoIsLeft(tx, { ...state.fields, ...input }, context.streamId),
    decide: (state, input, { preloaded, ...context }) => {
      const decided = standard.update.decide(state, input, context);
      return !isRefusal(decided) && isRefusal(preloaded) ? preloaded : decided;
    },
  },
};

export const absenceEntity = recordEntity(absenceResource, absence);
