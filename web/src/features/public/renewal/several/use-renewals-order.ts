import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isVatNumber } from '../../../../domain/order/vat-number.js';
import type { FormErrors } from '../../../../kit/form/form-errors.js';
import { priceOf, placeRenewals, troubleOf, type RenewalsQuote, type Trouble } from './place-renewals.js';
import { orderedMark, pricedText, rowErrors, twiceIn, type RenewalRow } from './renewal-row.js';
import { askedOf, type JudgedMark } from './row-state.js';
import type { KeptOrder, Who } from './use-kept-rows.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PATHS = {
  office: 'jurisdiction',
  number: 'number',
  name: 'name',
  expires: 'expirationDate',
  classes: 'classes',
} as const;

interface Shown {
  readonly quote: RenewalsQuote;
  readonly of: string;
  readonly judged: ReadonlyMap<string, JudgedMark>;
}

export interface RenewalsOrder {
  readonly busy: boolean;
  readonly trouble: Trouble | undefined;
  /** Grows with each try, so that the summary of what is wrong takes the focus again. */
  readonly tries: number;
  /** The price of exactly these rows; absent once something it depends on was changed. */
  readonly quote: RenewalsQuote | undefined;
  readonly changed: boolean;
  readonly judgedOf: (row: RenewalRow) => JudgedMark | undefined;
  readonly showPrice: () => Promise<void>;
  readonly order: (consent: boolean) => Promise<void>;
}

/** The two steps of the page: the price of all marks, and the order at that price. */
export function useRenewalsOrder({ rows, who, forget }: KeptOrder, currency: string): RenewalsOrder {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [trouble, setTrouble] = useState<Trouble>();
  const [shown, setShown] = useState<Shown>();
  const keys = useRef<{ readonly of: string; readonly key: string }>(undefined);
  const current = shown !== undefined && shown.of === pricedText(rows, who) ? shown.quote : undefined;

  const run = async (work: () => Promise<Trouble | undefined>): Promise<void> => {
    setBusy(true);
    const problem = await work().catch(troubleOf);
    setTrouble(problem);
    if (problem !== undefined) setTries((before) => before + 1);
    setBusy(false);
  };
  const price = async (): Promise<Trouble | undefined> => {
    const answer = await priceOf(rows, who, currency);
    if (!('marks' in answer)) return answer;
    setShown({
      quote: answer,
      of: pricedText(rows, who),
      judged: new Map(
        rows
          .map((row, position) => [askedOf(row), answer.marks[position]] as const)
          .flatMap(([key, mark]) => (mark === undefined ? [] : [[key, mark] as const])),
      ),
    });
    return undefined;
  };
  const place = async (quote: string): Promise<Trouble | undefined> => {
    // Sent again because no answer came it is the same order; once something in it was changed it is another one, and the answer to the first would be wrong.
    const of = JSON.stringify([rows.map(orderedMark), who, currency]);
    keys.current = keys.current?.of === of ? keys.current : { of, key: crypto.randomUUID() };
    const answer = await placeRenewals({
      rows,
      who,
      quote,
      currency,
      language: i18n.language,
      attempt: keys.current.key,
    });
    keys.current = undefined;
    if (!('to' in answer)) {
      if (answer.message === 'refusal.QUOTE_CHANGED') await price();
      return answer;
    }
    forget();
    // The portal is a document of its own; it may speak another language.
    if (answer.portal) window.location.assign(answer.to);
    else await navigate(answer.to);
    return undefined;
  };
  return {
    busy,
    tries,
    trouble,
    quote: current,
    changed: shown !== undefined && current === undefined,
    judgedOf: (row) => shown?.judged.get(askedOf(row)),
    showPrice: () => run(async () => missing(rows, who) ?? price()),
    order: (consent) =>
      run(async () => {
        const wrong =
          missing(rows, who) ??
          (consent ? undefined : { message: '', errors: { consent: 'errors.REQUIRED' } });
        return wrong ?? (current?.quote == null ? price() : place(current.quote));
      }),
  };
}

/** Everything that is not said yet, by the name of its control. */
function missing(rows: readonly RenewalRow[], who: Who): Trouble | undefined {
  const twice = twiceIn(rows);
  const ofRows = rows.flatMap((row, position) => [
    ...Object.entries(rowErrors(row)).map(
      ([field, key]) => [`marks.${position}.${PATHS[field as keyof typeof PATHS]}`, key] as const,
    ),
    ...(twice.has(row.key) ? [[`marks.${position}.number`, 'errors.NAMED_TWICE'] as const] : []),
  ]);
  const ofWho = (['contactName', 'contactEmail', 'country'] as const)
    .filter((name) => who[name].trim() === '')
    .map((name) => [name, 'errors.REQUIRED'] as const);
  const address =
    who.contactEmail.trim() !== '' && !EMAIL.test(who.contactEmail.trim())
      ? [['contactEmail', 'errors.NOT_AN_EMAIL'] as const]
      : [];
  const vat =
    who.vatNumber.trim() !== '' && !isVatNumber(who.vatNumber.trim())
      ? [['vatNumber', 'errors.NOT_A_VAT_NUMBER'] as const]
      : [];
  const errors: FormErrors = Object.fromEntries([...ofRows, ...ofWho, ...address, ...vat]);
  return Object.keys(errors).length === 0 ? undefined : { message: '', errors };
}
