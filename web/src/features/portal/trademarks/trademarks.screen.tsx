import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { Button, ButtonLink } from '../../../kit/button/button.js';
import { dayOf } from '../../../kit/dates/day.js';
import { Day } from '../parts/day.js';
import { EntityStatus } from '../parts/entity-status.js';
import { FilterBar } from '../parts/filter-bar.js';
import { Ledger } from '../parts/ledger.js';
import { nextDates } from '../parts/next-dates.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { PAGE, Pager, usePage } from '../parts/pager.js';
import { BrandScope, useBrandScope } from '../parts/brand-scope.js';
import { useBrandChoice } from '../parts/use-brand-choice.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import type { TrademarkRow } from '../parts/trademark-row.graphql.js';
import { ImportMark } from './parts/import-mark.js';
import { PortalTrademarksDocument, PortalTrademarksNode } from './portal-trademarks.graphql.js';
import { filterOf, GROUPS, ORDERS, orderOf } from './trademark-filter.js';

/** All marks; filters, order and page stand in the address, so Back brings them again. */
export function Component() {
  const { t } = useTranslation('portal-trademarks');
  const office = useOfficeName();
  const [query] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  const [adding, setAdding] = useState(false);
  const { brands, unassigned } = useBrandChoice();
  const scope = useBrandScope();
  const filter = { ...scope.filter, ...filterOf(query) };
  const answer = usePortalQuery(
    PortalTrademarksDocument,
    PortalTrademarksNode,
    {
      filter: (Object.keys(filter).length === 0 ? null : filter) as never,
      orderBy: [orderOf(query)] as never,
      offset: (usePage() - 1) * PAGE,
    },
    { pollInterval: 60_000, skip: !scope.ready },
  );
  const offices = [...new Set(answer.data?.all.items.map(({ jurisdiction }) => jurisdiction) ?? [])]
    .map((code) => ({ value: code, title: office(code) }))
    .sort((left, right) => left.title.localeCompare(right.title));
  const brandChoices = [
    ...brands.map(({ id, name }) => ({ value: id, title: name })),
    ...(unassigned === undefined ? [] : [{ value: 'none', title: unassigned }]),
  ];
  const soonest = (mark: TrademarkRow) => nextDates([mark], today)[0];
  return (
    <Page
      title={t('list.title')}
      actions={
        <>
          <ButtonLink to="/trademark-renewal/several" reloadDocument>
            {t('several')}
          </ButtonLink>
          <Button aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {t('import.title')}
          </Button>
        </>
      }
    >
      {adding && (
        <Section title={t('import.title')}>
          <p>{t('import.lead')}</p>
          <ImportMark />
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
      <FilterBar
        label={t('list.filters')}
        clear={t('list.clear')}
        filters={[
          { name: 'brand', label: t('list.brand'), all: t('list.anyBrand'), choices: brandChoices },
          { name: 'office', label: t('list.office'), all: t('list.anyOffice'), choices: offices },
          {
            name: 'group',
            label: t('list.status'),
            all: t('list.anyStatus'),
            choices: GROUPS.map((value) => ({ value, title: t(`group.${value}`) })),
          },
          {
            name: 'order',
            label: t('list.order'),
            all: t('order.name'),
            choices: ORDERS.map((value) => ({ value, title: t(`order.${value}`) })),
          },
        ]}
      />
      <Loaded answer={answer}>
        {({ trademarkList: list, all }) => (
          <>
            {list.items.length === 0 && (
              <Empty action={<ButtonLink to="/verification">{t('portal-frame:nav.check')}</ButtonLink>}>
                {t(all.items.length === 0 ? 'list.empty' : 'list.none')}
              </Empty>
            )}
            {list.items.length > 0 && (
              <Ledger
                label={t('list.title')}
                rows={list.items.map((mark) => {
                  const next = soonest(mark);
                  return {
                    id: mark.id,
                    to: `/portal/trademarks/${mark.id}`,
                    seal: mark.name,
                    title: mark.alias ?? mark.name,
                    text: (
                      <>
                        {office(mark.jurisdiction)}
                        {mark.number !== null && (
                          <>
                            {' '}
                            · <span className="mono">{mark.number}</span>
                          </>
                        )}{' '}
                        · {t('list.classes', { count: mark.classes.length, list: mark.classes.join(', ') })}
                      </>
                    ),
                    status: <EntityStatus of="trademark" status={mark.status} />,
                    end:
                      next === undefined ? undefined : (
                        <>
                          {t(`portal:date.${next.kind}`)}
                          <br />
                          <Day on={next.on} due />
                        </>
                      ),
                  };
                })}
              />
            )}
            <Pager shown={list.items.length} count={list.totalCount} more={list.hasNextPage} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
