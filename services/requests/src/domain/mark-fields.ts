import { f } from '@cotta/kit/field/field.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { requestKinds } from './labels.js';

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
