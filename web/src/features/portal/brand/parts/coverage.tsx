import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Empty, Section } from '../../parts/page.js';
import { SmallTable } from '../../parts/small-table.js';
import type { PortalBrandResult } from '../brand.graphql.js';

type Mark = NonNullable<PortalBrandResult['brand']>['trademarks']['items'][number];
type Protected = 'registered' | 'pending' | 'open';

/** What one class has at one office: the best of its marks; a mark that is over protects nothing. */
export function protectionOf(marks: readonly Mark[], niceClass: number, jurisdiction: string): Protected {
  const own = marks.filter((mark) => mark.jurisdiction === jurisdiction && mark.classes.includes(niceClass));
  if (own.some(isRegistered)) return 'registered';
  return own.some(({ statusGroup }) => statusGroup !== 'DEAD') ? 'pending' : 'open';
}

const isRegistered = ({ statusGroup, expirationDate }: Mark): boolean =>
  statusGroup === 'LIVE' || (statusGroup === 'ACTION_NEEDED' && expirationDate !== null);

/** Classes of a brand by the offices where it has a mark. */
export function Coverage({ marks }: { marks: readonly Mark[] }) {
  const { t } = useTranslation('portal-monitoring');
  const office = useOfficeName();
  const offices = [...new Set(marks.map(({ jurisdiction }) => jurisdiction))].toSorted();
  const classes = [...new Set(marks.flatMap((mark) => mark.classes))].toSorted((a, b) => a - b);
  return (
    <Section title={t('coverage.title')}>
      {classes.length === 0 ? (
        <Empty>{t('coverage.none')}</Empty>
      ) : (
        <SmallTable
          name={t('coverage.title')}
          heads={[t('coverage.class'), ...offices.map(office)]}
          rows={classes.map((niceClass) => ({
            key: String(niceClass),
            cells: [niceClass, ...offices.map((one) => t(`coverage.${protectionOf(marks, niceClass, one)}`))],
          }))}
        />
      )}
    </Section>
  );
}
