import type { FieldRefusal } from '../words/refusal.js';
import type { FieldKind } from './field.js';

type Path = readonly string[];
type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fields: readonly FieldRefusal[] };

function no(path: Path, code: string, message: string, params?: FieldRefusal['params']): Outcome {
  return {
    ok: false,
    fields: [params === undefined ? { path, code, message } : { path, code, message, params }],
  };
}

/** `1.5` with scale 2 → `1.50`: one spelling per value, so that equal values are equal text. */
export function parseDecimal(
  { digits, scale }: Extract<FieldKind, { is: 'decimal' }>,
  answer: unknown,
  path: Path,
): Outcome {
  const text = typeof answer === 'number' ? String(answer) : answer;
  const parts = typeof text === 'string' ? /^(-?)0*(\d+)(?:\.(\d+?)0*)?$/.exec(text.trim()) : null;
  if (parts === null) return no(path, 'NOT_A_NUMBER', 'This is not a number.');
  const [, sign = '', whole = '0', behind = ''] = parts;
  if (behind.length > scale) return no(path, 'TOO_LONG', `No more than ${scale} decimals.`, { max: scale });
  if (whole.length > digits - scale)
    return no(path, 'TOO_BIG', `No more than ${digits - scale} digits before the point.`, {
      max: digits - scale,
    });
  const value = scale === 0 ? whole : `${whole}.${behind.padEnd(scale, '0')}`;
  return { ok: true, value: /[1-9]/.test(value) ? sign + value : value };
}

const DEEPEST = 12;

/** Any JSON that PostgreSQL can keep and a page can show. */
export function parseJson(
  { maxBytes }: Extract<FieldKind, { is: 'json' }>,
  answer: unknown,
  path: Path,
): Outcome {
  if (depthOf(answer, DEEPEST) > DEEPEST)
    return no(path, 'TOO_DEEP', `Parts nest no deeper than ${DEEPEST}.`, { max: DEEPEST });
  const text = JSON.stringify(answer);
  if (text === undefined) return no(path, 'BAD_TEXT', 'This is not JSON.');
  if (Buffer.byteLength(text) > maxBytes)
    return no(path, 'TOO_LONG', `No more than ${maxBytes} bytes.`, { max: maxBytes });
  if (text.includes('\\u0000')) return no(path, 'BAD_TEXT', 'This has characters that nobody can read.');
  const value: unknown = JSON.parse(text);
  return { ok: true, value };
}

function depthOf(value: unknown, left: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (left < 0) return 1;
  return (
    1 + Object.values(value).reduce((deepest: number, part) => Math.max(deepest, depthOf(part, left - 1)), 0)
  );
}
