import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { workNames } from '../work/works.js';
import { noSecondLooksLeft } from './second-looks.js';

export const staffProfileResource = defineResource({
  name: 'StaffProfile',
  table: 'staff_profile',
  doc: 'What a colleague does: for whom new work looks for somebody. Nobody gets work by skill before this says so.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    userId: f.ref('User', 'Who it is.', { as: 'user', filterable: true }),
    role: f.enumeration('What the account may do.', {
      name: 'StaffRole',
      values: ['lawyer', 'admin'],
      filterable: true,
    }),
    active: f.boolean('Signs in; work is given to nobody else.', { filterable: true }),
    lead: f.boolean('Is told when work waits for too long.', { filterable: true }),
    offices: f.list(
      f.code('JurisdictionCode', 'Office this person works for.', { known: knownJurisdiction }),
      {
        max: 110,
      },
    ),
    works: f.list(f.enumeration('Work this person takes.', { name: 'Work', values: workNames }), { max: 60 }),
    languages: f.list(f.code('LanguageCode', 'Language this person writes.'), {
      max: 20,
    }),
    givesSecondLooks: f.boolean(
      'Confirms dates, filings above the limit and what is kept against a register, where a colleague has to look a second time. Nothing said: yes.',
      { optional: true, filterable: true },
    ),
    weeklyHours: f.integer('Hours a week for such work.', { min: 0, max: 80, optional: true }),
    deputyId: f.ref('User', 'Who stands in.', { as: 'deputy', optional: true }),
    density: f.enumeration('How close the lines of lists stand for this person.', {
      name: 'Density',
      values: ['compact', 'normal', 'roomy'],
      optional: true,
    }),
  },
});

const standard = recordDecider(
  staffProfileResource,
  { added: 'StaffProfileAdded', amended: 'StaffProfileAmended', removed: 'StaffProfileRemoved' },
  {
    writable: [
      'userId',
      'role',
      'active',
      'lead',
      'givesSecondLooks',
      'offices',
      'works',
      'languages',
      'weeklyHours',
      'deputyId',
    ],
    fixed: ['userId'],
    create: ['admin', 'system'],
    update: ['admin', 'system'],
    remove: ['admin'],
    // Other services know people by their account, and hear of this right with every change.
    derive: ({ userId, givesSecondLooks }) => ({
      ...(userId === undefined ? {} : { userId }),
      givesSecondLooks: givesSecondLooks ?? true,
    }),
    subject: ({ userId }) => userId ?? undefined,
  },
);

/** The right is taken away only where it is left with others. */
export const staffProfile: typeof standard = {
  ...standard,
  update: {
    ...standard.update,
    preload: async (tx, { state, input }) =>
      takesSecondLooks(state.fields, input) ? ((await noSecondLooksLeft(tx, state.fields.userId)) ?? {}) : {},
    decide: (state, input, { preloaded, ...context }) => {
      const decided = standard.update.decide(state, input, context);
      return !isRefusal(decided) && isRefusal(preloaded) ? preloaded : decided;
    },
  },
};

const takesSecondLooks = (before: { readonly givesSecondLooks?: boolean | null }, input: object): boolean =>
  before.givesSecondLooks !== false &&
  (input as { givesSecondLooks?: boolean | null }).givesSecondLooks === false;
