/** How much of an office's register a source holds. */
export type RegisterCoverage =
  | { readonly kind: 'ALL' | 'LIVE_ONLY' | 'SAMPLE' }
  /** All marks filed in this year or later. */
  | { readonly kind: 'SINCE'; readonly year: number };

/** `all`, `live`, `sample` or `since:1996`, as whoever imports a file says; undefined for anything else. */
export function parseCoverage(text: string): RegisterCoverage | undefined {
  const since = /^since:((?:18|19|20)\d\d)$/.exec(text);
  if (since !== null) return { kind: 'SINCE', year: Number(since[1]) };
  const kinds: Readonly<Record<string, RegisterCoverage>> = {
    all: { kind: 'ALL' },
    live: { kind: 'LIVE_ONLY' },
    sample: { kind: 'SAMPLE' },
  };
  return Object.hasOwn(kinds, text) ? kinds[text] : undefined;
}
