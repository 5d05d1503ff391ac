import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { brandMonitoringTaskResource } from './brand-monitoring-task.resource.js';

/** How colleagues speak of a scan, and what they do with it. */
export const brandMonitoringTaskDesk = deskOf(brandMonitoringTaskResource, {
  states: {
    Scheduled: { word: 'To scan', waitsFor: 'us', next: ['startBrandMonitoringTask'] },
    'In progress': { word: 'Scanning', waitsFor: 'us', next: ['processBrandMonitoringTask'] },
    Processed: { word: 'Reported', waitsFor: 'nobody', next: ['notifyBrandMonitoringTask'] },
    Dismissed: { word: 'Left out', waitsFor: 'nobody' },
  },
  steps: {
    startBrandMonitoringTask: {
      group: 'record',
      label: 'Start',
      sentence: 'It is yours, or the colleague’s you name.',
    },
    processBrandMonitoringTask: {
      group: 'record',
      label: 'Finish and report',
      sentence: 'The client gets what was found, or that nothing was.',
    },
    reopenBrandMonitoringTask: {
      group: 'record',
      label: 'Open again',
      sentence: 'Only before the report went out.',
      lacks: 'reportSentAt',
      why: 'The report went out.',
    },
    notifyBrandMonitoringTask: {
      group: 'client',
      label: 'Report again',
      sentence: 'The same report goes out once more.',
    },
    dismissBrandMonitoringTask: { group: 'ends', label: 'Do not scan', sentence: 'This scan is left out.' },
    deleteBrandMonitoringTask: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only a scan that nobody began.',
      from: ['Scheduled'],
    },
  },
});
