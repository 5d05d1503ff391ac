import { useTranslation } from 'react-i18next';
import { useHydrated } from '../hydrated/use-hydrated.js';
import { formatMoment, type MomentStyle } from './format-moment.js';
import { useReaderZone } from './reader-zone.js';

/** A moment in the reader's language and zone. The server knows no zone and says UTC until the page is live. */
export function Moment({ at, style = 'long' }: { at: string; style?: MomentStyle }) {
  const { i18n } = useTranslation();
  useReaderZone();
  const hydrated = useHydrated();
  const zone = hydrated ? undefined : 'UTC';
  return (
    <time
      dateTime={at}
      title={style === 'short' || style === 'due' ? formatMoment(at, i18n.language, 'long', zone) : undefined}
    >
      {formatMoment(at, i18n.language, style, zone)}
    </time>
  );
}
