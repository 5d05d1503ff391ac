import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { taskResource } from './task.resource.js';

/** How colleagues speak of a task, and what they do with it. */
export const taskDesk = deskOf(taskResource, {
  states: {
    Open: { word: 'Open', waitsFor: 'us', next: ['takeTask', 'finishTask'] },
    Done: { word: 'Done', waitsFor: 'nobody', next: ['reopenTask'] },
    Cancelled: { word: 'Fell away', waitsFor: 'nobody' },
  },
  steps: {
    takeTask: {
      group: 'record',
      label: 'Take',
      sentence: 'You are in charge of it.',
      from: ['Open'],
      lacks: 'assignedAdminId',
      why: 'Somebody is in charge; it can be given to another colleague.',
    },
    giveBackTask: {
      group: 'record',
      label: 'Give back',
      sentence: 'It is nobody’s again.',
      from: ['Open'],
      has: 'assignedAdminId',
      why: 'Nobody is in charge.',
    },
    finishTask: {
      group: 'record',
      label: 'Done',
      sentence: 'For tasks made by hand; others end with their cause.',
      from: ['Open'],
    },
    reopenTask: { group: 'record', label: 'Open again', sentence: 'It waits again.', from: ['Done'] },
    snoozeTask: {
      group: 'dates',
      label: 'Snooze',
      sentence: 'It comes back on that day; the promise does not move.',
      from: ['Open'],
    },
    wakeTask: {
      group: 'dates',
      label: 'Wake',
      sentence: 'It comes back now.',
      from: ['Open'],
      has: 'snoozedUntil',
      why: 'It is not snoozed.',
    },
    movePromise: {
      group: 'dates',
      label: 'Move the promise',
      sentence: 'The client is told the new time before the old one is over.',
      from: ['Open'],
    },
    deleteTask: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only what was entered by mistake.',
      from: ['Open'],
    },
  },
});
