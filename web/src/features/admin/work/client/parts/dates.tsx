import { useTranslation } from 'react-i18next';
import { dayOf, formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ClientDatesDocument, type ClientDatesResult } from '../client.graphql.js';
import { Part } from './part.js';

type Due = ClientDatesResult['trademarkDeadlineList']['items'][number];

/** Dates that nobody settled are kept with their last state until somebody does: what is over is no next date, nor is what began long ago and has no end, as the time in which a mark can be attacked. */
const LIVE: ReadonlySet<string> = new Set(['UPCOMING', 'OPEN']);
const PRESSING: ReadonlySet<string> = new Set(['DUE_SOON', 'IN_GRACE']);
const isNext = ({ state, nominalDate }: Due, today: string): boolean =>
  PRESSING.has(state) || (LIVE.has(state) && nominalDate >= today);
const SHOWN = 5;

/** The next five days by which the client has to act. */
export function Dates({ id }: { id: string }) {
  const { t } = useTranslation('admin-client');
  const today = dayOf(new Date());
  return (
    <Part id={id} document={ClientDatesDocument} title={t('dates.title')}>
      {({ trademarkDeadlineList: { items } }) => (
        <>
          {!items.some((one) => isNext(one, today)) && <p>{t('dates.none')}</p>}
          <ul>
            {items
              .filter((one) => isNext(one, today))
              .slice(0, SHOWN)
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
