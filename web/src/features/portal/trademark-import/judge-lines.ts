import { classesOf } from '../../../domain/nice-class/classes-of.js';
import { plainly, type Column, type Mapping } from './columns.js';
import { dayOf, type DateOrder } from './days.js';

/** What becomes of a line. */
export const verdicts = ['new', 'known', 'ended', 'incomplete', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

/** Why a line does not come in: a key of `why` among the words. */
export type Reason =
  | 'nameMissing'
  | 'officeMissing'
  | 'numberMissing'
  | 'datesMissing'
  | 'registeredMissing'
  | 'nameLong'
  | 'numberLong'
  | 'referenceLong'
  | 'officeUnknown'
  | 'classWrong'
  | 'filedWrong'
  | 'registeredWrong'
  | 'expiresWrong'
  | 'registeredEarly'
  | 'expiresEarly'
  | 'known'
  | 'twice'
  | 'ended';

/** What the command that adds one mark takes; dates `YYYY-MM-DD`. */
export interface MarkInput {
  readonly name: string;
  readonly alias: string | null;
  readonly jurisdiction: string;
  readonly number: string;
  readonly type: 'WORD';
  readonly status: 'APPLICATION_FILED' | 'TRADEMARK_REGISTERED';
  readonly goodsAndServices: readonly { readonly class: number; readonly terms: readonly string[] }[];
  readonly imported: true;
  readonly filingDate: string | null;
  readonly registrationDate: string | null;
  readonly expirationDate: string | null;
}

export interface JudgedLine {
  /** Its row in the file, from 1. */
  readonly row: number;
  readonly name: string;
  /** As the file writes it. */
  readonly office: string;
  readonly number: string;
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
  /** Of a new one, what is sent. */
  readonly input?: MarkInput;
  /** Of a known one, the mark that is there. */
  readonly markId?: string;
}

export interface Judging {
  readonly rows: readonly (readonly string[])[];
  /** Where the headings stand, from 0. */
  readonly heading: number;
  readonly mapping: Mapping;
  readonly order: DateOrder;
  readonly officeOf: (cell: string) => string | undefined;
  /** Marks of the account by `markKey`. */
  readonly onRecord: ReadonlyMap<string, string>;
}

/** One mark, however its number is written: letters and digits, without zeros before them. */
export const markKey = (office: string, number: string): string =>
  `${office} ${number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '')}`;

/** Words by which lists say that nothing is due for a mark any more. */
const ENDED =
  /^(dead|ended|expired|lapsed|cancell?ed|withdrawn|abandoned|refused|rejected|surrendered|invalidated|(registration|application|trade ?mark) (expired|cancell?ed|withdrawn|refused|surrendered|lapsed)|zanik|zamitn|zamietn|zrusen|vzata zpet|vzata spat|neplatn|caducad|denegad|cancelad|retirad|anulad|expirad)/;

/** What would become of each line, without anything being stored. */
export function judgeLines(judging: Judging): JudgedLine[] {
  const seen = new Set<string>();
  return judging.rows
    .map((cells, at) => ({ cells, row: at + 1 }))
    .slice(judging.heading + 1)
    .map(({ cells, row }) => {
      const line = judge(cells, row, judging);
      if (line.input === undefined) return line;
      const key = markKey(line.input.jurisdiction, line.number);
      if (seen.has(key)) return { ...without(line), verdict: 'known' as const, reasons: ['twice' as const] };
      seen.add(key);
      return line;
    });
}

const without = ({ input: _, ...line }: JudgedLine): JudgedLine => line;

function judge(cells: readonly string[], row: number, judging: Judging): JudgedLine {
  const said = (column: Column): string => {
    const at = judging.mapping[column];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const office = judging.officeOf(said('office'));
  const [applied, registered] = [said('applicationNumber'), said('registrationNumber')];
  const number = registered || applied;
  const line = { row, name: said('name'), office: said('office'), number };
  const markId =
    office === undefined
      ? undefined
      : [registered, applied]
          .filter((text) => text !== '')
          .map((text) => judging.onRecord.get(markKey(office, text)))
          .find((id) => id !== undefined);
  if (markId !== undefined) return { ...line, verdict: 'known', reasons: ['known'], markId };
  if (ENDED.test(plainly(said('status')))) return { ...line, verdict: 'ended', reasons: ['ended'] };
  const { input, wrong, missing } = read(said, { office, number }, judging.order);
  if (wrong.length > 0) return { ...line, verdict: 'wrong', reasons: [...wrong, ...missing] };
  if (missing.length > 0) return { ...line, verdict: 'incomplete', reasons: missing };
  return { ...line, verdict: 'new', reasons: [], input };
}

interface Whose {
  readonly office: string | undefined;
  readonly number: string;
}

function read(said: (column: Column) => string, { office, number }: Whose, order: DateOrder) {
  const [filed, registered, expires] = (['filed', 'registered', 'expires'] as const).map((column) =>
    said(column) === '' ? null : dayOf(said(column), order),
  );
  const classes = classesOf(said('classes'));
  const range = /\d\s*[-–]\s*\d/.test(said('classes'));
  const name = said('name');
  const checks: readonly (readonly [Reason, boolean])[] = [
    ['officeUnknown', said('office') !== '' && office === undefined],
    ['nameLong', name.length > 300],
    ['numberLong', number.length > 60],
    ['referenceLong', said('reference').length > 200],
    ['classWrong', classes === undefined || range],
    ['filedWrong', filed === undefined],
    ['registeredWrong', registered === undefined],
    ['expiresWrong', expires === undefined],
    ['registeredEarly', Boolean(filed && registered && registered < filed)],
    [
      'expiresEarly',
      Boolean(expires && ((filed && expires <= filed) || (registered && expires <= registered))),
    ],
  ];
  const needs: readonly (readonly [Reason, boolean])[] = [
    ['nameMissing', name === ''],
    ['officeMissing', said('office') === ''],
    ['numberMissing', number === ''],
    ['datesMissing', filed === null && registered === null && expires === null],
    ['registeredMissing', registered === null && Boolean(expires)],
  ];
  const holding = (list: readonly (readonly [Reason, boolean])[]): Reason[] =>
    list.filter(([, holds]) => holds).map(([reason]) => reason);
  const input: MarkInput = {
    name,
    alias: said('reference') || null,
    jurisdiction: office ?? '',
    number,
    type: 'WORD',
    status: registered ? 'TRADEMARK_REGISTERED' : 'APPLICATION_FILED',
    goodsAndServices: (classes ?? []).map((one) => ({ class: one, terms: [] })),
    imported: true,
    filingDate: filed ?? null,
    registrationDate: registered ?? null,
    expirationDate: expires ?? null,
  };
  return { input, wrong: holding(checks), missing: holding(needs) };
}
