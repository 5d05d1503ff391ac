import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { OrderQuote } from '../../../../domain/order/use-quote.js';
import { Group } from '../../../../kit/form/choices.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import type { OrderPageData } from '../order.loader.js';
import { INSIDE_EU } from '../inside-eu.js';
import type { DraftPart } from './draft-part.js';
import { OfficeCard } from './office-card.js';
import styles from './offices.module.css';
import { OtherOffices } from './other-offices.js';

type Office = OrderPageData['jurisdictionList'][number];

interface Props extends DraftPart {
  readonly offices: readonly Office[];
  readonly own: OrderPageData['own'];
  readonly suggested: readonly string[];
  readonly quote: OrderQuote | undefined;
}

/** At most so many are suggested; all others are found by name. */
const MOST_SUGGESTED = 9;
/** Where: chosen and suggested offices as cards with their price, the rest by name. */
export function Offices({ offices, own, suggested, quote, draft, change }: Props) {
  const { t, i18n } = useTranslation('order');
  const name = useOfficeName();
  // A card that was unticked stays where it is: nothing jumps under the finger.
  const [shown, setShown] = useState(() => [
    ...new Set([...draft.jurisdictions, ...suggested.slice(0, MOST_SUGGESTED)]),
  ]);
  const chosen = new Set(draft.jurisdictions);
  const ordered = offices.filter(({ code }) => code !== 'WIPO');
  const cards = [...shown, ...draft.jurisdictions.filter((code) => !shown.includes(code))].flatMap((code) =>
    ordered.filter((office) => office.code === code),
  );
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
  return (
    <FormSection number={2} id="offices" title={t('offices.title')} lead={t('offices.lead')}>
      <Group name="jurisdictions" label={t('label.jurisdictions')}>
        <div className={styles.cards}>
          {cards.map((office) => (
            <OfficeCard
              key={office.code}
              office={office}
              own={own[office.code]?.FILED_TO_REGISTERED}
              chosen={chosen.has(office.code)}
              quote={quote}
              onChange={(on) => set(office.code, on)}
            />
          ))}
        </div>
        <OtherOffices
          offices={ordered.filter((office) => !cards.includes(office))}
          onChoose={(code) => set(code, true)}
        />
      </Group>
      {doubled.length > 0 && (
        <p className={styles.warning} role="status">
          {t('offices.doubled', { offices: new Intl.ListFormat(i18n.language).format(doubled.map(name)) })}
        </p>
      )}
    </FormSection>
  );
}
