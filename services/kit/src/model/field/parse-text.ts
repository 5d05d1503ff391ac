import type { FieldRefusal } from '../words/refusal.js';
import { hostProblem } from '../public-link/public-link.js';
import type { FieldKind } from './field.js';

type Path = readonly string[];
type TextKind = Extract<
  FieldKind,
  { is: 'text' | 'longText' | 'email' | 'phone' | 'url' | 'calendarDate' | 'code' }
>;
type Outcome =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly fields: readonly FieldRefusal[] };

const LONGEST: Readonly<Record<TextKind['is'], number>> = {
  text: 0,
  longText: 0,
  email: 254,
  phone: 40,
  url: 2048,
  calendarDate: 10,
  code: 16,
};
// oxlint-disable-next-line no-control-regex -- control characters are what it is for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const LINE_BREAK = /[\n\r\u2028\u2029]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

function no(path: Path, code: string, message: string, params?: FieldRefusal['params']): Outcome {
  return {
    ok: false,
    fields: [params === undefined ? { path, code, message } : { path, code, message, params }],
  };
}

/** Text that a database, a mail header and a page can all carry; then the form its kind asks for. */
export function parseText(kind: TextKind, answer: unknown, path: Path): Outcome {
  if (typeof answer !== 'string') return no(path, 'BAD_TEXT', 'This is not text.');
  const text = answer.trim().normalize('NFC');
  const longest = 'max' in kind ? kind.max : LONGEST[kind.is];
  const length = Array.from(text).length;
  if (length > longest) return no(path, 'TOO_LONG', `No more than ${longest} characters.`, { max: longest });
  if (CONTROL.test(text) || LONE_SURROGATE.test(text))
    return no(path, 'BAD_TEXT', 'This has characters that nobody can read.');
  if (kind.is !== 'longText' && LINE_BREAK.test(text)) return no(path, 'BAD_TEXT', 'This is one line only.');
  switch (kind.is) {
    case 'email':
      return parseEmail(text, path);
    case 'phone':
      return parsePhone(text, path);
    case 'url':
      return parseUrl(kind.anyHost === true, text, path);
    case 'calendarDate':
      return parseCalendarDate(text, path);
    case 'code':
      return kind.known === undefined || kind.known(text)
        ? { ok: true, value: text }
        : no(path, 'UNKNOWN_CODE', 'This code is not on the list.');
    default:
      return parseWords(kind, text, path, length);
  }
}

function parseWords(
  kind: Extract<TextKind, { is: 'text' | 'longText' }>,
  text: string,
  path: Path,
  length: number,
): Outcome {
  if (kind.min !== undefined && length < kind.min)
    return no(path, 'TOO_SHORT', `Write at least ${kind.min} characters.`, { min: kind.min });
  // A fresh expression per test: one with the g flag would remember where it stopped.
  if (
    kind.pattern !== undefined &&
    !new RegExp(kind.pattern.source, kind.pattern.flags.replace(/[gy]/g, '')).test(text)
  ) {
    return no(path, 'BAD_TEXT', 'This does not have the form it needs.');
  }
  return { ok: true, value: text };
}

/** One @, a name before it, a host with a dot behind it. Whether anyone reads it, only a letter can tell. */
function parseEmail(text: string, path: Path): Outcome {
  const [local = '', host = '', ...rest] = text.split('@');
  const fine =
    rest.length === 0 &&
    /^[^\s"(),:;<>[\\\]]{1,64}$/.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(host);
  return fine
    ? { ok: true, value: text.toLowerCase() }
    : no(path, 'NOT_AN_EMAIL', 'This is not an e-mail address.');
}

/** 6 to 15 digits as E.164 allows; spaces and brackets are for the eye and dropped. */
function parsePhone(text: string, path: Path): Outcome {
  const digits = text.replace(/[\s()./-]/g, '');
  return /^\+?[0-9]{6,15}$/.test(digits)
    ? { ok: true, value: digits }
    : no(path, 'NOT_A_PHONE', 'This is not a phone number.');
}

/** http and https only; people leave the scheme out, so `https://` is put in front. What leads inside is no website: nobody keeps it, so nobody can fetch it. */
function parseUrl(anyHost: boolean, text: string, path: Path): Outcome {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d+(\/|$)/.test(text) ? text : `https://${text}`;
  const url = URL.canParse(full) ? new URL(full) : null;
  const fine =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    (anyHost || hostProblem(url.hostname) === undefined) &&
    (url.hostname.includes('.') || url.hostname.startsWith('[')) &&
    url.username === '' &&
    url.password === '' &&
    !/\s/.test(text);
  return fine ? { ok: true, value: full } : no(path, 'NOT_A_URL', 'This is not the address of a website.');
}

function parseCalendarDate(text: string, path: Path): Outcome {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const day = parts === null ? undefined : new Date(`${text}T00:00:00Z`);
  const exists =
    day !== undefined &&
    !text.startsWith('0000') &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text);
  return exists ? { ok: true, value: text } : no(path, 'NOT_A_DATE', 'This is not a date like 2026-03-01.');
}
