import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ClientDatesDocument } from '../client.graphql.js';
import { Part } from './part.js';

/** The next five days by which the client has to act. */
export function Dates({ id }: { id: string }) {
  const { t } = useTranslation('admin-client');
  return (
    <Part id={id} document={ClientDatesDocument} title={t('dates.title')}>
      {({ trademarkDeadlineList: { items } }) => (
        <>
          {items.length === 0 && <p>{t('dates.none')}</p>}
          <ul>
            {items.map((one) => (
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
