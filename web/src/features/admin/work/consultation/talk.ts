import type { ConsultationWorkResult } from './consultation.graphql.js';

export type Talk = NonNullable<ConsultationWorkResult['consultation']>;

/** Who is advised, as colleagues call them. */
export const whoIsAdvised = ({
  user,
  contactName,
  contactEmail,
}: Pick<Talk, 'user' | 'contactName' | 'contactEmail'>): string =>
  user?.displayName || user?.email || contactName || contactEmail || '';
