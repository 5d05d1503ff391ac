import { Workbench, type Work } from './parts/workbench.js';

const work: Work = {
  name: 'docketing',
  shown: [
    'status',
    'markName',
    'jurisdiction',
    'issueDate',
    'dueDate',
    'confirmedDueDate',
    'dueDateSetById',
    'extendedOn',
  ],
  changed: ['tags', 'remindersEnabled'],
  steps: ['confirmOfficeActionDueDate', 'correctOfficeActionDueDate', 'extendOfficeAction'],
  lists: ['docketed_message'],
};

/** When the letter came, by when it has to be answered, and who checked that. */
export function Component() {
  return <Workbench work={work} />;
}
