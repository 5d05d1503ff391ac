import { useTranslation } from 'react-i18next';
import { figureWords } from '../figure-words.js';
import { FigureTable } from './figure-table.js';
import { lastOf, type SeriesLine } from './last-figures.js';

/** What was imported of each register, and how old it is. */
export function Registers({ lines }: { readonly lines: readonly SeriesLine[] }) {
  const { t, i18n } = useTranslation('admin-upkeep');
  const ages = lastOf(lines, 'register age');
  const marks = lastOf(lines, 'register marks');
  const rejected = lastOf(lines, 'register records rejected');
  const count = (value: number | undefined): string =>
    value === undefined ? '–' : new Intl.NumberFormat(i18n.language).format(value);
  return (
    <FigureTable
      id="registers"
      title={t('registers.title')}
      none={t('registers.none')}
      columns={[t('registers.source'), t('age'), t('registers.marks'), t('registers.rejected')]}
      rows={[...ages]
        .toSorted(([, a], [, b]) => b - a)
        .map(([source, age]) => [
          source,
          figureWords(age, 'seconds', i18n.language),
          count(marks.get(source)),
          count(rejected.get(source)),
        ])}
    />
  );
}
