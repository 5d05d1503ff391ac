import { Workbench, type Work } from './parts/workbench.js';

const work: Work = {
  name: 'examination',
  shown: ['status', 'markName', 'jurisdiction', 'filingBasis', 'issueDate', 'dueDate', 'suggestedIssues'],
  changed: [
    'natureOfIssues',
    'issueSummary',
    'riskHighlighted',
    'similarTrademarks',
    'examinationNote',
    'examinationFinished',
  ],
  steps: ['kickOffOfficeAction'],
  lists: ['office_action_issue', 'office_action_solution'],
};

/** What the letter says, what it means, and what can be done about it. */
export function Component() {
  return <Workbench work={work} />;
}
