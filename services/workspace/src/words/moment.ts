import { languageTag, type Locale } from './locale.js';

/** `20 March 2027`. `date`: calendar date `YYYY-MM-DD`. */
export function dayWords(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** `Tuesday, 24 November 2026, 14:00 (Central European Time)`: weekday and zone always, in words, so that nobody has to guess. `zone`: IANA. */
export function moment(instant: Date, locale: Locale, zone: string): string {
  const tag = languageTag(locale);
  const day = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  }).format(instant);
  const parts = new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${day}, ${part('hour')}:${part('minute')} (${zoneWords(instant, tag, zone)})`;
}

/** What people call the zone; `GMT-5` says nothing to most of them. */
function zoneWords(instant: Date, tag: string, timeZone: string): string {
  const named = (timeZoneName: 'longGeneric' | 'long'): string =>
    new Intl.DateTimeFormat(tag, { hour: '2-digit', timeZone, timeZoneName })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const generic = named('longGeneric');
  return generic.startsWith('GMT') ? named('long') : generic;
}
