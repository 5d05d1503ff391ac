import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { OrderQuote } from '../../../../domain/order/use-quote.js';
import { Group } from '../../../../kit/form/choices.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { OrderPageData } from '../order.loader.js';
import type { DraftPart } from './draft-part.js';
import styles from './offices.module.css';

type Office = OrderPageData['jurisdictionList'][number];

interface Props extends DraftPart {
  readonly offices: readonly Office[];
  readonly suggested: readonly string[];
  readonly quote: OrderQuote | undefined;
}

/** At most so many are suggested; all others are found by name. */
const MOST_SUGGESTED = 9;
/** Member states with a register of their own whose marks an EU mark covers anyway. */
const INSIDE_EU = new Set([
  'AT',
  'BG',
  'BX',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LV',
  'MT',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]);

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Where: chosen and suggested offices as cards with their price, the rest by name. */
export function Offices({ offices, suggested, quote, draft, change }: Props) {
  const { t, i18n } = useTranslation('order');
  const name = useOfficeName();
  const filterId = useId();
  const [filter, setFilter] = useState('');
  // A card that was unticked stays where it is: nothing jumps under the finger.
  const [shown, setShown] = useState(() => [
    ...new Set([...draft.jurisdictions, ...suggested.slice(0, MOST_SUGGESTED)]),
  ]);
  const chosen = new Set(draft.jurisdictions);
  const ordered = offices.filter(({ code }) => code !== 'WIPO');
  const cards = [...shown, ...draft.jurisdictions.filter((code) => !shown.includes(code))].flatMap((code) =>
    ordered.filter((office) => office.code === code),
  );
  const others = ordered
    .filter(
      (office) =>
        !cards.includes(office) && plain(`${name(office.code)} ${office.code}`).includes(plain(filter)),
    )
    .sort((one, other) => name(one.code).localeCompare(name(other.code), i18n.language));
  const doubled = chosen.has('EU') ? draft.jurisdictions.filter((code) => INSIDE_EU.has(code)) : [];
  const set = (code: string, on: boolean): void => {
    if (on) setShown((last) => (last.includes(code) ? last : [...last, code]));
    const officeGoods = on
      ? draft.officeGoods
      : draft.officeGoods.filter(({ jurisdiction }) => jurisdiction !== code);
    change({
      jurisdictions: on
        ? [...new Set([...draft.jurisdictions, code])]
        : draft.jurisdictions.filter((one) => one !== code),
      officeGoods,
    });
  };
  const cost = (code: string): string | undefined => {
    const lines = quote?.lines.filter(({ jurisdiction }) => jurisdiction === code) ?? [];
    return lines.length === 0 || quote === undefined
      ? undefined
      : formatMoney(
          lines.reduce((sum, line) => sum + line.net - line.discount, 0),
          quote.currency,
          i18n.language,
        );
  };
  return (
    <FormSection number={2} id="offices" title={t('offices.title')} lead={t('offices.lead')}>
      <Group name="jurisdictions" label={t('label.jurisdictions')}>
        <div className={styles.cards}>
          {cards.map((office) => (
            <label key={office.code} className={styles.card}>
              <input
                type="checkbox"
                name="jurisdictions"
                value={office.code}
                checked={chosen.has(office.code)}
                onChange={(event) => set(office.code, event.target.checked)}
              />
              <span className={styles.name}>{name(office.code)}</span>
              <span className={styles.facts}>
                {office.office.short}
                {office.typicalMonths !== null && (
                  <>
                    <br />
                    {t('offices.months', { min: office.typicalMonths.min, max: office.typicalMonths.max })}
                  </>
                )}
                {chosen.has(office.code) && cost(office.code) !== undefined && (
                  <>
                    <br />
                    <strong>{t('offices.cost', { cost: cost(office.code) })}</strong>
                  </>
                )}
              </span>
            </label>
          ))}
        </div>
        <details className={styles.others}>
          <summary>{t('offices.others')}</summary>
          <label htmlFor={filterId}>{t('offices.filter')}</label>
          <input
            id={filterId}
            type="search"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <ul>
            {others.map((office) => (
              <li key={office.code}>
                <label>
                  <input type="checkbox" checked={false} onChange={() => set(office.code, true)} />
                  {name(office.code)}
                </label>
              </li>
            ))}
          </ul>
        </details>
      </Group>
      {doubled.length > 0 && (
        <p className={styles.warning} role="status">
          {t('offices.doubled', { offices: new Intl.ListFormat(i18n.language).format(doubled.map(name)) })}
        </p>
      )}
    </FormSection>
  );
}
