import type { Confidence } from './confidence.js';
import { dataFile } from './data-file.js';
import { jurisdictions } from './jurisdictions.js';

/** A fee by classes, minor units: the first amount is for the classes that are included, each next one for the next class; the last repeats. */
interface ByClass {
  readonly byClass: readonly number[];
  readonly classesIncluded: number;
}

interface Member {
  readonly code: string;
  readonly application: ByClass;
  readonly renewal: ByClass;
  readonly confidence: Confidence;
}

interface MadridFile {
  readonly source: string;
  readonly currency: string;
  readonly asOf: string;
  readonly basic: number;
  readonly renewalBasic: number;
  readonly complementary: number;
  readonly supplementary: { readonly beyond: number; readonly perClass: number };
  readonly individual: readonly Member[];
}

/** What an international registration costs at WIPO, without our work and without the fee of the office of origin. */
export interface MadridFees {
  /** ISO 4217; amounts are its minor units. */
  readonly currency: string;
  readonly filing: number;
  /** After ten years. */
  readonly renewal: number;
  /** `YYYY-MM-DD` of the table. */
  readonly asOf: string;
  readonly source: string;
}

const file: MadridFile = dataFile('madrid-fees.json');
const members = new Set(jurisdictions.flatMap(({ code, madridMember }) => (madridMember ? [code] : [])));
const individual = new Map(file.individual.map((member) => [member.code, member]));

/** Whether an international registration can name this office. */
export function inMadrid(code: string): boolean {
  return members.has(code);
}

/** The fees of one international registration in black and white that names `designated`, all of them members, in so many classes.
 *  @throws RangeError where one of them is no member. @source WIPO Schedule of Fees; rules of the complementary and the supplementary fee */
export function madridFees(designated: readonly string[], classes: number): MadridFees {
  const stranger = designated.find((code) => !inMadrid(code));
  if (stranger !== undefined) throw new RangeError(`${stranger} is no member of the Madrid System`);
  const { currency, asOf, source, basic, renewalBasic, complementary, supplementary } = file;
  const plain = designated.filter((code) => !individual.has(code));
  const beyond = plain.length === 0 ? 0 : Math.max(0, classes - supplementary.beyond);
  const common = plain.length * complementary + beyond * supplementary.perClass;
  const own = (fee: 'application' | 'renewal'): number =>
    designated
      .flatMap((code) => individual.get(code) ?? [])
      .reduce((sum, member) => sum + amountOf(member[fee], classes), 0);
  return {
    currency,
    asOf,
    source,
    filing: basic + common + own('application'),
    renewal: renewalBasic + common + own('renewal'),
  };
}

function amountOf({ byClass, classesIncluded }: ByClass, classes: number): number {
  const [base = 0, ...next] = byClass;
  const further = Math.max(0, classes - classesIncluded);
  return Array.from({ length: further }, (_, position) => next[position] ?? next.at(-1) ?? 0).reduce(
    (sum, amount) => sum + amount,
    base,
  );
}
