import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePlaceName } from '../../../domain/monitoring/place-name.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { Moment } from '../../../kit/dates/moment.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { EntityStatus } from '../parts/entity-status.js';
import { Ledger } from '../parts/ledger.js';
import { Missing } from '../parts/missing.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { PAGE, Pager, usePage } from '../parts/pager.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { PortalScanDocument, PortalScanNode, type PortalScanResult } from './scan.graphql.js';

type Scan = NonNullable<PortalScanResult['brandMonitoringTask']>;

type Found = Scan['seenFindings']['items'][number];

/** One scan: where was looked, what was decided of everything that came up, and why the rest was left out. */
export function Component() {
  const { t } = useTranslation('portal-scan');
  const { id = '' } = useParams();
  const offset = (usePage() - 1) * PAGE;
  const answer = usePortalQuery(PortalScanDocument, PortalScanNode, { id, offset });
  const scan = answer.data?.brandMonitoringTask;
  if (scan === null) return <Missing />;
  return (
    <Page
      title={t('title', { name: scan?.brand?.name ?? '' })}
      lead={scan === undefined ? undefined : <EntityStatus of="scan" status={scan.status} />}
    >
      <Loaded answer={answer}>
        {({ brandMonitoringTask: shown }) =>
          shown !== null && (
            <>
              {shown.cases.totalCount > 0 && (
                <p>
                  <ButtonLink to={`/portal/cases?brand=${shown.brand?.id ?? 'all'}`}>
                    {t('toThreats')}
                  </ButtonLink>
                </p>
              )}
              <Section title={t('looked')}>
                <Findings scan={shown} />
              </Section>
              <Section title={t('searched')}>
                <Searched scan={shown} />
              </Section>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Findings({ scan }: { scan: Scan }) {
  const { t } = useTranslation('portal-scan');
  const { items, totalCount, hasNextPage } = scan.seenFindings;
  if (items.length === 0) return <Empty>{t(nothingListed(scan), { count: scan.cases.totalCount })}</Empty>;
  return (
    <>
      <Ledger
        label={t('looked')}
        rows={items.map((found) => ({
          id: found.id,
          title: found.title ?? found.platform,
          text: <Why found={found} />,
          status: found.state === null ? undefined : t(`state.${found.state}`),
          end: found.reviewedAt === null ? undefined : <Moment at={found.reviewedAt} style="date" />,
        }))}
      />
      <Pager shown={items.length} count={totalCount} more={hasNextPage} />
    </>
  );
}

/** Why nothing stands in the list; a threat that staff opened with the report of a scan was no finding of it. */
function nothingListed({
  status,
  cases,
}: Scan): 'lookedNone' | 'lookedThreats' | 'lookedNothing' | 'lookedOff' {
  if (status === 'DISMISSED') return 'lookedOff';
  if (cases.totalCount > 0) return 'lookedThreats';
  return status === 'PROCESSED' ? 'lookedNothing' : 'lookedNone';
}

/** Where it stands, and why it was decided so. */
function Why({ found }: { found: Found }) {
  const { t } = useTranslation('portal-scan');
  const { platform, website, priceText, state, dismissalReason, dismissalNote, caseId, firstSeenAt } = found;
  const said = [
    dismissalReason === null ? null : t(`reason.${dismissalReason}`),
    state === 'WHITELISTED' ? t('ofYours') : null,
    dismissalNote,
  ];
  return (
    <>
      {said.filter((part) => part !== null).join(' ')}{' '}
      {caseId !== null && (
        <>
          <AppLink to={`/portal/cases/${caseId}`}>{t('toThreat')}</AppLink>{' '}
        </>
      )}
      <br />
      <a href={website} target="_blank" rel="noreferrer nofollow">
        {[platform, priceText].filter((part) => part !== null).join(', ')} <span aria-hidden="true">↗</span>
      </a>
      {firstSeenAt !== null && (
        <>
          {' · '}
          {t('firstSeen')} <Moment at={firstSeenAt} style="date" />
        </>
      )}
    </>
  );
}

function Searched({ scan: { coverage } }: { scan: Scan }) {
  const { t } = useTranslation('portal-scan');
  const placeName = usePlaceName();
  if (coverage.items.length === 0) return <Empty>{t('notYet')}</Empty>;
  return (
    <Ledger
      label={t('searched')}
      rows={coverage.items.map((source) => {
        const parts = [
          source.hitCount ? t('similar', { count: source.hitCount }) : '',
          source.dismissedByRule ? t('byRule', { count: source.dismissedByRule }) : '',
          source.ownCount ? t('own', { count: source.ownCount }) : '',
          source.droppedCount ? t('unlike', { count: source.droppedCount }) : '',
          source.truncated === true ? t('cut') : '',
        ].filter((part) => part !== '');
        return {
          id: source.id,
          title: placeName(source),
          ...(parts.length === 0 ? {} : { text: parts.join(' · ') }),
          end: source.outcome === null ? undefined : t(`outcome.${source.outcome}`),
        };
      })}
    />
  );
}
