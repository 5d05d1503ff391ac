import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { ruleRepairResource } from './rule-repair.resource.js';

/** How colleagues speak of the repair of a wrong rule, and what they do with it. */
export const ruleRepairDesk = deskOf(ruleRepairResource, {
  states: {
    Drafted: { word: 'To look at', waitsFor: 'us', next: ['beginRuleDryRun'] },
    'Dry run under way': { word: 'Dry run under way', waitsFor: 'nobody' },
    'Dry run done': { word: 'Dry run done', waitsFor: 'us', next: ['approveRuleRepair'] },
    'Approved by one': { word: 'Approved by one', waitsFor: 'secondPerson', next: ['approveRuleRepair'] },
    'Approved by two': { word: 'Approved by two', waitsFor: 'us', next: ['carryOutRuleRepair'] },
    'Being carried out': { word: 'Being carried out', waitsFor: 'nobody' },
    'Carried out': { word: 'Carried out', waitsFor: 'nobody' },
    Discarded: { word: 'Discarded', waitsFor: 'nobody' },
  },
  steps: {
    beginRuleDryRun: {
      group: 'dates',
      label: 'Begin the dry run',
      sentence: 'All marks are looked at in the background; no date changes.',
    },
    approveRuleRepair: {
      group: 'dates',
      label: 'Approve the repair',
      sentence: 'Two admins who did not draft it have to agree to what the dry run found.',
      notBy: { key: 'firstApproverId', why: 'You approved it already; another admin has to agree too.' },
    },
    carryOutRuleRepair: {
      group: 'dates',
      label: 'Carry it out',
      sentence:
        'The listed dates are put right, with their reminders, and the clients read it in the history of each mark.',
    },
    discardRuleRepair: {
      group: 'ends',
      label: 'Discard the repair',
      sentence: 'Nothing is changed; another one can be drafted.',
    },
  },
});
