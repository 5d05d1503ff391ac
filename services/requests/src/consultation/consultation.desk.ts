import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { consultationResource } from './consultation.resource.js';

/** How colleagues speak of a consultation, and what they do with it. */
export const consultationDesk = deskOf(consultationResource, {
  states: {
    Requested: { word: 'To be dated', waitsFor: 'us', next: ['scheduleConsultation'] },
    Rescheduled: { word: 'To be dated again', waitsFor: 'us', next: ['scheduleConsultation'] },
    'No-show': { word: 'Nobody came', waitsFor: 'us', next: ['scheduleConsultation'] },
    Scheduled: [
      { word: 'Dated', waitsFor: 'nobody', until: 'eventTimestamp', next: ['rescheduleConsultation'] },
      {
        word: 'Outcome to write',
        waitsFor: 'us',
        next: ['holdConsultation', 'noteMissedConsultation', 'rescheduleConsultation'],
      },
    ],
    // The letter is read as the client will read it before it goes, so it is sent where it is written and nowhere else.
    Held: {
      word: 'To close with its outcome',
      waitsFor: 'us',
      next: [{ page: '/consultation/{id}/show#outcome', label: 'Write to the client' }],
    },
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
      sentence:
        'After fifteen minutes. The client gets a letter that offers another time, unless it was the second miss.',
    },
    cancelConsultation: {
      group: 'ends',
      label: 'Call off',
      sentence: 'The client gets a letter that there is no talk.',
    },
    revokeConsultationLinks: {
      group: 'record',
      label: 'Take back the links',
      sentence: 'Links in letters about this talk open nothing any more; the next letter has a new one.',
    },
    deleteConsultation: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only what was entered by mistake.',
      from: ['Requested'],
    },
  },
});
