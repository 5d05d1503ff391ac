import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renewalAddress } from '../../../../domain/deadline/renewal-address.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { dayOf, daysBetween } from '../../../../kit/dates/day.js';
import { Day } from '../../parts/day.js';
import type { Mark } from './mark-of.js';

/** Orders are taken three months before the office takes the renewal, and most offices take it six months before the end. */
const ASK_BEFORE_DAYS = 275;

/** Says when protection ends, and lets it be renewed once the time has come. */
export function RenewalHint({ mark }: { mark: Mark }) {
  const { t } = useTranslation('portal-trademarks');
  const [today] = useState(() => dayOf(new Date()));
  if (mark.expirationDate === null || mark.statusGroup !== 'LIVE') return null;
  if (mark.renewalOrderedOn !== null) return <p>{t('renewal.ordered')} <Day on={mark.renewalOrderedOn} /></p>;
  const left = daysBetween(today, mark.expirationDate);
  if (left < 0 || left > ASK_BEFORE_DAYS) return null;
  return (
    <>
      <p>{t('renewal.ends')} <strong><Day on={mark.expirationDate} due /></strong></p>
      <ButtonLink to={renewalAddress(mark)} look="accent">{t('renewal.order')}</ButtonLink>
    </>
  );
}
