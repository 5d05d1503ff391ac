import { useTranslation } from 'react-i18next';
import type { OfficeDuration } from '../../../../domain/office-durations/ask-office-durations.js';
import { useOwnTime } from '../../../../domain/office-durations/use-own-time.js';
import { OfficeFlag } from '../../../../domain/jurisdiction/office-flag.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { OrderQuote } from '../../../../domain/order/use-quote.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { OrderPageData } from '../order.loader.js';
import styles from './offices.module.css';

interface Props {
  readonly office: OrderPageData['jurisdictionList'][number];
  /** What our own applications took there; undefined where too little is known. */
  readonly own: OfficeDuration | undefined;
  readonly chosen: boolean;
  readonly quote: OrderQuote | undefined;
  readonly onChange: (on: boolean) => void;
}

/** One office with the time our own applications took there, else its usual time, and what it costs once it is chosen. */
export function OfficeCard({ office, own, chosen, quote, onChange }: Props) {
  const { t, i18n } = useTranslation('order');
  const name = useOfficeName();
  const ownTime = useOwnTime();
  const lines = quote?.lines.filter(({ jurisdiction }) => jurisdiction === office.code) ?? [];
  const cost =
    lines.length === 0 || quote === undefined
      ? undefined
      : formatMoney(
          lines.reduce((sum, line) => sum + line.net - line.discount, 0),
          quote.currency,
          i18n.language,
        );
  const { typicalMonths: usual } = office;
  const usually = usual === null ? undefined : t('offices.months', { min: usual.min, max: usual.max });
  const time = own === undefined ? usually : ownTime(own);
  return (
    <label className={styles.card}>
      <input
        type="checkbox"
        name="jurisdictions"
        value={office.code}
        checked={chosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.name}>
        {name(office.code)}
        <OfficeFlag code={office.code} />
      </span>
      <span className={styles.facts}>
        {office.office.short}
        {time !== undefined && (
          <>
            <br />
            {time}
          </>
        )}
        {chosen && cost !== undefined && (
          <>
            <br />
            <strong>{t('offices.cost', { cost })}</strong>
          </>
        )}
      </span>
    </label>
  );
}
