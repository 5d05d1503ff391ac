import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { workNames } from '../work/works.js';
import { noSecondLooksLeft } from './second-looks.js';
import { zoneProblem } from './zone-problem.js';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

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
    team: f.text('The team this person is of; rules may give work to a team.', {
      max: 60,
      optional: true,
      filterable: true,
    }),
    zone: f.text(
      'IANA time zone whose day and hours are this person’s: Europe/Prague. Nothing said: the device’s for what is shown, the firm’s for what is sent.',
      {
        max: 60,
        optional: true,
      },
    ),
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
    givesTalks: f.boolean(
      'Gives free consultations that clients book. Nothing said: a lawyer does, nobody else.',
      { optional: true, filterable: true },
    ),
    talkHours: f.list(
      f.object('TalkHours', 'When talks can be booked on one day of the week.', {
        weekday: f.integer('1: Monday, 7: Sunday.', { min: 1, max: 7 }),
        from: f.text('By the clock: 09:00.', { max: 5, pattern: CLOCK }),
        to: f.text('By the clock: 12:30.', { max: 5, pattern: CLOCK }),
      }),
      { max: 21, optional: true },
    ),
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
      'team',
      'zone',
      'givesSecondLooks',
      'offices',
      'works',
      'languages',
      'weeklyHours',
      'givesTalks',
      'talkHours',
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
    check: ({ zone, talkHours }) => zoneProblem(zone) ?? hoursProblem(talkHours ?? []),
    subject: ({ userId }) => userId ?? undefined,
  },
);

/** Each span ends after it begins. Refused at the field. */
function hoursProblem(
  talkHours: readonly { readonly from: string; readonly to: string }[],
): Refusal | undefined {
  const wrong = talkHours.flatMap(({ from, to }, index) =>
    to > from
      ? []
      : [
          {
            path: ['talkHours', String(index), 'to'],
            code: 'CLOSES_FIRST',
            message: 'The hours end after they begin: enter a later one.',
          },
        ],
  );
  return wrong.length === 0 ? undefined : refuseFields(wrong);
}

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
