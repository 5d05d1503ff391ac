import { Workbench, type Work } from './parts/workbench.js';

const work: Work = {
  name: 'additional-info',
  shown: ['status', 'markName', 'jurisdiction', 'dueDate', 'orderedSolutionId'],
  changed: ['clientInput'],
  steps: ['requestOfficeActionInfo', 'submitOfficeActionInfo'],
  lists: [],
};

/** What the lawyer asks and the client answers before the response is written. */
export function Component() {
  return <Workbench work={work} />;
}
