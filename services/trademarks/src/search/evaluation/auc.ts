/** Chance that a similar pair scores above one that is not: 1 perfect, ½ a coin. Equal scores count half. */
export function areaUnderCurve(similar: readonly number[], others: readonly number[]): number {
  let above = 0;
  for (const one of similar) {
    for (const other of others) above += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return above / (similar.length * others.length);
}

/** The value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
