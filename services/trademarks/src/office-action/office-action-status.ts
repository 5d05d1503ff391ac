/** Statuses of an office action. The specification shows `Kick-off sent` and `Landing page visited`; the others are proposals of the domain notes. */
export const officeActionStatuses = [
  'Docketed',
  'Kick-off sent',
  'Landing page visited',
  'Ordered',
  'Drafting',
  'Response submitted',
  'Abandoned',
  'Closed',
] as const;
/** One of `officeActionStatuses`. */
export type OfficeActionStatus = (typeof officeActionStatuses)[number];

/** Before an answer is filed. */
export const openOfficeActionStatuses: readonly OfficeActionStatus[] = [
  'Docketed',
  'Kick-off sent',
  'Landing page visited',
  'Ordered',
  'Drafting',
];
