/** Shares of `amount` in proportion to `weights`, whole units, by largest remainder: everyone gets the floor, the units left over go
 *  one each to the largest remainders, ties in the order given. Sum of the result = `amount`; no share exceeds its weight while
 *  `amount` does not exceed their sum. All whole numbers ≥ 0. @source money rules R-CPN-3 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, position) => {
    const product = BigInt(amount) * BigInt(weight);
    return { position, floor: Number(product / total), remainder: product % total };
  });
  const leftOver = amount - shares.reduce((sum, { floor }) => sum + floor, 0);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.position - b.position : a.remainder > b.remainder ? -1 : 1,
  );
  const luckier = new Set(byRemainder.slice(0, leftOver).map(({ position }) => position));
  return shares.map(({ position, floor }) => (luckier.has(position) ? floor + 1 : floor));
}
