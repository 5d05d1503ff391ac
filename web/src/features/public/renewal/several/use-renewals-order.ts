import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { priceOf, placeRenewals, troubleOf, type RenewalsQuote, type Trouble } from './place-renewals.js';
import { missing } from './missing-answers.js';
import { orderedMark, pricedText, type RenewalRow } from './renewal-row.js';
import { askedOf, type JudgedMark } from './row-state.js';
import type { KeptOrder } from './use-kept-rows.js';

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

/** What was said of each row, by what was asked about it. */
function judgedMarks(
  rows: readonly RenewalRow[],
  marks: readonly JudgedMark[],
): ReadonlyMap<string, JudgedMark> {
  return new Map(
    rows
      .map((row, position) => [askedOf(row), marks[position]] as const)
      .flatMap(([key, mark]) => (mark === undefined ? [] : [[key, mark] as const])),
  );
}

/** The two steps of the page: the price of all marks, and the order at that price. */
export function useRenewalsOrder({ rows, who, forget }: KeptOrder, currency: string): RenewalsOrder {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { busy, tries, trouble, run } = useTries();
  const [shown, setShown] = useState<Shown>();
  const attempts = useAttemptKeys();
  const current = shown !== undefined && shown.of === pricedText(rows, who) ? shown.quote : undefined;

  const price = async (): Promise<Trouble | undefined> => {
    const answer = await priceOf(rows, who, currency);
    if (!('marks' in answer)) return answer;
    setShown({
      quote: answer,
      of: pricedText(rows, who),
      judged: judgedMarks(rows, answer.marks),
    });
    return undefined;
  };
  const place = async (quote: string): Promise<Trouble | undefined> => {
    const attempt = attempts.of(JSON.stringify([rows.map(orderedMark), who, currency]));
    const answer = await placeRenewals({
      rows,
      who,
      quote,
      currency,
      language: i18n.language,
      attempt,
    });
    attempts.answered();
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

interface AttemptKeys {
  readonly of: (order: string) => string;
  readonly answered: () => void;
}

/** Sent again because no answer came it is the same order; once something in it was changed it is another one, and the answer to the first would be wrong. */
function useAttemptKeys(): AttemptKeys {
  const keys = useRef<{ readonly of: string; readonly key: string }>(undefined);
  return {
    of: (order) => {
      keys.current = keys.current?.of === order ? keys.current : { of: order, key: crypto.randomUUID() };
      return keys.current.key;
    },
    answered: () => {
      keys.current = undefined;
    },
  };
}

interface Tries extends Pick<RenewalsOrder, 'busy' | 'trouble' | 'tries'> {
  readonly run: (work: () => Promise<Trouble | undefined>) => Promise<void>;
}

/** One step at a time, and what was wrong with the last. */
function useTries(): Tries {
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [trouble, setTrouble] = useState<Trouble>();

  const run = async (work: () => Promise<Trouble | undefined>): Promise<void> => {
    setBusy(true);
    const problem = await work().catch(troubleOf);
    setTrouble(problem);
    if (problem !== undefined) setTries((before) => before + 1);
    setBusy(false);
  };
  return { busy, tries, trouble, run };
}
