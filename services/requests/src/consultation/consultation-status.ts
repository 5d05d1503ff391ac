/** Proposals: the specification shows no value. */
export const consultationStatuses = [
  'Requested',
  'Scheduled',
  'Rescheduled',
  'Held',
  'No-show',
  'Closed',
  'Cancelled',
] as const;

/** What a lawyer offers after a talk: a free check, or what the price list has a form for. */
export const consultationOffers = ['check', 'registration', 'renewal', 'transfer'] as const;

/** By what people talk. */
export const consultationChannels = ['phone', 'video'] as const;

/** What people want to talk about most; everything else is other. */
export const consultationTopics = [
  'new-mark',
  'check-result',
  'office-letter',
  'copied-by-others',
  'accused-by-others',
  'renewal',
  'other',
] as const;
