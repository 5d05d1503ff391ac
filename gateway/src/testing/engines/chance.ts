import { createHash } from 'node:crypto';

/** Numbers that look random and are the same for the same words: 0 to below 1. */
export function chanceOf(...words: readonly unknown[]): number {
  const digest = createHash('md5').update(JSON.stringify(words)).digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

/** One number after the other, the same row for the same name. */
export class Row {
  #count = 0;
  constructor(readonly name: string) {}

  next(): number {
    this.#count += 1;
    return chanceOf(this.name, this.#count);
  }

  /** @returns a whole number from 0 to below `most` */
  below(most: number): number {
    return Math.floor(this.next() * most);
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws Error where there is nothing to choose from */
  one<T>(choices: readonly T[]): T {
    const chosen = choices[this.below(choices.length)];
    if (chosen === undefined) throw new Error('there is nothing to choose from');
    return chosen;
  }
}
