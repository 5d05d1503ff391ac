import type { Checkable } from './dispute.js';

/** Whether a record may be listed by search engines: it was looked up, or staff reviewed it. */
export const isChecked = ({ confidence, reviewed }: Checkable): boolean =>
  confidence === 'sourced' || reviewed !== undefined;
