import { useTranslation } from 'react-i18next';
import type { PaymentType } from '../../../../generated/schema.js';
import styles from '../checkout.module.css';

export const METHODS: readonly PaymentType[] = ['CARD', 'WALLET', 'TRANSFER'];

interface Props {
  readonly label: string;
  readonly methods: readonly PaymentType[];
  readonly chosen: PaymentType;
  readonly choose: (method: PaymentType) => void;
}

/** Ways to pay, one of them chosen. */
export function MethodChoice({ label, methods, chosen, choose }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <fieldset className={styles.methods}>
      <legend>{label}</legend>
      {methods.map((one) => (
        <label key={one} className={styles.method}>
          <input
            type="radio"
            name="method"
            value={one}
            checked={chosen === one}
            onChange={() => choose(one)}
          />
          <span>{t(`method.${one}.title`)}</span>
          <small>{t(`method.${one}.text`)}</small>
        </label>
      ))}
    </fieldset>
  );
}
