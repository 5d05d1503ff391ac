export type MomentStyle = 'long' | 'short' | 'date';

const OPTIONS: Readonly<Record<MomentStyle, Intl.DateTimeFormatOptions>> = {
  long: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
};

const known = new Map<string, Intl.DateTimeFormat>();

/** `zone` undefined means the reader's own. */
export function formatMoment(at: string | Date, locale: string, style: MomentStyle, zone?: string): string {
  const key = `${locale} ${style} ${zone ?? ''}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...OPTIONS[style], ...(zone === undefined ? {} : { timeZone: zone }) });
  known.set(key, format);
  return format.format(new Date(at));
}
