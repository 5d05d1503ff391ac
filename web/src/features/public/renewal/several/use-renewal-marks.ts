import { useMemo, useState } from 'react';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { lookUp, needsLookUp, withFound } from './find-marks.js';
import { readMarkList } from '../../../../domain/mark-list/mark-list.js';
import { officeOfCell } from './office-of-cell.js';
import { emptyRow, isEmpty, MOST_MARKS, twiceIn, type RenewalRow } from './renewal-row.js';
import { rowState, type JudgedMark, type RowState } from './row-state.js';
import type { KeptOrder } from './use-kept-rows.js';

/** So many answers stand open by themselves; a list of a hundred bare numbers would be a page without end. */
const MOST_OPEN = 8;

export interface ShownRow {
  readonly row: RenewalRow;
  readonly judged: JudgedMark | undefined;
  readonly state: RowState;
  readonly wanted: boolean;
}

interface Taken {
  readonly added: number;
  readonly left: number;
}

export interface RenewalMarks {
  readonly shown: readonly ShownRow[];
  /** Keys of the rows that cannot stay as they are. */
  readonly wrong: readonly string[];
  readonly looking: boolean;
  readonly addOne: () => void;
  readonly add: (rows: readonly RenewalRow[]) => Taken;
  readonly addList: (text: string) => Taken;
  readonly replace: (key: string, change: Partial<RenewalRow>) => void;
  readonly takeOut: (keys: readonly string[]) => void;
  readonly lookUpAll: (token: string) => Promise<void>;
}

interface Known {
  readonly offices: readonly { readonly code: string; readonly name: string; readonly short: string }[];
  readonly judgedOf: (row: RenewalRow) => JudgedMark | undefined;
  /** Names of the controls with something wrong in them. */
  readonly wrongNames: readonly string[];
}

/** The table of marks: what comes in, what goes out, and how each row stands. */
export function useRenewalMarks(
  { rows, change }: KeptOrder,
  { offices, judgedOf, wrongNames }: Known,
): RenewalMarks {
  const office = useOfficeName();
  const [looking, setLooking] = useState(false);
  const codeOf = useMemo(() => officeOfCell(offices, office), [offices, office]);
  const shown = shownRows(rows, judgedOf, wrongNames);

  const add = (more: readonly RenewalRow[]): Taken => {
    const before = rows.filter((row) => !isEmpty(row));
    const taken = more.slice(0, MOST_MARKS - before.length);
    change(() => ({ rows: [...before, ...taken] }));
    return { added: taken.length, left: more.length - taken.length };
  };
  const replace = (key: string, with_: Partial<RenewalRow>): void =>
    change(({ rows: all }) => ({ rows: all.map((row) => (row.key === key ? { ...row, ...with_ } : row)) }));
  return {
    shown,
    looking,
    add,
    replace,
    wrong: shown.filter(({ state }) => state.look === 'wrong').map(({ row }) => row.key),
    addOne: () =>
      change(({ rows: all }) => ({ rows: [...all, emptyRow({ office: all.at(-1)?.office ?? '' })] })),
    addList: (text) =>
      add(
        readMarkList(text, (cell) => codeOf(cell) !== '').map((mark) => ({
          ...emptyRow(mark),
          ...officeIn(mark.office, codeOf),
        })),
      ),
    takeOut: (keys) => change(({ rows: all }) => ({ rows: all.filter(({ key }) => !keys.includes(key)) })),
    lookUpAll: async (token) => {
      setLooking(true);
      for (const row of rows.filter(needsLookUp)) {
        const found = await lookUp(row, token);
        change(({ rows: all }) => ({
          rows: all.map((now) => (now.key === row.key ? withFound(now, row, found) : now)),
        }));
        if (found.known === 'away') break;
      }
      setLooking(false);
    },
  };
}

function officeIn(
  cell: string,
  codeOf: (cell: string) => string,
): Pick<RenewalRow, 'office' | 'unknownOffice'> {
  const code = codeOf(cell);
  return { office: code, unknownOffice: code === '' ? cell : '' };
}

function shownRows(
  rows: readonly RenewalRow[],
  judgedOf: Known['judgedOf'],
  wrongNames: readonly string[],
): ShownRow[] {
  const twice = twiceIn(rows);
  let open = 0;
  return rows.map((row, position) => {
    const judged = judgedOf(row);
    const state = rowState(row, { twice: twice.has(row.key), judged });
    const needy = state.look === 'todo' || state.look === 'wrong' || state.says === 'blank';
    if (needy) open += 1;
    return {
      row,
      judged,
      state,
      wanted:
        (needy && open <= MOST_OPEN) || wrongNames.some((name) => name.startsWith(`marks.${position}.`)),
    };
  });
}
