/** How far a report to a platform is. */
export const PlatformReportStatus = {
  prepared: 'Prepared',
  filed: 'Filed',
  removed: 'Removed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
} as const;

/** Every status of a report to a platform, as stored. */
export const platformReportStatuses = Object.values(PlatformReportStatus);
