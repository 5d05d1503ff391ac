import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../kit/button/button.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { BrandScope, useBrandScope, type Scope } from '../parts/brand-scope.js';
import { ChoiceTabs } from '../parts/choice-tabs.js';
import { Empty, Loaded, Page } from '../parts/page.js';
import { offsetOf, Pager } from '../parts/pager.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { CaseLedger } from './parts/case-ledger.js';
import { ThreatChart } from './parts/threat-chart.js';
import { ReportedByMe } from './parts/reported-by-me.js';
import { PortalCasesDocument, PortalCasesNode } from './portal-cases.graphql.js';

const TABS = {
  open: ['CREATED', 'CLIENT_APPROACHED', 'IN_PROGRESS', 'CLIENT_UNRESPONSIVE'],
  closed: ['RESOLVED', 'DISMISSED'],
} as const;

/** The one brand that is looked at; of those without one, and of all, no brand. */
const brandOf = (filter: Scope['filter']): string | null =>
  filter !== null && 'eq' in filter.brandId ? filter.brandId.eq : null;

const tabOf = (query: URLSearchParams): keyof typeof TABS =>
  query.get('show') === 'closed' ? 'closed' : 'open';

function question(query: URLSearchParams, scope: Scope) {
  const status = { in: TABS[tabOf(query)] };
  const variables = {
    filter: { ...scope.filter, status } as never,
    everywhere: { status } as never,
    reports: scope.filter as never,
    brandId: brandOf(scope.filter),
    offset: offsetOf(query),
  };
  return [PortalCasesDocument, PortalCasesNode, variables] as const;
}

export const ahead = asksAhead(({ query, scope }) => [question(query, scope)]);

/** Threats to the brand in view, and what the customer reported. */
export function Component() {
  const { t } = useTranslation('portal-threats');
  const [query] = useSearchParams();
  const scope = useBrandScope();
  const tab = tabOf(query);
  const answer = usePortalQuery(...question(query, scope), { pollInterval: 60_000, skip: !scope.ready });
  const brand = query.get('brand');
  const address = (show: string): string =>
    `/portal/cases?${new URLSearchParams({ show, ...(brand === null ? {} : { brand }) }).toString()}`;
  return (
    <Page
      title={t('list.title')}
      actions={
        <ButtonLink to="/portal/report-threat" look="accent">
          {t('list.report')}
        </ButtonLink>
      }
    >
      <BrandScope
        path="/portal/cases"
        scope={scope}
        hidden={
          answer.data === undefined
            ? []
            : [{ what: 'threats', count: answer.data.everywhere - answer.data.caseList.totalCount }]
        }
      />
      <ChoiceTabs
        label={t('list.tabs')}
        chosen={tab}
        choices={(['open', 'closed'] as const).map((id) => ({ id, title: t(`list.${id}`), to: address(id) }))}
      />
      <Loaded answer={answer}>
        {({ caseList, caseRequestList, threatMonths }) => (
          <>
            {caseList.items.length === 0 && <Empty>{t('list.empty')}</Empty>}
            {caseList.items.length > 0 && <CaseLedger cases={caseList.items} />}
            <Pager shown={caseList.items.length} count={caseList.totalCount} more={caseList.hasNextPage} />
            <ThreatChart counts={threatMonths} />
            {caseRequestList.items.length > 0 && <ReportedByMe reports={caseRequestList.items} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}
