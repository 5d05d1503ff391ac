import { createHash } from 'node:crypto';
import type { RegisterMark } from '../index/register-mark.js';
import type { Field } from './columns.js';
import type { FileShape } from './file-shape.js';
import { parseOffice } from './office-codes.js';
import { isEmpty, parseClasses, parseDate } from './parse-values.js';
import type { FileRecord } from './read-records.js';
import { isLive, parseStatus, parseType } from './status-words.js';

export const REJECTIONS = [
  'broken quotes',
  'cut off',
  'too many cells',
  'no name',
  'name too long',
  'unreadable characters',
  'unknown office',
  'unknown class',
  'not a date',
  'date out of range',
  'registered before filed',
  'repeated row',
  'number used twice',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

export type ParsedMark =
  | { readonly mark: RegisterMark; readonly unknownStatus: boolean }
  | { readonly rejected: Rejection };

export interface RowSettings {
  readonly shape: FileShape;
  /** For files that do not say which office they are from. */
  readonly jurisdiction: string | null;
  /** Calendar date; nothing can have been filed later. */
  readonly today: string;
  /** Instant of the import, ISO. */
  readonly importedAt: string;
}

const LONGEST_NAME = 1_000;
const EARLIEST = '1850-01-01';
// oxlint-disable-next-line no-control-regex -- control characters are what it is for
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\uFFFD]|\p{Surrogate}/u;

/** Zero-width spaces, soft hyphens, marks of direction; not the joiners that scripts and emoji need. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** One record as a mark, or the first thing that is wrong with it. Missing columns are no fault; wrong values are. */
export function parseMark(record: FileRecord, settings: RowSettings): ParsedMark {
  const unlike = unlikeTheOthers(record, settings.shape);
  if (unlike !== undefined) return { rejected: unlike };
  const cell = (field: Field): string | null => {
    const place = settings.shape.places[field];
    const text = place === undefined ? undefined : record.cells[place];
    return text === undefined || isEmpty(text) ? null : clean(text);
  };
  const name = nameOf(record, settings.shape);
  if (name === '') return { rejected: 'no name' };
  if (name.length > LONGEST_NAME) return { rejected: 'name too long' };
  if (UNREADABLE.test(name)) return { rejected: 'unreadable characters' };
  const officeCell = cell('jurisdiction');
  const jurisdiction = officeCell === null ? settings.jurisdiction : parseOffice(officeCell);
  if (jurisdiction === undefined) return { rejected: 'unknown office' };
  const classesCell = cell('classes');
  const classes = classesCell === null ? ({ ok: true, value: [] } as const) : parseClasses(classesCell);
  if (!classes.ok) return { rejected: 'unknown class' };
  const dates = parseDates(cell('filingDate'), cell('registrationDate'), settings);
  if ('rejected' in dates) return dates;
  const statusCell = cell('status');
  const status = statusCell === null ? null : (parseStatus(statusCell) ?? statusCell);
  const known = statusCell === null ? null : (parseStatus(statusCell) ?? null);
  const number = cell('number');
  const typeCell = cell('type');
  const mark = {
    name,
    latin: cell('latin'),
    number,
    type: typeCell === null ? null : (parseType(typeCell) ?? null),
    jurisdiction,
    classes: classes.value,
    status,
    live: isLive(known),
    ...dates,
    owner: cell('owner'),
    createdAt: settings.importedAt,
    lastTrackingUpdate: null,
  };
  return { mark: { ref: refOf(mark), ...mark }, unknownStatus: statusCell !== null && known === null };
}

/** A name may be the word "none" or a dash: what is empty elsewhere is a name here. */
function nameOf({ cells }: FileRecord, { places }: FileShape): string {
  return clean(cells[places.name ?? 0] ?? '');
}

/** Without signs that nobody sees: they part words, turn the reading round and make two names of one. */
function clean(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** What is wrong with a row as a whole. With more filled cells than columns nobody knows where each of them belongs. */
function unlikeTheOthers({ broken, cut, cells }: FileRecord, { width }: FileShape): Rejection | undefined {
  if (broken) return 'broken quotes';
  if (cut === true) return 'cut off';
  return width > 0 && cells.slice(width).some((cell) => cell.trim() !== '') ? 'too many cells' : undefined;
}

type Dates = { readonly filingDate: string | null; readonly registrationDate: string | null };

function parseDates(
  filed: string | null,
  registered: string | null,
  { shape, today }: RowSettings,
): Dates | { readonly rejected: Rejection } {
  const parsed = [filed, registered].map((cell) => (cell === null ? null : parseDate(cell, shape.dayFirst)));
  if (parsed.some((date) => date !== null && !date.ok)) return { rejected: 'not a date' };
  const [filingDate = null, registrationDate = null] = parsed.map((date) =>
    date?.ok === true ? date.value : null,
  );
  if ([filingDate, registrationDate].some((date) => date !== null && (date < EARLIEST || date > today)))
    return { rejected: 'date out of range' };
  if (filingDate !== null && registrationDate !== null && registrationDate < filingDate)
    return { rejected: 'registered before filed' };
  return { filingDate, registrationDate };
}

/** Office and number; a mark without a number is known by everything it says. */
function refOf({ jurisdiction, number, ...rest }: Omit<RegisterMark, 'ref'>): string {
  const office = jurisdiction ?? '';
  if (number !== null) return `${office}:${number.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;
  const facts = [
    rest.name,
    rest.type,
    rest.classes,
    rest.status,
    rest.filingDate,
    rest.registrationDate,
    rest.owner,
  ];
  return `${office}#${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24)}`;
}
