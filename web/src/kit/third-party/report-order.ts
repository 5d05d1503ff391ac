import { affiliateOfVisit } from '../attribution/attribution.js';
import { report } from './report.js';

/** An order was placed: whoever sent the visitor may count it. Nothing of the order itself is said. */
export function reportOrder(kind: string): void {
  if (typeof window === 'undefined') return;
  const affiliate = affiliateOfVisit();
  report({ name: 'order', kind, ...(affiliate === undefined ? {} : { affiliate }) });
}
