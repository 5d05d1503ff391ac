import { ask } from '../parts/admin-api.js';
import {
  AddMarkKnownDocument,
  AddMarkRegisteredDocument,
  type AddMarkKnownResult,
  type AddMarkRegisteredResult,
} from './add-mark.graphql.js';

export type KnownMark = AddMarkKnownResult['trademarkList']['items'][number];
export type RegisteredMark = AddMarkRegisteredResult['registeredMarkList'][number];

export interface Asked {
  readonly office: string;
  readonly number: string;
}

export interface LookedUp {
  /** Marks of ours with this number. */
  readonly known: readonly KnownMark[];
  /** Undefined where the register did not answer. */
  readonly registered: readonly RegisteredMark[] | undefined;
}

/** The ways one number is written: with and without blanks and the zeros in front. */
export function waysToWrite(number: string): readonly string[] {
  const compact = number.replaceAll(/[\s./-]/g, '');
  const bare = compact.replace(/^0+/, '');
  return [...new Set([number, compact, bare, `0${bare}`, `00${bare}`])];
}

/** Whether we have the number, and what the register says of it. A register that is silent is no reason to stop. */
export async function lookUpNumber({ office, number }: Asked): Promise<LookedUp> {
  const [known, registered] = await Promise.all([
    ask(AddMarkKnownDocument, { office, numbers: waysToWrite(number) }),
    ask(AddMarkRegisteredDocument, { office, number }).catch(() => undefined),
  ]);
  return { known: known.trademarkList.items, registered: registered?.registeredMarkList };
}

const TYPES: Readonly<Record<string, string>> = {
  word: 'WORD',
  figurative: 'FIGURATIVE',
  combined: 'FIGURATIVE',
  shape: 'SHAPE',
  sound: 'SOUND',
};

/** What the register says, as answers of the form; the rest is for a person to say. */
export function answersFrom(mark: RegisteredMark): Readonly<Record<string, unknown>> {
  const { kind, name, type, classes, filedOn, registeredOn, expiresOn } = mark;
  return {
    name,
    type: TYPES[type.toLowerCase()],
    status: kind === 'registration' || registeredOn !== null ? 'TRADEMARK_REGISTERED' : 'APPLICATION_FILED',
    goodsAndServices: classes.map((number) => ({ class: number, terms: [] })),
    filingDate: filedOn,
    registrationDate: registeredOn,
    expirationDate: expiresOn,
  };
}
