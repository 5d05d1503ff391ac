import { describe, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { ruleRepair } from './rule-repair.work-item.js';
import { ruleRepairStatuses } from './rule-repair-status.js';

const now = '2026-06-18T09:00:00Z';
const admin = {
  role: 'admin',
  userId: nameBasedId('admin'),
  locale: 'en',
  scopes: [],
  authTime: Date.parse(now) / 1000,
} as const;
const found = {
  marksTouched: 1,
  datesTouched: 1,
  ownersTouched: 1,
  datesOver: 0,
  promisesMade: 0,
  offices: [],
};

const lines: Lines = {
  BeginRuleDryRun: {
    from: ['Drafted', 'Dry run done', 'Approved by one', 'Approved by two'],
    to: 'Dry run under way',
    by: ['lawyer', 'admin'],
  },
  NoteRuleDryRun: {
    from: ['Dry run under way'],
    to: 'Dry run under way',
    by: [],
    input: { lookedUpTo: nameBasedId('mark'), marksLookedAt: 1, logPosition: 1 },
  },
  EndRuleDryRun: { from: ['Dry run under way'], to: 'Dry run done', by: [], input: found },
  ApproveRuleRepair: {
    from: ['Dry run done', 'Approved by one'],
    to: (from) => (from === 'Dry run done' ? 'Approved by one' : 'Approved by two'),
    by: ['admin'],
    viewer: admin,
  },
  CarryOutRuleRepair: {
    from: ['Approved by two'],
    to: 'Being carried out',
    by: ['admin'],
    viewer: admin,
  },
  EndRuleRepair: {
    from: ['Being carried out'],
    to: 'Carried out',
    by: [],
    input: { datesRepaired: 1, datesLeftOut: 0 },
  },
  DiscardRuleRepair: {
    from: ['Drafted', 'Dry run under way', 'Dry run done', 'Approved by one', 'Approved by two'],
    to: 'Discarded',
    by: ['lawyer', 'admin'],
  },
};

describe('the steps of a repair', () => {
  it('lead where the table says, and nowhere else', () => {
    walkEveryStep({
      item: ruleRepair,
      statuses: ruleRepairStatuses,
      past: {
        correction: 'UK.renewal@2',
        ruleName: 'Renewal',
        wrongVersion: 1,
        rightVersion: 2,
        wrong: 'Ten years were counted.',
        law: 'Trade Marks Act 1994, section 42',
        page: 'https://www.legislation.gov.uk/ukpga/1994/26/section/42',
        dryRunDoneAt: '2026-06-17T09:00:00Z',
      },
      lines,
      now,
    });
  });
});
