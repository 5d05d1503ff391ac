import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Status } from '../../../../kit/status/status.js';
import { FigureTable } from './figure-table.js';
import { lastOf, type SeriesLine } from './last-figures.js';

const DAY_S = 86_400;
/** A key that is older is to be replaced, as the alert says. */
const OLD_KEY_DAYS = 365;
/** So long before its end a certificate is to be renewed. */
const RENEWED_BEFORE_DAYS = 21;

/** How old keys are, and when certificates end. @param now milliseconds since the epoch */
export function Keys({ lines, now }: { readonly lines: readonly SeriesLine[]; readonly now: number }) {
  const { t } = useTranslation('admin-upkeep');
  const inDays = (days: number): string => (days === 0 ? t('lessThanADay') : t('days', { count: days }));
  return (
    <>
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
      <FigureTable
        id="certificates"
        title={t('certificates.title')}
        none={t('certificates.none')}
        columns={[t('certificates.host'), t('certificates.left'), t('certificates.end')]}
        rows={[...lastOf(lines, 'certificate ends')].map(([host, end]) => {
          const days = Math.floor((end - now / 1000) / DAY_S);
          return [
            host,
            <Status key="left" tone={days < RENEWED_BEFORE_DAYS ? 'problem' : 'ok'}>
              {days < 0
                ? t('certificates.ended')
                : days === 0
                  ? t('lessThanADay')
                  : t('days', { count: days })}
            </Status>,
            <Moment key="end" at={new Date(end * 1000).toISOString()} style="short" />,
          ];
        })}
      />
    </>
  );
}
