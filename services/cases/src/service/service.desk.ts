import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { serviceResource } from './service.resource.js';

/** How colleagues speak of a service, and what they do with it. */
export const serviceDesk = deskOf(serviceResource, {
  states: {
    Created: { word: 'Not begun', waitsFor: 'us', next: ['startService'] },
    'In progress': { word: 'In work', waitsFor: 'us', next: ['finishService'] },
    'Waiting for client': { word: 'Client to answer', waitsFor: 'client', next: ['resumeService'] },
    Finished: { word: 'Done', waitsFor: 'nobody' },
    Cancelled: { word: 'Called off', waitsFor: 'nobody' },
  },
  steps: {
    startService: { group: 'record', label: 'Start', sentence: 'The client sees that it is in work.' },
    finishService: {
      group: 'record',
      label: 'Finish',
      sentence: 'The client reads the outcome.',
    },
    resumeService: {
      group: 'record',
      label: 'Go on',
      sentence: 'The client answered; it is our turn again.',
    },
    askServiceClient: {
      group: 'client',
      label: 'Ask the client',
      sentence: 'It waits until the client answers.',
    },
    notifyService: {
      group: 'client',
      label: 'Tell the client',
      sentence: 'The letter about where it stands goes out once more.',
    },
    cancelService: {
      group: 'ends',
      label: 'Call off',
      sentence: 'Nothing more is done; the client is told.',
    },
    deleteService: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only what was entered by mistake and nobody was told of.',
      from: ['Created'],
    },
  },
});
