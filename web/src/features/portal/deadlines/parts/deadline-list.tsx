import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { aMomentAgo } from '../../parts/counting-deadlines.js';
import { FilterBar } from '../../parts/filter-bar.js';
import { Empty, Loaded } from '../../parts/page.js';
import { Pager } from '../../parts/pager.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { KINDS, oppositionsOf, SETTLED, WINDOWS } from '../deadline-filter.js';
import { deadlinesAsked } from './deadlines-asked.js';
import { DeadlineLedger } from '../../parts/deadline-ledger.js';
import { Oppositions } from './oppositions.js';

/** What counts, soonest first; filters and page stand in the address. */
export function DeadlineList() {
  const { t } = useTranslation('portal-deadlines');
  const office = useOfficeName();
  const [query] = useSearchParams();
  const [now] = useState(() => aMomentAgo(new Date()));
  const oppositions = oppositionsOf(query, now);
  const answer = usePortalQuery(...deadlinesAsked(query, now), {
    pollInterval: 60_000,
  });
  const offices = [...new Set(answer.data?.marks.items.map(({ jurisdiction }) => jurisdiction) ?? [])]
    .map((code) => ({ value: code, title: office(code) }))
    .sort((left, right) => left.title.localeCompare(right.title));
  return (
    <>
      <FilterBar
        label={t('filter.label')}
        clear={t('filter.clear')}
        filters={[
          {
            name: 'within',
            label: t('filter.within'),
            all: t('filter.anyTime'),
            choices: WINDOWS.map((value) => ({ value, title: t('filter.days', { count: Number(value) }) })),
          },
          { name: 'office', label: t('filter.office'), all: t('filter.anyOffice'), choices: offices },
          {
            name: 'kind',
            label: t('filter.kind'),
            all: t('filter.anyKind'),
            choices: KINDS.map((value) => ({ value, title: t(`kind.${value}`) })),
          },
          {
            name: 'state',
            label: t('filter.state'),
            all: t('filter.toCome'),
            choices: SETTLED.map((value) => ({ value, title: t(`state.${value}`) })),
          },
        ]}
      />
      <Loaded answer={answer}>
        {({ trademarkDeadlineList: list, marks }) => (
          <>
            {list.items.length === 0 && (
              <Empty
                action={
                  marks.items.length === 0 ? (
                    <ButtonLink to="/verification">{t('portal-frame:nav.check')}</ButtonLink>
                  ) : undefined
                }
              >
                {t(marks.items.length === 0 ? 'empty' : 'none')}
              </Empty>
            )}
            {list.items.length > 0 && <DeadlineLedger deadlines={list.items} label={t('title')} />}
            <Pager shown={list.items.length} count={list.totalCount} more={list.hasNextPage} />
          </>
        )}
      </Loaded>
      {oppositions !== undefined && <Oppositions filter={oppositions} />}
    </>
  );
}
