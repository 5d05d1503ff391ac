/** `Processed` is the specification's; the others are proposals. */
export const MonitoringTaskStatus = {
  scheduled: 'Scheduled',
  inProgress: 'In progress',
  processed: 'Processed',
  dismissed: 'Dismissed',
} as const;

/** Every status of a scan, as stored. */
export const monitoringTaskStatuses = Object.values(MonitoringTaskStatus);
