import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { dayOf } from '../../../kit/dates/day.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { EveryBrand } from '../parts/brand-scope.js';
import { ChoiceTabs } from '../parts/choice-tabs.js';
import { aMomentAgo } from '../parts/counting-deadlines.js';
import { Page } from '../parts/page.js';
import { VIEWS, viewOf } from './deadline-filter.js';
import { CalendarFeeds } from './parts/calendar-feeds.js';
import { deadlinesAsked } from './parts/deadlines-asked.js';
import { DeadlineList } from './parts/deadline-list.js';
import { Month } from './parts/month.js';
import { Reasons } from './parts/reasons.js';
import { TryDates } from './parts/try-dates.js';

export const ahead = asksAhead(({ query }) =>
  viewOf(query) === 'list' ? [deadlinesAsked(query, aMomentAgo(new Date()))] : [],
);

/** Every legal date of the customer's marks: as a list, as a month, under other facts, and in a calendar program. */
export function Component() {
  const { t } = useTranslation('portal-deadlines');
  const [query] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  const view = viewOf(query);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ChoiceTabs
        label={t('views')}
        chosen={view}
        choices={VIEWS.map((id) => ({
          id,
          title: t(`view.${id}`),
          to: id === 'list' ? '/portal/deadlines' : `/portal/deadlines?view=${id}`,
        }))}
      />
      <EveryBrand of="dates" />
      {view === 'list' && <DeadlineList />}
      {view === 'month' && <Month today={today} />}
      {view === 'try' && <TryDates today={today} />}
      {view === 'feed' && <CalendarFeeds />}
      <Reasons />
    </Page>
  );
}
