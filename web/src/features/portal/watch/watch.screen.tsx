import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { watchResultAddress } from '../../../domain/deadline/watch-result-address.js';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { isUnpaid } from '../../../domain/monitoring/watch-runs.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { Extract } from '../../../kit/extract/extract.js';
import { formatDay } from '../../../kit/dates/day.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Day } from '../parts/day.js';
import { Ledger } from '../parts/ledger.js';
import { Missing } from '../parts/missing.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { PortalWatchDocument, PortalWatchNode, type PortalWatchResult } from './watch.graphql.js';

type Watch = NonNullable<PortalWatchResult['trademarkWatchSubscription']>;

/** One watch: what was searched when and of which day, what came near, and why the rest was left out. */
export function Component() {
  const { t } = useTranslation('portal-watch');
  const { id = '' } = useParams();
  const answer = usePortalQuery(PortalWatchDocument, PortalWatchNode, { id });
  const watch = answer.data?.trademarkWatchSubscription;
  if (watch === null) return <Missing />;
  return (
    <Page title={t('watch.title', { name: watch?.trademark?.name ?? '' })}>
      <Loaded answer={answer}>
        {({ trademarkWatchSubscription: shown }) =>
          shown !== null && (
            <>
              <Section title={t('watch.facts')}>
                <Facts watch={shown} />
              </Section>
              <Section title={t('watch.found')}>
                <Found watch={shown} />
              </Section>
              <Section title={t('watch.runs')}>
                <Runs watch={shown} />
              </Section>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Facts({ watch }: { watch: Watch }) {
  const { t } = useTranslation('portal-watch');
  const office = useOfficeName();
  const unpaid = isUnpaid(watch);
  return (
    <>
      {unpaid && <p>{t('watch.unpaid')}</p>}
      {watch.reportedOn !== null && (
        <p>
          {t('watch.over')} <Day on={watch.reportedOn} />.
        </p>
      )}
      <Extract
        rows={[
          ...(unpaid ? [] : [{ label: t('watch.from'), value: <Day on={watch.dateStart} /> }]),
          ...(unpaid || watch.dateEnd === null
            ? []
            : [{ label: t('watch.to'), value: <Day on={watch.dateEnd} due /> }]),
          {
            label: t('order.offices'),
            value: watch.jurisdictions === null ? t('watch.all') : watch.jurisdictions.map(office).join(', '),
          },
          ...(watch.classes === null ? [] : [{ label: t('order.classes'), value: watch.classes.join(', ') }]),
          { label: t('order.near'), value: t(watch.alsoSimilar ? 'order.similar' : 'order.identical') },
        ]}
      />
      {watch.serviceRequestId !== null && (
        <p>
          <AppLink to={`/portal/service-order/${watch.serviceRequestId}`}>{t('watch.order')}</AppLink>
        </p>
      )}
      {!unpaid && watch.dateEnd !== null && watch.trademark !== null && (
        <p>
          <ButtonLink to={`/portal/watch-order/${watch.trademark.id}?last=${watch.id}`}>
            {t('watch.next')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** What a lawyer judged: also what was left out, with the reason. */
function Found({ watch }: { watch: Watch }) {
  const { t } = useTranslation('portal-watch');
  const office = useOfficeName();
  const { items } = watch.results;
  if (items.length === 0) return <Empty>{t('watch.nothing')}</Empty>;
  return (
    <Ledger
      label={t('watch.found')}
      rows={items.map((result) => ({
        id: result.id,
        to: watchResultAddress({ id: result.id, trademarkId: watch.trademark?.id ?? '' }),
        seal: result.markName,
        title: result.markName,
        text: [office(result.jurisdiction), result.ownerName, result.relevanceNote]
          .filter((part) => part !== null && part !== '')
          .join(' · '),
        status: result.relevance === null ? undefined : t(`relevance.${result.relevance}`),
        end: result.judgedOn === null ? undefined : <Day on={result.judgedOn} />,
      }))}
    />
  );
}

/** Every search, also those that found nothing. */
function Runs({ watch }: { watch: Watch }) {
  const { t } = useTranslation('portal-watch');
  const office = useOfficeName();
  const { items } = watch.runs;
  if (items.length === 0) return <Empty>{t('watch.noRuns')}</Empty>;
  return (
    <Ledger
      label={t('watch.runs')}
      rows={items.map((run) => ({
        id: run.id,
        title: formatDay(run.ranOn, 'en', { weekday: true }),
        text: [
          t('run.searched', {
            registers: run.searched
              .map(({ jurisdiction, dataAsOf }) =>
                t('run.register', {
                  office: office(jurisdiction),
                  day: formatDay(dataAsOf, 'en', { short: true }),
                }),
              )
              .join(', '),
          }),
          ...(run.notSearched.length === 0
            ? []
            : [t('run.notSearched', { registers: run.notSearched.map(office).join(', ') })]),
          ...(run.passedOver === 0 ? [] : [t('run.passedOver', { count: run.passedOver })]),
        ].join(' '),
        end: run.added === 0 ? t('run.nothing') : t('run.added', { count: run.added }),
      }))}
    />
  );
}
