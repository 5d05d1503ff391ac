import { commonRefusals } from './common-refusals.js';
import { refuse, type Refusal } from '../words/refusal.js';

/** Every *no* of a service: code and English sentence. `{last}` in a sentence is shown from the values of the occasion.
 *  One code with several sentences says after a dot which is meant, `RETAINED.invoice`; clients get `RETAINED`. */
export type Sentences = Readonly<Record<string, string>>;

type Value = string | number;
type Params = Readonly<Record<string, Value>>;

/** The names in braces. */
type Slots<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Slots<Rest>
  : never;

/** `params` go to the client; `words` are what the sentence shows where that is not what the params hold: a day in words. */
type Values<Sentence extends string> = [Slots<Sentence>] extends [never]
  ? [params?: Params]
  : | [params: Params & Readonly<Record<Slots<Sentence>, Value>>]
    | [params: Params | undefined, words: Readonly<Record<Slots<Sentence>, Value>>];

type Common = typeof commonRefusals;
type SentenceOf<Own extends Sentences, Code> = Code extends keyof Own
  ? Own[Code]
  : Code extends keyof Common
    ? Common[Code]
    : never;

/** Says no by its code. */
export interface No<Own extends Sentences> {
  <Code extends (keyof Own | keyof Common) & string>(
    code: Code,
    ...values: Values<SentenceOf<Own, Code>>
  ): Refusal;
}

/** What a service refuses, and the way to say it. */
export interface RefusalCatalogue<Own extends Sentences> {
  /** Those of this service alone. */
  readonly refusals: Own;
  readonly no: No<Own>;
}

/** Declares what a service refuses. Nothing else makes a refusal: a code that is not declared does not compile. */
export function refusalCatalogue<const Own extends Sentences>(refusals: Own): RefusalCatalogue<Own> {
  const sentences: Sentences = { ...commonRefusals, ...refusals };
  return {
    refusals,
    no: (code, ...[params, words]) =>
      refuse(codeOf(code), filled(sentences[code] ?? '', words ?? params ?? {}), params),
  };
}

/** What clients translate by. */
export function codeOf(code: string): string {
  return code.split('.', 1)[0] ?? code;
}

function filled(sentence: string, values: Params): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
