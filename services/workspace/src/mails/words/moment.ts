import { languageTag, type Locale } from './locale.js';

/** `Tuesday, 24 November 2026, 14:00 (CET)`: weekday and zone always, so that nobody has to guess. `zone`: IANA. */
export function moment(instant: Date, locale: Locale, zone: string): string {
  const tag = languageTag(locale);
  const day = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: zone }).format(instant);
  const parts = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone, timeZoneName: 'short' }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${day}, ${part('hour')}:${part('minute')} (${part('timeZoneName')})`;
}
