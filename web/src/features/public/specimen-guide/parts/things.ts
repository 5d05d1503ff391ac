import drawn from './things.json' with { type: 'json' };

/** Something that is sold or done, drawn around 0, 0: 110 units high at most, 100 wide. */
export interface Thing {
  /** As a shop calls it beside the mark. */
  readonly called: string;
  /** Path of its lines. */
  readonly d: string;
  /** A label on it: left, top, width, height. Without it and without `mark` a tag hangs on it. */
  readonly label?: readonly number[];
  /** Where the mark itself stands on it: middle, line, size. */
  readonly mark?: readonly number[];
  /** Of a service: three things that are done. */
  readonly offers?: readonly string[];
}

const THINGS: Readonly<Record<string, Thing>> = drawn;

/** What stands for each class of the Nice Classification, 1 to 45. */
const OF_CLASS = `
  canister paint perfume candle medicine padlock drill hammer headphones glasses lamp bicycle
  rocket ring guitar notebook tape handbag sack chair mug tent yarn towels
  shirt buttons carpet ball jar bag apple can wine pipe shopfront bank
  house mast van wheel cap screen plate heart scales
`
  .trim()
  .split(/\s+/);

/** By its name; a lamp where nothing is known of the goods. */
export const thingCalled = (name: string | undefined): Thing =>
  THINGS[name ?? 'lamp'] ?? (THINGS['lamp'] as Thing);

/** Name of what is drawn for a class. */
export const thingOfClass = (number: number): string => OF_CLASS[number - 1] ?? 'lamp';
