import { useTranslation } from 'react-i18next';
import { useInOffice } from '../../../../domain/jurisdiction/in-office.js';
import { MorePrice } from '../../../../domain/order/more/more-price.js';
import { useMore } from '../../../../domain/order/more/use-more.js';
import type { RequestedUnit } from '../../../../domain/order/more/requested-unit.js';
import { Button } from '../../../../kit/button/button.js';
import styles from '../application-draft.module.css';
import type { DraftRequest } from '../use-draft.js';

interface Props {
  readonly request: Pick<DraftRequest, 'id' | 'units'>;
  readonly requestedUnits: readonly RequestedUnit[];
  readonly onOrdered: () => void;
  readonly onLeaveOut: () => void;
}

/** Classes that were picked and that nobody paid for: what they cost, and the way to order them with the terms that were picked. Nothing of it is in the draft. */
export function NotOrdered({ request, requestedUnits, onOrdered, onLeaveOut }: Props) {
  const { t } = useTranslation(['order-more', 'draft']);
  const inOffice = useInOffice();
  const more = useMore(request.id, request.units, requestedUnits);
  return (
    <section className={styles.notice} aria-label={t('order-more:title')}>
      {requestedUnits.map(({ jurisdiction, classNumber }) => (
        <p key={`${jurisdiction} ${classNumber}`}>
          <strong>{t('order-more:notPart', { class: classNumber, office: inOffice(jurisdiction) })}</strong>
        </p>
      ))}
      <p>{t('order-more:kept')}</p>
      <MorePrice more={more} requestedUnits={requestedUnits} onOrdered={onOrdered} look="plain">
        <Button type="button" look="quiet" onClick={onLeaveOut}>
          {t('order-more:leaveOut')}
        </Button>
      </MorePrice>
    </section>
  );
}
