import type { z } from 'zod';
import { VendorError } from './vendor-error.js';

/** JSON of a vendor in the shape we rely on; fields we do not know are let through. @throws VendorError `contract`, naming paths and no values. */
export function readVendorJson<S extends z.ZodType>(vendor: string, shape: S, text: string): z.infer<S> {
  const parsed = shape.safeParse(parseText(vendor, text));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, code }) => `${path.join('.') || 'body'} (${code})`);
  throw new VendorError(
    vendor,
    'contract',
    `the answer is not as agreed: ${problems.slice(0, 5).join(', ')}`,
  );
}

function parseText(vendor: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new VendorError(vendor, 'contract', 'the answer is no JSON');
  }
}

/** The same JSON with the numbers of `fields` as text, digit for digit: money and rates never pass through floating point. */
export function decimalsAsText(json: string, fields: readonly string[]): string {
  // The closing quote right behind the name cannot stand inside a JSON text, where it would be escaped.
  return json.replace(
    new RegExp(`("(?:${fields.join('|')})"\\s*:\\s*)(-?\\d+(?:\\.\\d+)?)(?=\\s*[,}])`, 'g'),
    '$1"$2"',
  );
}

/** Text at `key` of a JSON object, also of a number; undefined when there is none. For codes in the bodies of errors. */
export function codeIn(body: string, ...keys: readonly string[]): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const found = keys
      .map((key) => (typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, key) : undefined))
      .find((value) => typeof value === 'string' || typeof value === 'number');
    return found === undefined ? undefined : String(found).slice(0, 100);
  } catch {
    return undefined;
  }
}
