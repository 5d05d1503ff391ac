import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../../kit/dates/format-moment.js';
import type { Slot } from '../week.js';

interface Names {
  /** First name of whoever advises. */
  readonly adviser: string;
  /** Who is advised, and their IANA zone where it is known. */
  readonly client: string;
  readonly zone: string | undefined;
  /** First names of colleagues by id. */
  readonly nameOf: (id: string | null) => string;
}

/** What a slot is called for who hears it, and why it cannot be had. */
export function useSlotWords({ adviser, client, zone, nameOf }: Names): {
  readonly named: (slot: Slot) => string;
  readonly why: (slot: Slot) => string | undefined;
} {
  const { t } = useTranslation('admin-consultation');
  const why = (slot: Slot): string | undefined => {
    const at = formatMoment(slot.at, 'en', 'clock');
    if (slot.state === 'free') return undefined;
    if (slot.state === 'taken')
      return t(slot.who ? 'slot.taken' : 'slot.takenByOther', { adviser, who: slot.who, at });
    if (slot.state === 'away')
      return t('slot.away', { adviser, until: formatMoment(slot.until ?? slot.at, 'en', 'due') });
    return t(`slot.${slot.state}`, { who: slot.who });
  };
  const named = (slot: Slot): string => {
    const day = formatMoment(slot.at, 'en', 'due');
    const theirs = zone === undefined ? '' : formatMoment(slot.at, 'en', 'clock', zone);
    const both =
      theirs === '' || theirs === formatMoment(slot.at, 'en', 'clock')
        ? day
        : t('slot.both', { day, theirs, client });
    const others = slot.others.map(({ adviserId, who }) => `${nameOf(adviserId)} ${who}`);
    return [[both, why(slot) ?? t('slot.free')].join(': '), ...others].join(', ');
  };
  return { named, why };
}
