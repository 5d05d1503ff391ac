const HALF = 32;
const LAST = 45;

/** Nice classes whose bits are set, ascending. */
export function classesOf(low: number, high: number): number[] {
  const classes: number[] = [];
  for (let number = 1; number <= LAST; number += 1) {
    if (((number < HALF ? low >>> number : high >>> (number - HALF)) & 1) === 1) classes.push(number);
  }
  return classes;
}
