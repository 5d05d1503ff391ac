import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { consultationResource } from './consultation.resource.js';

/** How colleagues speak of a consultation, and what they do with it. */
export const consultationDesk = deskOf(consultationResource, {
  states: {
    Requested: { word: 'To be dated', waitsFor: 'us', next: ['scheduleConsultation'] },
    Rescheduled: { word: 'To be dated again', waitsFor: 'us', next: ['scheduleConsultation'] },
    'No-show': { word: 'Nobody came', waitsFor: 'us', next: ['scheduleConsultation'] },
    Scheduled: {
      word: 'Dated',
      waitsFor: 'nobody',
      next: ['holdConsultation', 'rescheduleConsultation'],
    },
    Held: { word: 'Outcome to send', waitsFor: 'us', next: ['closeConsultation'] },
    Closed: { word: 'Over', waitsFor: 'nobody' },
    Cancelled: { word: 'Called off', waitsFor: 'nobody' },
  },
  steps: {
    scheduleConsultation: {
      group: 'dates',
      label: 'Offer a time',
      sentence: 'The client gets a letter with day, hour and the way in.',
    },
    rescheduleConsultation: {
      group: 'dates',
      label: 'Move',
      sentence:
        'To another time, of which the client gets a letter; without one its slot is free and it waits for a time.',
    },
    holdConsultation: { group: 'record', label: 'It took place', sentence: 'What came of it is noted.' },
    noteMissedConsultation: {
      group: 'record',
      label: 'Nobody came',
      sentence: 'After fifteen minutes; another time can be offered.',
    },
    closeConsultation: {
      group: 'client',
      label: 'Send the outcome',
      sentence: 'The client gets what was said, in writing.',
    },
    cancelConsultation: {
      group: 'ends',
      label: 'Call off',
      sentence: 'The client gets a letter that there is no talk.',
    },
    deleteConsultation: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only what was entered by mistake.',
      from: ['Requested'],
    },
  },
});
