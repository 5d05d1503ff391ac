import { useTranslation } from 'react-i18next';
import { Status } from '../../../../kit/status/status.js';
import { FigureTable } from './figure-table.js';
import { lastOf, type SeriesLine } from './last-figures.js';

const DAY_S = 86_400;
/** A key that is older is to be replaced, as the alert says. */
const OLD_KEY_DAYS = 365;

/** How old keys are. */
export function Keys({ lines }: { readonly lines: readonly SeriesLine[] }) {
  const { t } = useTranslation('admin-upkeep');
  const inDays = (days: number): string => (days === 0 ? t('lessThanADay') : t('days', { count: days }));
  return (
    <FigureTable
      id="keys"
      title={t('keys.title')}
      none={t('keys.none')}
      columns={[t('keys.key'), t('age')]}
      rows={[...lastOf(lines, 'key age')]
        .toSorted(([, a], [, b]) => b - a)
        .map(([key, age]) => {
          const days = Math.floor(age / DAY_S);
          return [
            key,
            <Status key="age" tone={days > OLD_KEY_DAYS ? 'problem' : 'ok'}>
              {inDays(days)}
            </Status>,
          ];
        })}
    />
  );
}
