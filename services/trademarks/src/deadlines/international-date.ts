import { addMonths } from '@cotta/reference/calendar-date.js';

const FORWARDING_MONTHS = 2;

/** The date of an international registration: receipt at the office of origin when WIPO has the application within two months, else receipt at WIPO.
 *  @source Madrid Protocol, Article 3(4) */
export function internationalDate(receivedAtOrigin: string, receivedAtWipo: string): string {
  return receivedAtWipo <= addMonths(receivedAtOrigin, FORWARDING_MONTHS) ? receivedAtOrigin : receivedAtWipo;
}
