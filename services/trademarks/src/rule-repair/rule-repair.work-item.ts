import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { f } from '@cotta/kit/model/field/field.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { correctionsToRepair } from './corrections-to-repair.js';
import { approvalProblem, correctionOf, dryRunAgeProblem } from './rule-repair-rules.js';
import { RuleRepairStatus } from './rule-repair-status.js';
import { ruleRepairDesk } from './rule-repair.desk.js';
import { ruleRepairResource } from './rule-repair.resource.js';

const step = stepsOf(ruleRepairResource);
const { drafted, dryRunBegun, dryRunDone, approvedByOne, approved, begun, carriedOut, discarded } =
  RuleRepairStatus;
const fields = ruleRepairResource.fields;
const count = (doc: string) => f.integer(doc, { min: 0 });

/** Commands under way when it begins are done by then, so that every event is counted by what counted at its moment. */
const FORCE_AFTER_MS = 60_000;

const steps = [
  step({
    command: 'BeginRuleDryRun',
    doc: 'All marks are looked at; nothing changes. Approvals of an earlier dry run do not count for this one.',
    event: 'RuleDryRunBegun',
    label: 'Dry run begun',
    audience: 'staff',
    from: [drafted, dryRunDone, approvedByOne, approved],
    to: dryRunBegun,
    by: ['lawyer', 'admin'],
    change: (_, __, { now }) => ({
      dryRunBegunAt: now.toISOString(),
      dryRunDoneAt: null,
      lookedUpTo: null,
      marksLookedAt: 0,
      firstApproverId: null,
      secondApproverId: null,
    }),
  }),
  step({
    command: 'NoteRuleDryRun',
    doc: 'So many marks were looked at. For the system.',
    event: 'RuleDryRunContinued',
    label: 'Dry run continued',
    audience: 'staff',
    from: [dryRunBegun],
    to: 'same',
    by: [],
    input: {
      lookedUpTo: f.id('The last mark.'),
      marksLookedAt: count('Marks so far.'),
      logPosition: count('Position of the log at its beginning.'),
    },
    change: (_, { lookedUpTo, marksLookedAt, logPosition }) => ({ lookedUpTo, marksLookedAt, logPosition }),
  }),
  step({
    command: 'EndRuleDryRun',
    doc: 'All marks were looked at, and this changes. For the system.',
    event: 'RuleDryRunDone',
    label: 'Dry run done',
    audience: 'staff',
    from: [dryRunBegun],
    to: dryRunDone,
    by: [],
    input: {
      marksTouched: count('Marks with a date that changes.'),
      datesTouched: count('Dates that change.'),
      ownersTouched: count('Owners of those marks.'),
      datesOver: count('Dates whose right day is over.'),
      promisesMade: count('Dates by which something was done already.'),
      offices: { ...fields.offices, optional: false },
    },
    change: (
      _,
      { marksTouched, datesTouched, ownersTouched, datesOver, promisesMade, offices },
      { now },
    ) => ({
      marksTouched,
      datesTouched,
      ownersTouched,
      datesOver,
      promisesMade,
      offices,
      dryRunDoneAt: now.toISOString(),
    }),
  }),
  step({
    command: 'ApproveRuleRepair',
    doc: 'An admin who did not draft it looked at what changes and agrees; two of them are needed.',
    event: 'RuleRepairApproved',
    label: 'Approved',
    audience: 'staff',
    from: [dryRunDone, approvedByOne],
    to: ({ status }) => (status === dryRunDone ? approvedByOne : approved),
    by: ['admin'],
    stepUp: true,
    guard: (repair, _, context) => dryRunAgeProblem(repair, context) ?? approvalProblem(repair, context),
    change: ({ status }, _, { viewer }) =>
      status === dryRunDone
        ? { firstApproverId: viewer.userId ?? null }
        : { secondApproverId: viewer.userId ?? null },
  }),
  step({
    command: 'CarryOutRuleRepair',
    doc: 'The right version counts from the next minute on, and the listed dates are put right one mark after the other.',
    event: 'RuleRepairBegun',
    label: 'Carrying out begun',
    audience: 'staff',
    from: [approved],
    to: begun,
    by: ['admin'],
    stepUp: true,
    guard: (repair, _, context) => dryRunAgeProblem(repair, context),
    change: (_, __, { now }) => ({ inForceFrom: new Date(now.getTime() + FORCE_AFTER_MS).toISOString() }),
  }),
  step({
    command: 'EndRuleRepair',
    doc: 'Every listed date was put right or left out. For the system.',
    event: 'RuleRepairCarriedOut',
    label: 'Carried out',
    audience: 'staff',
    from: [begun],
    to: carriedOut,
    by: [],
    input: {
      datesRepaired: count('Dates that were put right.'),
      datesLeftOut: count('Dates that were left out.'),
    },
    change: (_, { datesRepaired, datesLeftOut }, { now }) => ({
      datesRepaired,
      datesLeftOut,
      carriedOutAt: now.toISOString(),
    }),
  }),
  step({
    command: 'DiscardRuleRepair',
    doc: 'It is not carried out; nothing has changed.',
    event: 'RuleRepairDiscarded',
    label: 'Discarded',
    audience: 'staff',
    from: [drafted, dryRunBegun, dryRunDone, approvedByOne, approved],
    to: discarded,
    by: ['lawyer', 'admin'],
    reasonNeeded: true,
  }),
];

/** Drafted by the service when a correction comes with a release, or by a colleague for what an earlier one left out. */
export const ruleRepair = workItem(
  ruleRepairResource,
  {
    added: 'RuleRepairDrafted',
    amended: 'RuleRepairAmended',
    removed: 'RuleRepairRemoved',
    assigned: 'RuleRepairAssigned',
  },
  {
    writable: ['correction', 'note'],
    fixed: ['correction'],
    create: staff,
    update: staff,
    remove: [],
    starts: drafted,
    labels: { added: 'Repair drafted', audience: 'staff' },
    fill: (_, { viewer }) => ({ draftedById: viewer.userId ?? null }),
    preload: async (tx, { correction }) => {
      const known = correctionOf(correction);
      const waiting = await correctionsToRepair(tx);
      if (known !== undefined && waiting.some(({ id }) => id === correction)) return known;
      return refuseFields([
        {
          path: ['correction'],
          code: known === undefined ? 'UNKNOWN_CORRECTION' : 'ALREADY_REPAIRED',
          message: [
            known === undefined
              ? 'The rule book has no such correction: it comes with a release.'
              : 'A repair of this correction waits or is under way, or one put every date right: open it in the list.',
            ...(waiting.length === 0
              ? ['There is none to repair now.']
              : [`To repair now: ${waiting.map(({ id }) => id).join(', ')}.`]),
          ].join(' '),
        },
      ]);
    },
    steps,
  },
);

export const ruleRepairEntity = workItemEntity(ruleRepairResource, ruleRepair, { desk: ruleRepairDesk });
