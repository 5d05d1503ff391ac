import { f, type Field, type StoredOf } from '@cotta/kit/model/field/field.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { requestKinds } from '../labels.js';

/** What a visitor tells about the mark; the same words for the first check and a repeated one. */
export const markFields = {
  value: f.text('The word exactly as it is used; empty for a logo without words.', {
    max: 300,
    optional: true,
  }),
  meaning: f.text('Meaning or translation, when the word has one.', { max: 500, optional: true }),
  logoUpload: f.text('Token of the upload that holds the logo.', { max: 120, optional: true }),
  jurisdictions: f.list(
    f.code('JurisdictionCode', 'Where the mark shall be protected.', { known: knownJurisdiction }),
    { max: 101 },
  ),
  businessDescription: f.longText('What the mark is for.', { max: 5000, min: 3 }),
  websites: f.list(f.url('Where the mark is used.'), { max: 10 }),
  classes: f.list(f.integer('Class of the Nice Classification.', { min: 1, max: 45 }), {
    max: 45,
    optional: true,
  }),
};

export const kindField = f.enumeration('What the mark consists of.', {
  name: 'RequestKind',
  values: requestKinds,
});

/** What an order keeps of the mark; the columns of its row and the `mark` of its facts alike. First what it is… */
export const markWords = {
  type: f.enumeration('What the mark consists of.', {
    name: 'RequestKind',
    values: requestKinds,
    filterable: true,
  }),
  value: f.text('The word of the mark; empty for a logo without words.', {
    max: 300,
    filterable: true,
    sortable: true,
  }),
  meaning: f.text('Meaning or translation.', { max: 500 }),
};

/** …then where and what for. */
export const markScope = {
  logoDocumentId: f.ref('Document', 'The logo.', { as: 'logo', optional: true }),
  jurisdictions: f.list(f.code('JurisdictionCode', 'Where it shall be protected.'), { max: 101 }),
  jurisdictionsUndecided: f.boolean('Advice on where is wanted.'),
  websites: f.list(f.text('Where the mark is used.', { max: 500 }), { max: 10 }),
  businessDescription: f.longText('What the mark is for.', { max: 5000 }),
  useInCommerce: f.boolean('Whether it is used already.', { optional: true }),
  classes: f.list(f.integer('Class the client named.', { min: 1, max: 45 }), { max: 45 }),
};

const keptOfMark = { ...markWords, ...markScope };

/** What is asked to be checked. */
export type RequestedMark = StoredOf<typeof keptOfMark>;

/** A mark nobody has told anything of. */
export const noMark = overFields((_, field) => nothing(field));

/** The mark as it was told, nothing where nothing was said; one office once. */
export function requestedMark(
  told: { readonly [Key in keyof RequestedMark]?: RequestedMark[Key] | null },
  logoDocumentId: string | null,
): RequestedMark {
  const mark = overFields((key) => told[key] ?? noMark[key]);
  return { ...mark, logoDocumentId, jurisdictions: [...new Set(mark.jurisdictions)] };
}

/** Its columns, whatever else a stored fact may hold. */
export function markColumns(mark: RequestedMark) {
  return { ...overFields((key) => mark[key]), filingClassesCount: mark.classes.length };
}

function overFields(value: (key: keyof RequestedMark, field: Field<unknown>) => unknown): RequestedMark {
  const keys = Object.keys(keptOfMark) as (keyof RequestedMark)[];
  // The edge: each value is of the field it stands for.
  return Object.fromEntries(
    keys.map((key) => [key, value(key, keptOfMark[key])]),
  ) as unknown as RequestedMark;
}

function nothing({ kind, optional }: Field<unknown>): unknown {
  if (optional) return null;
  if (kind.is === 'enumeration') return kind.values[0];
  if (kind.is === 'list') return [];
  return kind.is === 'boolean' ? false : '';
}
