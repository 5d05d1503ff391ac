import { useEffect, useState } from 'react';
import { apiOf } from '../../data/api-of.js';
import { isOfCountry, isVatNumber } from './vat-number.js';
import { VatNumberStatusDocument, type VatNumberStatusResult } from './order.graphql.js';

export interface VatStatus {
  /** What the tax administration says of the number as it stands now; undefined while there is nothing to ask. */
  readonly is: VatNumberStatusResult['vatNumberStatus'] | 'ASKING' | 'OTHER_COUNTRY' | undefined;
  /** How many answers came: a price that was asked for before one of them may be another now. */
  readonly answers: number;
}

const PAUSE_MS = 600;

/** Asks about a number once it is typed, unless it is of another country than the invoice goes to: then no answer changes the tax. An answer belongs to the number it was asked for, and to no other: a changed number is unknown at once. Where nobody answers, that is never held against the customer. */
export function useVatStatus(text: string, country: string): VatStatus {
  const number = text.trim();
  const asked = isVatNumber(number) && isOfCountry(number, country);
  const [heard, setHeard] = useState<{
    number: string;
    is: VatNumberStatusResult['vatNumberStatus'];
    answers: number;
  }>({ number: '', is: 'UNAVAILABLE', answers: 0 });
  useEffect(() => {
    if (!asked) return;
    const stop = new AbortController();
    const hear = (is: VatNumberStatusResult['vatNumberStatus']): void => {
      if (!stop.signal.aborted) setHeard(({ answers }) => ({ number, is, answers: answers + 1 }));
    };
    const timer = setTimeout(() => {
      apiOf(undefined)
        .query(VatNumberStatusDocument, { vatNumber: number }, { signal: stop.signal })
        .then(
          (answer) => hear(answer.vatNumberStatus),
          () => hear('UNAVAILABLE'),
        );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [number, asked]);
  return {
    is: !isVatNumber(number)
      ? undefined
      : !asked
        ? 'OTHER_COUNTRY'
        : heard.number === number
          ? heard.is
          : 'ASKING',
    answers: heard.answers,
  };
}
