/** A line of the stored price. */
export interface StoredLine {
  readonly jurisdiction: string;
  readonly kind: string;
  /** Minor units. */
  readonly net: number;
  /** How it is taxed; absent in prices stored before this was kept. */
  readonly category?: string;
}

/** One line for our fee and one for the office's at each office: the list prices the first class apart from the next, the reader asks what an office costs. */
export function linesByOffice(lines: readonly StoredLine[]): StoredLine[] {
  const sums = new Map<string, StoredLine>();
  for (const { jurisdiction, kind, net } of lines) {
    const key = `${jurisdiction} ${kind}`;
    sums.set(key, { jurisdiction, kind, net: net + (sums.get(key)?.net ?? 0) });
  }
  return [...sums.values()];
}

/** Offices whose fees are taxed in this way. */
export function feesTaxedAs(lines: readonly StoredLine[], category: string): string[] {
  return [
    ...new Set(
      lines
        .filter((line) => line.kind === 'OFFICIAL_FEE' && line.category === category)
        .map(({ jurisdiction }) => jurisdiction),
    ),
  ];
}
