import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeToday } from '../../../../domain/deadline/office-today.js';
import { renewalAddress } from '../../../../domain/deadline/renewal-address.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { daysBetween } from '../../../../kit/dates/day.js';
import { Day } from '../../parts/day.js';
import type { Mark } from './mark-of.js';

/** Orders are taken three months before the office takes the renewal, and most offices take it six months before the end. */
const ASK_BEFORE_DAYS = 275;

type Renewed = Pick<Mark, 'jurisdiction' | 'expirationDate' | 'statusGroup' | 'renewalOrderedOn'>;

/** The end of its protection while its owner can order the renewal. */
export function renewalDue(
  { jurisdiction, expirationDate, statusGroup, renewalOrderedOn }: Renewed,
  now: Date,
): string | undefined {
  if (expirationDate === null || statusGroup !== 'LIVE' || renewalOrderedOn !== null) return undefined;
  const left = daysBetween(officeToday(jurisdiction, now), expirationDate);
  return left < 0 || left > ASK_BEFORE_DAYS ? undefined : expirationDate;
}

/** Says when protection ends, and lets it be renewed once the time has come. */
export function RenewalHint({ mark }: { mark: Mark }) {
  const { t } = useTranslation('portal-trademarks');
  const [now] = useState(() => new Date());
  if (mark.renewalOrderedOn !== null && mark.expirationDate !== null && mark.statusGroup === 'LIVE')
    return (
      <p>
        {t('renewal.ordered')} <Day on={mark.renewalOrderedOn} />
      </p>
    );
  const ends = renewalDue(mark, now);
  if (ends === undefined) return null;
  return (
    <>
      <p>
        {t('renewal.ends')}{' '}
        <strong>
          <Day on={ends} due office={mark.jurisdiction} />
        </strong>
      </p>
      <ButtonLink to={renewalAddress(mark)} look="accent">
        {t('renewal.order')}
      </ButtonLink>
    </>
  );
}
