import { readerZone } from './reader-zone.js';

export type MomentStyle = 'long' | 'short' | 'due' | 'date' | 'clock';

/** Days with their year, clocks from 00 to 23, in every language: a day without its year is no day, and 8 is not 20. */
const OPTIONS: Readonly<Record<MomentStyle, Intl.DateTimeFormatOptions>> = {
  long: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  short: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  due: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

const known = new Map<string, Intl.DateTimeFormat>();

const tag = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

function formatOf(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const format = known.get(key) ?? make();
  known.set(key, format);
  return format;
}

/** `zone` undefined means the reader's own. `long` names the zone in words, `short`, and `due` with its weekday, do so only where it is not the reader's own; `clock` is for what just happened before his eyes. */
export function formatMoment(at: string | Date, locale: string, style: MomentStyle, zone?: string): string {
  const shown = zone ?? readerZone();
  const format = formatOf(
    `${locale} ${style} ${shown ?? ''}`,
    () =>
      new Intl.DateTimeFormat(tag(locale), {
        ...OPTIONS[style],
        ...(shown === undefined ? {} : { timeZone: shown }),
      }),
  );
  const moment = new Date(at);
  const said = format.format(moment);
  return style === 'long' || ((style === 'short' || style === 'due') && zone !== undefined)
    ? `${said} (${zoneWords(moment, locale, zone)})`
    : said;
}

/** A time zone as people call it: `Central European Time`, `hora oriental`. Never `GMT-5`, which nobody can check. */
export function zoneWords(at: Date, locale: string, zone?: string): string {
  const shown = zone ?? readerZone();
  const named = (timeZoneName: 'longGeneric' | 'long'): string =>
    formatOf(
      `zone ${locale} ${timeZoneName} ${shown ?? ''}`,
      () =>
        new Intl.DateTimeFormat(tag(locale), {
          hour: '2-digit',
          timeZoneName,
          ...(shown === undefined ? {} : { timeZone: shown }),
        }),
    )
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const generic = named('longGeneric');
  return generic.startsWith('GMT') ? named('long') : generic;
}
