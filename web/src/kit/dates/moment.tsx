import { useTranslation } from 'react-i18next';
import { useHydrated } from '../hydrated/use-hydrated.js';
import { formatMoment, type MomentStyle } from './format-moment.js';

/** A moment in the reader's language and zone. The server knows no zone and says UTC until the page is live. */
export function Moment({ at, style = 'long' }: { at: string; style?: MomentStyle }) {
  const { i18n } = useTranslation();
  const hydrated = useHydrated();
  return <time dateTime={at}>{formatMoment(at, i18n.language, style, hydrated ? undefined : 'UTC')}</time>;
}
