// Who does what, by which rules, and what staff say of themselves.
import type { AnswerTo, Answers } from './answers-to.js';
import { hours, lawyer, page } from './stub-facts.js';

export const adam = {
  ...lawyer,
  id: '0190a000-0000-7000-8000-0000000000a2',
  displayName: 'Adam Admin',
  email: 'adam@example.com',
};

const person = ({ id, displayName, email }: typeof lawyer) => ({
  __typename: 'User' as const,
  id,
  displayName,
  email,
});
const batch = (ids: readonly string[]) => ({ __typename: 'BatchResult' as const, ids, refusals: [] });
type Person = AnswerTo<'StaffPeople'>['staffProfileList']['items'][number];

export const lenasProfile: Person = {
  __typename: 'StaffProfile',
  id: 'p-lena',
  version: 4,
  userId: lawyer.id,
  user: person(lawyer),
  role: 'LAWYER',
  active: true,
  lead: false,
  team: null,
  givesSecondLooks: true,
  offices: ['EU', 'CZ'],
  works: ['CHECK', 'FILE'],
  languages: ['en', 'cs'],
  weeklyHours: 30,
  deputyId: adam.id,
};
const adamsProfile: Person = {
  ...lenasProfile,
  id: 'p-adam',
  userId: adam.id,
  user: person(adam),
  team: 'Filings',
  offices: ['US'],
  works: ['FILE'],
  givesSecondLooks: false,
  languages: ['en'],
  weeklyHours: null,
  deputyId: null,
};
/** Lena is away, and three promises fall into it. */
const lenasAbsence: AnswerTo<'StaffAbsences'>['absenceList']['items'][number] = {
  __typename: 'Absence',
  id: 'a1',
  version: 1,
  userId: lawyer.id,
  user: person(lawyer),
  from: hours(24),
  until: hours(72),
  deputyId: null,
  deputy: null,
  taskIds: ['t1', 't2', 't3'],
};
const sloan: AnswerTo<'SettingsRepresentatives'>['representativeList']['items'][number] = {
  id: 'rep-sloan',
  office: 'EU',
  position: 2,
  kind: 'EMPLOYEE',
  name: 'M. Sloan',
  firm: null,
  officeNumber: '12345',
  inUse: true,
};
type Rule = AnswerTo<'AssignmentRules'>['assignmentRuleList']['items'][number];
const rule = (id: string, position: number, more: Partial<Rule>): Rule => ({
  __typename: 'AssignmentRule',
  id,
  version: 1,
  position,
  work: null,
  office: null,
  language: null,
  clientId: null,
  client: null,
  fromAmount: null,
  team: null,
  assignedAdminId: null,
  assignedAdmin: null,
  ...more,
});
const rules = [
  rule('r1', 1, { work: 'CHECK', office: 'CZ', assignedAdminId: lawyer.id, assignedAdmin: person(lawyer) }),
  rule('r2', 2, { language: 'es' }),
  rule('r3', 3, { fromAmount: { amountMinor: 500_000, currency: 'EUR' }, team: 'Filings' }),
];

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const firmHours = { opensAt: '08:30', closesAt: '18:00', closedDays: ['2026-12-31'], unownedHours: 2 };

export const settingsAnswers = {
  SettingsRepresentatives: (): AnswerTo<'SettingsRepresentatives'> => ({
    representativeList: {
      items: [
        { ...sloan, id: 'rep-left', position: 1, name: 'L. Gone', inUse: false },
        sloan,
        { ...sloan, id: 'rep-other', position: 3, name: 'A. Other', officeNumber: '54321' },
        {
          ...sloan,
          id: 'rep-us',
          office: 'US',
          kind: 'PARTNER',
          firm: 'Northbridge',
          name: 'P. North',
          officeNumber: null,
        },
      ],
    },
  }),
  OwnProfile: (): AnswerTo<'OwnProfile'> => ({
    staffProfileList: page([{ ...lenasProfile, density: null, zone: null }]),
  }),
  ArrangeOwn: (): AnswerTo<'ArrangeOwn'> => ({
    arrangeOwnWork: { __typename: 'StaffProfile', id: 'p-lena', version: 5 },
  }),
  SayAbsence: (): AnswerTo<'SayAbsence'> => ({
    createAbsence: { __typename: 'Absence', id: 'a2', taskIds: [] },
  }),
  StaffPeople: (): AnswerTo<'StaffPeople'> => ({
    staffProfileList: page([lenasProfile, adamsProfile]),
  }),
  StaffAbsences: (): AnswerTo<'StaffAbsences'> => ({
    absenceList: page([lenasAbsence]),
  }),
  SettingsSavePerson: (): AnswerTo<'SettingsSavePerson'> => ({
    updateStaffProfile: { __typename: 'StaffProfile', id: 'p-lena', version: 5 },
  }),
  AssignmentRules: (): AnswerTo<'AssignmentRules'> => ({
    assignmentRuleList: page(rules),
  }),
  SettingsChangeRule: (): AnswerTo<'SettingsChangeRule'> => ({
    updateAssignmentRule: { __typename: 'AssignmentRule', id: 'r1', version: 2 },
  }),
  SettingsAddRule: (): AnswerTo<'SettingsAddRule'> => ({
    createAssignmentRule: { __typename: 'AssignmentRule', id: 'r3', version: 1 },
  }),
  ReplayedArrivals: (): AnswerTo<'ReplayedArrivals'> => ({
    replayedArrivals: [
      {
        __typename: 'ReplayedArrival',
        taskId: 't1',
        work: 'CHECK',
        mark: 'Lumora',
        publicId: 'V-1',
        jurisdictions: ['CZ'],
        arrivedAt: hours(-20),
        assignedAdminId: adam.id,
        assignedAdmin: person(adam),
        chosenAdminId: lawyer.id,
        chosenAdmin: person(lawyer),
        because: 'RULE',
      },
    ],
  }),
  CorrectionsToRepair: (): AnswerTo<'CorrectionsToRepair'> => ({
    correctionsToRepair: [{ correction: 'UK.renewal@2' }],
  }),
  SettingsFilingLimit: (): AnswerTo<'SettingsFilingLimit'> => ({
    filingLimitNow: euro(100_000),
    filingLimitList: page([
      {
        id: 'limit-1',
        amount: euro(100_000),
        formerAmount: euro(50_000),
        reason: 'Renewals became dearer.',
        changedBy: person(adam),
        createdAt: hours(-48),
      },
    ]),
  }),
  SettingsSetFilingLimit: (): AnswerTo<'SettingsSetFilingLimit'> => ({
    createFilingLimit: { __typename: 'FilingLimit', id: 'limit-2' },
  }),
  SettingsFirmHours: (): AnswerTo<'SettingsFirmHours'> => ({
    workHoursNow: firmHours,
    firmHoursList: page([
      {
        ...firmHours,
        id: 'hours-1',
        former: { ...firmHours, opensAt: '09:00', closedDays: [] },
        reason: 'We begin earlier.',
        changedBy: person(adam),
        createdAt: hours(-48),
      },
    ]),
  }),
  SettingsSetFirmHours: (): AnswerTo<'SettingsSetFirmHours'> => ({
    createFirmHours: { __typename: 'FirmHours', id: 'hours-2' },
  }),
  WorkFacts: (): AnswerTo<'WorkFacts'> => ({
    workFacts: [
      {
        __typename: 'WorkFacts',
        work: 'CHECK',
        by: 'LAWYER',
        promisedHours: null,
        promisedDays: null,
        minutes: 45,
      },
      {
        __typename: 'WorkFacts',
        work: 'ANSWER',
        by: 'LAWYER',
        promisedHours: 4,
        promisedDays: null,
        minutes: 10,
      },
      {
        __typename: 'WorkFacts',
        work: 'FILE',
        by: 'LAWYER',
        promisedHours: null,
        promisedDays: 1,
        minutes: 20,
      },
      {
        __typename: 'WorkFacts',
        work: 'REFUND',
        by: 'ADMIN',
        promisedHours: null,
        promisedDays: 1,
        minutes: 20,
      },
    ],
  }),
  AssigneesFor: (): AnswerTo<'AssigneesFor'> => ({
    assigneesFor: [
      {
        __typename: 'PossibleAssignee',
        userId: adam.id,
        user: person(adam),
        chosenFor: 1,
        because: 'SKILL',
        languages: ['cs'],
        offices: ['CZ'],
        openTasks: 4,
        away: false,
        backAt: null,
      },
      {
        __typename: 'PossibleAssignee',
        userId: lawyer.id,
        user: person(lawyer),
        chosenFor: 0,
        because: null,
        languages: [],
        offices: [],
        openTasks: 1,
        away: true,
        backAt: hours(72),
      },
    ],
  }),
  HandOver: ({ ids }): AnswerTo<'HandOver'> => ({
    assignTaskList: batch(ids as readonly string[]),
  }),
} satisfies Answers;
