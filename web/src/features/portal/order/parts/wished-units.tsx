import { useTranslation } from 'react-i18next';
import { useInOffice } from '../../../../domain/jurisdiction/in-office.js';
import styles from '../../../../domain/order/more/more.module.css';
import type { Wished } from '../../../../domain/order/more/wished.js';
import { Button } from '../../../../kit/button/button.js';

interface Props {
  readonly wished: readonly Wished[];
  readonly onChange: (next: readonly Wished[]) => void;
}

/** The list of what is to be ordered on top; each line can be taken out. */
export function WishedUnits({ wished, onChange }: Props) {
  const { t } = useTranslation('order-more');
  const inOffice = useInOffice();
  const said = (one: Wished): string =>
    t('class', { class: one.classNumber, office: inOffice(one.jurisdiction) });
  return (
    <ul className={styles.wishes}>
      {wished.map((one) => (
        <li key={`${one.jurisdiction} ${one.classNumber}`}>
          {said(one)}{' '}
          <Button
            type="button"
            look="quiet"
            size="small"
            onClick={() => onChange(wished.filter((other) => other !== one))}
            aria-label={t('remove', { what: said(one) })}
          >
            ×
          </Button>
        </li>
      ))}
    </ul>
  );
}
