import { useTranslation } from 'react-i18next';
import { useInOffice } from '../../../../domain/jurisdiction/in-office.js';
import styles from '../../../../domain/order/more/more.module.css';
import type { RequestedUnit } from '../../../../domain/order/more/requested-unit.js';
import { Button } from '../../../../kit/button/button.js';

interface Props {
  readonly requestedUnits: readonly RequestedUnit[];
  readonly onChange: (next: readonly RequestedUnit[]) => void;
}

/** The list of what is to be ordered on top; each line can be taken out. */
export function RequestedUnits({ requestedUnits, onChange }: Props) {
  const { t } = useTranslation('order-more');
  const inOffice = useInOffice();
  const said = (one: RequestedUnit): string =>
    t('class', { class: one.classNumber, office: inOffice(one.jurisdiction) });
  return (
    <ul className={styles.wishes}>
      {requestedUnits.map((one) => (
        <li key={`${one.jurisdiction} ${one.classNumber}`}>
          {said(one)}{' '}
          <Button
            type="button"
            look="quiet"
            size="small"
            onClick={() => onChange(requestedUnits.filter((other) => other !== one))}
            aria-label={t('remove', { what: said(one) })}
          >
            ×
          </Button>
        </li>
      ))}
    </ul>
  );
}
