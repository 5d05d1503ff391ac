import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ClientDatesDocument } from '../client.graphql.js';
import { Part } from './part.js';

/** Dates that nobody settled are kept with their last state until somebody does: what is over is no next date. */
const live: ReadonlySet<string> = new Set(['UPCOMING', 'OPEN', 'DUE_SOON', 'IN_GRACE']);
const shown = 5;

/** The next five days by which the client has to act. */
export function Dates({ id }: { id: string }) {
  const { t } = useTranslation('admin-client');
  return (
    <Part id={id} document={ClientDatesDocument} title={t('dates.title')}>
      {({ trademarkDeadlineList: { items } }) => (
        <>
          {!items.some(({ state }) => live.has(state)) && <p>{t('dates.none')}</p>}
          <ul>
            {items
              .filter(({ state }) => live.has(state))
              .slice(0, shown)
              .map((one) => (
                <li key={one.id}>
                  <time dateTime={one.nominalDate}>{formatDay(one.nominalDate, 'en', { short: true })}</time>{' '}
                  {one.name} ·{' '}
                  <AppLink to={`/trademark/${one.trademarkId ?? ''}/show`}>
                    {[one.markName, one.jurisdiction].filter(Boolean).join(' · ')}
                  </AppLink>
                </li>
              ))}
          </ul>
        </>
      )}
    </Part>
  );
}
