import { readFileSync } from 'node:fs';

const CLASSES = 46;
const SAME = 0.9;
const UNKNOWN = 0.6;
const UNRELATED = 0.3;
const RELATED_SHARE = 0.5;

/** How near the goods of two marks are. `score` 0–1; `relation` says which rule gave it. */
export interface GoodsScore {
  readonly relation: 'same class' | 'related classes' | 'unrelated classes' | 'unknown';
  readonly score: number;
}

/** How often offices found goods of two classes similar, 0–1, both ways. */
export class ClassRelations {
  private readonly strengths = new Float32Array(CLASSES * CLASSES);

  /** `text`: CSV with the columns class_1, class_2, …, strength. */
  constructor(text: string) {
    for (const line of text.trim().split('\n').slice(1)) {
      const cells = line.split(',').map(Number);
      const [one = 0, other = 0] = cells;
      this.strengths[one * CLASSES + other] = cells.at(-1) ?? 0;
      this.strengths[other * CLASSES + one] = cells.at(-1) ?? 0;
    }
  }

  /** Of two classes, 0 when nobody found their goods similar. */
  strength(one: number, other: number): number {
    return this.strengths[one * CLASSES + other] ?? 0;
  }

  /** The nearest pair of classes decides. */
  compare(query: readonly number[], mark: readonly number[]): GoodsScore {
    if (query.length === 0 || mark.length === 0) return { relation: 'unknown', score: UNKNOWN };
    if (query.some((number) => mark.includes(number))) return { relation: 'same class', score: SAME };
    const strength = Math.max(...query.flatMap((one) => mark.map((other) => this.strength(one, other))));
    return strength === 0
      ? { relation: 'unrelated classes', score: UNRELATED }
      : { relation: 'related classes', score: UNRELATED + RELATED_SHARE * strength };
  }
}

let shipped: ClassRelations | undefined;

/** The relations that ship with the service, read once. */
export function shippedClassRelations(): ClassRelations {
  shipped ??= new ClassRelations(
    readFileSync(new URL('../../../data/search/class-relations.csv', import.meta.url), 'utf8'),
  );
  return shipped;
}
