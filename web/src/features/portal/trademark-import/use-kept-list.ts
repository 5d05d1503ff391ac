import { useState } from 'react';
import { forgetKept, keep, readKept } from '../../../kit/form/kept.js';
import { headingRow, mappingOf, type Mapping } from './columns.js';
import type { DateOrder } from './days.js';

/** A list that is being brought in: it stays in the browser, and nowhere else, until it is done or put aside. */
export interface KeptList {
  /** Names this list: what was sent of it is not done a second time. */
  readonly id: string;
  readonly file: string;
  readonly rows: readonly (readonly string[])[];
  readonly heading: number;
  readonly mapping: Mapping;
  /** As the person said; undefined until they were asked. */
  readonly order?: DateOrder;
}

const KEY = 'portal.trademark-import';

/** A list as it was read, with what its headings propose. */
export function newList(file: string, rows: readonly (readonly string[])[]): KeptList {
  const heading = headingRow(rows);
  return { id: crypto.randomUUID(), file, rows, heading, mapping: mappingOf(rows[heading] ?? []) };
}

function readList(key: string): KeptList | undefined {
  const text = readKept(key)?.values['list']?.[0];
  return text === undefined ? undefined : (JSON.parse(text) as KeptList);
}

/** The list, and whether the browser keeps it while the page is away. `owner`: whose it is; another account of the same browser never sees it. */
export function useKeptList(owner: string) {
  const key = `${KEY}.${owner}`;
  const [list, setList] = useState(() => readList(key));
  const [kept, setKept] = useState(true);
  const change = (next: KeptList | undefined): void => {
    setList(next);
    if (next === undefined) forgetKept(key);
    else setKept(keep(key, { at: Date.now(), values: { list: [JSON.stringify(next)] } }));
  };
  /** Once all of it came in: it stays on the screen only. */
  const forget = (): void => forgetKept(key);
  return { list, kept, change, forget };
}
