import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ahead as part } from '../../../kit/ahead/ahead.js';
import { Button, ButtonLink } from '../../../kit/button/button.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { BrandScope, useBrandScope, type Scope } from '../parts/brand-scope.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { offsetOf, Pager } from '../parts/pager.js';
import { PortalSkeleton } from '../parts/portal-skeleton.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { TrademarkFilters } from './parts/trademark-filters.js';
import { TrademarkLedger } from './parts/trademark-ledger.js';
import { PortalTrademarksDocument, PortalTrademarksNode } from './trademarks.graphql.js';
import { filterOf, orderOf } from './trademark-filter.js';

/** Few add a mark that they have; it comes when somebody is about to. */
const importMark = part(async () => (await import('./parts/import-mark.js')).ImportMark);

function question(query: URLSearchParams, scope: Scope) {
  const filter = { ...scope.filter, ...filterOf(query) };
  const variables = {
    filter: (Object.keys(filter).length === 0 ? null : filter) as never,
    orderBy: [orderOf(query)] as never,
    offset: offsetOf(query),
  };
  return [PortalTrademarksDocument, PortalTrademarksNode, variables] as const;
}

export const ahead = asksAhead(({ query, scope }) => [question(query, scope)]);

/** All marks; filters, order and page stand in the address, so Back brings them again. */
export function Component() {
  const { t } = useTranslation('portal-trademarks');
  const [query] = useSearchParams();
  const [now] = useState(() => new Date());
  const [adding, setAdding] = useState(false);
  const scope = useBrandScope();
  const answer = usePortalQuery(...question(query, scope), { pollInterval: 60_000, skip: !scope.ready });
  return (
    <Page
      title={t('list.title')}
      actions={
        <>
          <ButtonLink to="/trademark-renewal/several" reloadDocument>
            {t('several')}
          </ButtonLink>
          <ButtonLink to="/portal/trademarks/import">{t('fromList')}</ButtonLink>
          <Button
            aria-expanded={adding}
            onPointerEnter={importMark.fetch}
            onFocus={importMark.fetch}
            onClick={() => setAdding(!adding)}
          >
            {t('import.title')}
          </Button>
        </>
      }
    >
      {adding && (
        <Section title={t('import.title')}>
          <p>{t('import.lead')}</p>
          <Suspense fallback={<PortalSkeleton />}>
            <importMark.Part />
          </Suspense>
        </Section>
      )}
      {!query.has('brand') && (
        <BrandScope
          path="/portal/trademarks"
          scope={scope}
          hidden={
            answer.data === undefined || query.has('office') || query.has('group')
              ? []
              : [{ what: 'marks', count: answer.data.all.totalCount - answer.data.trademarkList.totalCount }]
          }
        />
      )}
      <TrademarkFilters codes={answer.data?.all.items.map(({ jurisdiction }) => jurisdiction) ?? []} />
      <Loaded answer={answer}>
        {({ trademarkList: list, all }) => (
          <>
            {list.items.length === 0 && (
              <Empty action={<ButtonLink to="/verification">{t('portal-frame:nav.check')}</ButtonLink>}>
                {t(all.items.length === 0 ? 'list.empty' : 'list.none')}
              </Empty>
            )}
            <TrademarkLedger marks={list.items} now={now} />
            <Pager shown={list.items.length} count={list.totalCount} more={list.hasNextPage} />
            {all.totalCount > 0 && <AppLink to="/portal/trademarks/history">{t('onDay')}</AppLink>}
          </>
        )}
      </Loaded>
    </Page>
  );
}
