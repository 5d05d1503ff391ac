import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Status } from '../../../../kit/status/status.js';
import { FigureTable } from './figure-table.js';
import { lastOf, type SeriesLine } from './last-figures.js';

const DAY_S = 86_400;
/** So long before its end a certificate is to be renewed. */
const RENEWED_BEFORE_DAYS = 21;

/** When the certificates end of all hosts that programs come to by TLS; those that are near their end and those that do not answer first. @param now milliseconds since the epoch */
export function Certificates({
  lines,
  now,
}: {
  readonly lines: readonly SeriesLine[];
  readonly now: number;
}) {
  const { t } = useTranslation('admin-upkeep');
  const ends = lastOf(lines, 'certificate ends');
  const unread = lastOf(lines, 'certificate unread');
  const hosts = [...new Set([...ends.keys(), ...unread.keys()])].toSorted(
    (a, b) => (ends.get(a) ?? 0) - (ends.get(b) ?? 0) || (a < b ? -1 : 1),
  );
  const leftWords = (days: number): string => {
    if (days < 0) return t('certificates.ended');
    return days === 0 ? t('lessThanADay') : t('days', { count: days });
  };
  return (
    <FigureTable
      id="certificates"
      title={t('certificates.title')}
      none={t('certificates.none')}
      columns={[
        t('certificates.host'),
        t('certificates.left'),
        t('certificates.end'),
        t('certificates.answers'),
      ]}
      rows={hosts.map((host) => {
        const end = ends.get(host);
        const days = end === undefined ? undefined : Math.floor((end - now / 1000) / DAY_S);
        return [
          host,
          days === undefined ? (
            t('certificates.unknown')
          ) : (
            <Status key="left" tone={days < RENEWED_BEFORE_DAYS ? 'problem' : 'ok'}>
              {leftWords(days)}
            </Status>
          ),
          end === undefined ? (
            '–'
          ) : (
            <Moment key="end" at={new Date(end * 1000).toISOString()} style="short" />
          ),
          unread.get(host) === 1 ? (
            <Status key="answers" tone="problem">
              {t('certificates.unread')}
            </Status>
          ) : (
            t('certificates.read')
          ),
        ];
      })}
    />
  );
}
