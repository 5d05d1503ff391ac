/** A statement that came so often is prepared. */
const OFTEN = 3;
/** Names given at most: each connection of the process keeps a plan for each. */
const MOST = 400;
/** Texts whose coming is counted; above that it begins anew, so that what is made of parts does not pile up. */
const COUNTED = 2_000;

let given = 0;
const names = new Map<string, string>();
const counts = new Map<string, number>();

/** The name by which the server knows a statement that comes again and again: read and planned once a connection instead of every time.
 *  Undefined: it is sent as it stands. */
export function statementName(sql: string, parameters: readonly unknown[]): string | undefined {
  // Without parameters it may be several statements, which cannot be prepared.
  if (parameters.length === 0) return undefined;
  const known = names.get(sql);
  if (known !== undefined || given >= MOST) return known;
  const count = (counts.get(sql) ?? 0) + 1;
  if (count < OFTEN) {
    if (counts.size >= COUNTED) counts.clear();
    counts.set(sql, count);
    return undefined;
  }
  counts.delete(sql);
  given += 1;
  const name = `cotta_${given}`;
  names.set(sql, name);
  return name;
}

/** The tables of a statement have changed under its plan: from now on it goes by another name. */
export function forgetStatement(sql: string): void {
  names.delete(sql);
}

/** Whether a statement failed because its tables gave it other columns than when it was prepared: the same works under another name.
 *  `error`: the driver's own. */
export function isOutgrown(error: unknown): boolean {
  const { code, routine } = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly code?: unknown;
    readonly routine?: unknown;
  };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}
