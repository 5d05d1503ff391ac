import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kit/dates/day.js';
import { useOfficeName } from '../jurisdiction/office-name.js';
import type { ReportSearch, SearchedOffice } from './frozen-report.js';

interface Props {
  readonly search: ReportSearch;
  readonly office: SearchedOffice;
}

/** What a search allows to be said of one office, and nothing beyond: without its search the sentence cannot be drawn. */
export function SearchSentences({ search, office }: Props) {
  const { t, i18n } = useTranslation('report');
  const name = useOfficeName();
  const where = name(office.jurisdiction);
  const day = office.dataOf == null ? '' : formatDay(office.dataOf, i18n.language);
  const by = search.source === 'BY_HAND' ? 'BY_HAND' : (office.coverage ?? 'ALL');
  const values = { office: where, day, year: office.sinceYear ?? 0, limit: search.closenessLimit };
  return (
    <li>
      {office.identical === 0
        ? t(`said.noIdentical.${by}`, values)
        : t('said.identical', { ...values, count: office.identical })}{' '}
      {search.source === 'BY_HAND'
        ? t('said.total', { ...values, count: office.total })
        : office.similar === 0
          ? t('said.noSimilar', values)
          : t('said.similar', { ...values, count: office.similar })}
    </li>
  );
}

/** Each office of each search, as pairs that belong together. */
export function searchedOffices(searches: readonly ReportSearch[]): readonly Props[] {
  return searches.flatMap((search) => search.offices.map((office) => ({ search, office })));
}
