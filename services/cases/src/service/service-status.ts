/** All proposals: the specification shows none. */
export const ServiceStatus = {
  created: 'Created',
  inProgress: 'In progress',
  waiting: 'Waiting for client',
  finished: 'Finished',
  cancelled: 'Cancelled',
} as const;

/** Every status of a service, as stored. */
export const serviceStatuses = Object.values(ServiceStatus);
