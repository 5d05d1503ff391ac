import { classNumbers } from '@cotta/reference/nice-classes.js';
import { f, type Field, type StoredOf } from '@cotta/kit/model/field/field.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { requestKinds } from '../labels.js';

/** Where an answer about the mark stands, each place with a field of its own: words and limits differ. */
type Place =
  /** Input of whoever begins an order, whether a check comes first or not. */
  | 'asked'
  /** Input of a repeated check. */
  | 'repeated'
  /** Input of the correction by staff. */
  | 'corrected'
  /** Column of the order's row, and part of the `mark` of its facts. */
  | 'kept'
  /** Part of a released report: of its frozen text and of what is read from it. */
  | 'reported';

const optional = { optional: true } as const;
const kinds = { name: 'RequestKind', values: requestKinds } as const;
const kind = f.enumeration('What the mark consists of.', kinds);
const word = f.text('The word exactly as it is used; empty for a logo without words.', {
  max: 300,
  ...optional,
});
const logoToken = f.text('The logo, as it was uploaded.', { max: 120, ...optional });
const meaning = f.text('Meaning or translation.', { max: 500 });
const wanted = f.code('JurisdictionCode', 'Where the mark shall be protected.', { known: knownJurisdiction });
const website = f.url('Where the mark is used.');
const usedAt = f.list(f.text('Where the mark is used.', { max: 500 }), { max: 10 });
const niceClass = (doc: string) => f.integer(doc, classNumbers);
const namedClasses = f.list(niceClass('Class of the Nice Classification.'), { max: 45, ...optional });

/** An answer that is asked, kept, corrected and reported alike. Optional: orders from before it was asked have none. */
const everywhere = <const Of extends Field<unknown, unknown, true>>(field: Of) => ({
  asked: field,
  corrected: field,
  kept: field,
  reported: field,
});

/** What is told of a mark: the one place in which an answer is named. All about it follows from here: inputs, columns, facts, the report. */
const markAnswers = {
  type: {
    asked: kind,
    corrected: f.enumeration('What the mark consists of.', { ...kinds, ...optional }),
    kept: f.enumeration('What the mark consists of.', { ...kinds, filterable: true }),
    reported: kind,
    reportedAs: 'kind',
  },
  value: {
    asked: word,
    repeated: word,
    corrected: f.text('The word of the mark.', { max: 300, min: 1, ...optional }),
    kept: f.text('The word of the mark; empty for a logo without words.', {
      trigram: true,
      max: 300,
      filterable: true,
      sortable: true,
    }),
    reported: f.text('The word; empty for a logo without words.', { max: 300 }),
    reportedAs: 'name',
  },
  meaning: {
    asked: f.text('Meaning or translation, when the word has one.', { max: 500, ...optional }),
    corrected: f.text('Meaning or translation.', { max: 500, ...optional }),
    kept: meaning,
    reported: meaning,
  },
  logoUpload: { asked: logoToken, repeated: logoToken },
  logoDocumentId: {
    kept: f.ref('Document', 'The logo.', { as: 'logo', ...optional }),
    reported: f.id('The logo.', optional),
  },
  jurisdictions: {
    asked: f.list(wanted, { max: 101 }),
    repeated: f.list(wanted, { max: 101, ...optional }),
    corrected: f.list(
      f.code('JurisdictionCode', 'Where it shall be protected.', { known: knownJurisdiction }),
      { max: 101, min: 1, ...optional },
    ),
    kept: f.list(f.code('JurisdictionCode', 'Where it shall be protected.'), {
      max: 101,
      filterable: true,
    }),
    reported: f.list(f.code('JurisdictionCode', 'Office that was asked for.'), { max: 101 }),
    reportedAs: 'offices',
  },
  jurisdictionsUndecided: {
    asked: f.boolean('The visitor is not sure where and wants advice.'),
    kept: f.boolean('Advice on where is wanted.'),
  },
  websites: {
    asked: f.list(website, { max: 10 }),
    corrected: f.list(website, { max: 10, ...optional }),
    kept: usedAt,
    reported: usedAt,
  },
  businessDescription: {
    asked: f.longText('What the mark is for.', { max: 5000, min: 3 }),
    repeated: f.longText('What the mark is for.', { max: 5000, min: 3, ...optional }),
    corrected: f.longText('What the mark is for.', { max: 5000, min: 3, ...optional }),
    kept: f.longText('What the mark is for.', { max: 5000 }),
    reported: f.longText('What the mark is for, in the words of the client.', { max: 5000 }),
    reportedAs: 'description',
  },
  useInCommerce: {
    ...everywhere(f.boolean('Whether it is used already.', optional)),
    asked: f.boolean('Whether the mark is used already.', optional),
    reported: f.boolean('Whether it was used already.', optional),
  },
  classes: {
    asked: namedClasses,
    repeated: namedClasses,
    kept: f.list(niceClass('Class the client named.'), { max: 45 }),
    reported: f.list(niceClass('Class of the Nice Classification.'), { max: 45 }),
  },
} as const;

type Answers = typeof markAnswers;
type NameAt<P extends Place, Key extends keyof Answers> = P extends 'reported'
  ? Answers[Key] extends { readonly reportedAs: infer Name extends string }
    ? Name
    : Key
  : Key;
type FieldsAt<P extends Place> = {
  readonly [
    Key in keyof Answers as Answers[Key] extends { readonly [At in P]: unknown } ? NameAt<P, Key> : never
  ]: Answers[Key] extends { readonly [At in P]: infer Of } ? Of : never;
};

/** What stands in one place, by the names it has there. `first`: contracts that are out there print these before the others; a newer answer comes last. */
function fieldsAt<P extends Place>(place: P, ...first: readonly (keyof FieldsAt<P>)[]): FieldsAt<P> {
  const fields = Object.entries(markAnswers).flatMap(([key, answer]: [string, Answer]) => {
    const field = answer[place];
    return field === undefined ? [] : [[nameAt(place, key, answer), field] as const];
  });
  const rank = ([name]: readonly [string, unknown]): number => {
    const at = first.findIndex((one) => one === name);
    return at === -1 ? first.length : at;
  };
  // The edge: the fields of the declaration that stand in this place, as `FieldsAt` reads them off it.
  return Object.fromEntries(fields.toSorted((one, other) => rank(one) - rank(other))) as FieldsAt<P>;
}

type Answer = { readonly [P in Place]?: Field } & { readonly reportedAs?: string };

function nameAt(place: Place, key: string, { reportedAs }: Answer): string {
  return place === 'reported' ? (reportedAs ?? key) : key;
}

/** Inputs of whoever begins an order. */
export const askedOfMark = fieldsAt(
  'asked',
  'type',
  'value',
  'meaning',
  'logoUpload',
  'jurisdictions',
  'businessDescription',
  'websites',
  'classes',
);

/** Inputs of a repeated check; what is left out stays as it was. */
export const repeatedOfMark = fieldsAt('repeated', 'value', 'logoUpload', 'jurisdictions', 'classes');

/** Inputs of the correction by staff; what is left out stays as it was. */
export const correctedOfMark = fieldsAt('corrected');

/** What an order keeps of the mark: columns of its row, and the `mark` of its facts. */
export const keptOfMark = fieldsAt('kept');

/** What a released report repeats of it. */
export const reportedOfMark = fieldsAt(
  'reported',
  'name',
  'kind',
  'meaning',
  'logoDocumentId',
  'offices',
  'classes',
  'description',
);

/** What is asked to be checked. */
export type RequestedMark = StoredOf<typeof keptOfMark>;
/** What the client asked, as the report repeats it. No person's name or address: links are forwarded. */
export type AskedInReport = StoredOf<typeof reportedOfMark>;
/** What an input tells of it; null says as little as what is left out. */
type GivenOfMark = { readonly [Key in keyof RequestedMark]?: RequestedMark[Key] | null };

// The edge: the keys of an object that has no others.
const keptKeys = Object.keys(keptOfMark) as (keyof RequestedMark)[];

/** A mark nobody has told anything of. */
export const noMark = Object.fromEntries(
  keptKeys.map((key) => [key, nothing(keptOfMark[key])]),
  // The edge: each value is of the field it stands for.
) as unknown as RequestedMark;

/** The mark as it was told, nothing where nothing was said; one office once. */
export function requestedMark(given: GivenOfMark, logoDocumentId: string | null): RequestedMark {
  const mark = { ...noMark, ...givenOfMark(given) };
  return { ...mark, logoDocumentId, jurisdictions: [...new Set(mark.jurisdictions)] };
}

/** What an input tells of the mark, whatever else it holds. */
export function givenOfMark(input: GivenOfMark): Partial<RequestedMark> {
  return Object.fromEntries(
    keptKeys.flatMap((key) => (input[key] === undefined || input[key] === null ? [] : [[key, input[key]]])),
  );
}

/** Its columns, whatever else a stored fact may hold, and none for what was not asked yet when it was stored. */
export function markColumns(mark: RequestedMark): Partial<RequestedMark> & { filingClassesCount: number } {
  const kept = keptKeys.flatMap((key) => (mark[key] === undefined ? [] : [[key, mark[key]]]));
  return { ...Object.fromEntries(kept), filingClassesCount: mark.classes.length };
}

/** What a report that is released now repeats of the mark. */
export function askedInReport(mark: RequestedMark): AskedInReport {
  return Object.fromEntries(
    Object.entries(markAnswers).flatMap(([key, answer]: [string, Answer]) =>
      answer.reported === undefined
        ? []
        : [[nameAt('reported', key, answer), mark[key as keyof RequestedMark]]],
    ),
    // The edge: what is reported is kept, under the key it is declared with.
  ) as unknown as AskedInReport;
}

function nothing(field: Field): unknown {
  const { kind: of } = field;
  if (field.optional) return null;
  if (of.is === 'enumeration') return of.values[0];
  if (of.is === 'list') return [];
  return of.is === 'boolean' ? false : '';
}
