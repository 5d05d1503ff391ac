import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetKept, keep, readKept } from '../../../../kit/form/kept.js';
import { emptyRow, isEmpty, type RenewalRow } from './renewal-row.js';

const KEY = 'trademark-renewals';

/** Who orders, and where the invoice goes. */
export interface Who {
  readonly contactName: string;
  readonly contactEmail: string;
  readonly country: string;
  /** For the tax of a business; empty: a person, or a business that pays it here. */
  readonly vatNumber: string;
}

interface Order {
  readonly rows: readonly RenewalRow[];
  readonly who: Who;
}

export interface KeptOrder extends Order {
  readonly savedAt: Date | undefined;
  readonly restored: boolean;
  readonly change: (change: (order: Order) => Partial<Order>) => void;
  readonly startOver: () => void;
  /** After the order was placed: nothing of it is left on the device. */
  readonly forget: () => void;
}

/** The marks and who orders, kept on the device from the first change on, so that a list of a hundred is typed once. `known`: what is known of who orders before a word was typed. */
export function useKeptRows(known: Who): KeptOrder {
  const fresh = (): Order => ({ rows: [emptyRow({ key: 'first' })], who: known });
  const [order, setOrder] = useState<Order>(fresh);
  const [state, setState] = useState<{ readonly savedAt: Date | undefined; readonly restored: boolean }>({
    savedAt: undefined,
    restored: false,
  });
  const ended = useRef(false);
  useEffect(() => {
    const kept = readKept(KEY);
    const rows = (kept?.values['rows'] ?? []).flatMap(rowOf);
    if (kept === undefined || rows.every(isEmpty)) return;
    const said = (name: keyof Who): string => kept.values[name]?.[0] ?? '';
    setOrder((first) => ({
      rows: [...rows, ...first.rows.filter((row) => !isEmpty(row))],
      who: {
        contactName: said('contactName'),
        contactEmail: said('contactEmail'),
        country: said('country') || first.who.country,
        vatNumber: said('vatNumber'),
      },
    }));
    setState({ savedAt: new Date(kept.at), restored: true });
  }, []);
  const change = useCallback(
    (wanted: (order: Order) => Partial<Order>) =>
      setOrder((before) => {
        const next = { ...before, ...wanted(before) };
        return next.rows.length === 0 ? { ...next, rows: [emptyRow()] } : next;
      }),
    [],
  );
  const first = useRef(order);
  useEffect(() => {
    if (order === first.current || ended.current || order.rows.every(isEmpty)) return;
    const at = new Date();
    const { contactName, contactEmail, country: to, vatNumber } = order.who;
    const values = {
      rows: order.rows.map((row) => JSON.stringify(row)),
      contactName: [contactName],
      contactEmail: [contactEmail],
      country: [to],
      vatNumber: [vatNumber],
    };
    if (keep(KEY, { at: at.getTime(), values })) setState((last) => ({ ...last, savedAt: at }));
  }, [order]);
  const startOver = (): void => {
    forgetKept(KEY);
    setOrder(fresh());
    setState({ savedAt: undefined, restored: false });
  };
  const forget = (): void => {
    ended.current = true;
    forgetKept(KEY);
  };
  return { ...order, ...state, change, startOver, forget };
}

/** A row as it was kept; nothing where the device holds something else under this name. */
function rowOf(text: string): RenewalRow[] {
  try {
    return [emptyRow(JSON.parse(text) as Partial<RenewalRow>)];
  } catch {
    return [];
  }
}
