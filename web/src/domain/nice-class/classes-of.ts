const MOST_CLASS = 45;

/** Class numbers as people write them: by commas, spaces or lines; undefined when one of them is none. */
export function classesOf(text: string): number[] | undefined {
  const numbers = text
    .split(/[^0-9]+/)
    .filter((part) => part !== '')
    .map(Number);
  if (/[^0-9\s,;.]/.test(text) || numbers.some((number) => number < 1 || number > MOST_CLASS))
    return undefined;
  return [...new Set(numbers)].sort((left, right) => left - right);
}
