export interface Difference {
  /** Where, e.g. `documents[0].gross`. */
  readonly path: string;
  /** Undefined: not there; JSON has no such value. */
  readonly expected: unknown;
  readonly got: unknown;
}

/** Every place where two results differ. Lists are compared in order, flags as a set; a no-break space equals a space. */
export function differences(expected: unknown, got: unknown, path = ''): Difference[] {
  if (Array.isArray(expected) && Array.isArray(got))
    return path.endsWith('flags') ? setDifference(expected, got, path) : listDifferences(expected, got, path);
  if (isRecord(expected) && isRecord(got)) return recordDifferences(expected, got, path);
  return Object.is(plain(expected), plain(got)) ? [] : [{ path: path || '(result)', expected, got }];
}

function listDifferences(expected: readonly unknown[], got: readonly unknown[], path: string): Difference[] {
  const length = Math.max(expected.length, got.length);
  return Array.from({ length }).flatMap((_, position) =>
    differences(expected[position], got[position], `${path}[${position}]`),
  );
}

function setDifference(expected: readonly unknown[], got: readonly unknown[], path: string): Difference[] {
  const sorted = (list: readonly unknown[]): string =>
    JSON.stringify(list.map((one) => JSON.stringify(one)).toSorted());
  return sorted(expected) === sorted(got) ? [] : [{ path, expected, got }];
}

function recordDifferences(
  expected: Record<string, unknown>,
  got: Record<string, unknown>,
  path: string,
): Difference[] {
  const keys = new Set([...Object.keys(expected), ...Object.keys(got)]);
  const value = (record: Record<string, unknown>, key: string): unknown =>
    Object.hasOwn(record, key) ? record[key] : undefined;
  return [...keys].flatMap((key) =>
    differences(value(expected, key), value(got, key), path === '' ? key : `${path}.${key}`),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function plain(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value;
}
