import { useTranslation } from 'react-i18next';
import { Status } from '../../../../kit/status/status.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { figureWords } from '../figure-words.js';
import { FigureTable } from './figure-table.js';
import { lastOf, type SeriesLine } from './last-figures.js';

/** The round that counts deadlines. */
const DEADLINES = 'trademarks-deadlines';

/** Whether what is counted is as its rules and events say: deadlines, and rows of each service. */
export function Checks({ lines }: { readonly lines: readonly SeriesLine[] }) {
  const { t, i18n } = useTranslation('admin-upkeep');
  const words = (seconds: number | undefined): string =>
    seconds === undefined ? t('unknown') : figureWords(seconds, 'seconds', i18n.language);
  const count = (value: number | undefined): string =>
    value === undefined ? t('unknown') : new Intl.NumberFormat(i18n.language).format(value);
  const differences = lastOf(lines, 'rebuild differences');
  return (
    <>
      <section aria-labelledby="deadlines">
        <h2 id="deadlines">{t('deadlines.title')}</h2>
        <Extract
          rows={[
            { label: t('deadlines.round'), value: words(lastOf(lines, 'round age').get(DEADLINES)) },
            { label: t('deadlines.waiting'), value: count(lastOf(lines, 'marks to recompute').get('')) },
            { label: t('deadlines.moved'), value: count(lastOf(lines, 'deadlines moved').get('')) },
          ]}
        />
      </section>
      <FigureTable
        id="checks"
        title={t('checks.title')}
        none={t('checks.none')}
        columns={[t('checks.service'), t('age'), t('checks.found')]}
        rows={[...lastOf(lines, 'rebuild check age')].map(([service, age]) => {
          const different = differences.get(service) ?? 0;
          return [
            service,
            words(age),
            different === 0 ? (
              <Status tone="ok">{t('checks.same')}</Status>
            ) : (
              <Status tone="problem">{t('checks.different', { count: different })}</Status>
            ),
          ];
        })}
      />
    </>
  );
}
