import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import type { SinceList } from './since.graphql.js';

/** Says why a list begins by its date and not where the reader was. */
export function LostPlace({ list: { lost, from } }: { readonly list: SinceList }) {
  const { t, i18n } = useTranslation('portal-since');
  if (lost === null) return null;
  return <p role="status">{t(`lost.${lost}`, { day: formatMoment(from.at, i18n.language, 'date') })}</p>;
}
