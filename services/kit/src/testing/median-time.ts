/** Milliseconds of the middle one of three turns, one after the other. A promise about speed is held against this: one moment in which the machine stood still is no failure,
 *  two slow turns are. `turn` gets its number, from 0. */
export async function medianTime(turn: (number: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (const number of [0, 1, 2]) {
    const from = performance.now();
    await turn(number);
    times.push(performance.now() - from);
  }
  return times.toSorted((one, other) => one - other)[1] ?? Infinity;
}
