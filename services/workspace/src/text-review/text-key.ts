/** Collections of texts of the public site, and kinds of its records, as the first parts of their keys say them. Stored: never renamed. */
export const reviewableTexts = {
  collections: [
    'trademark-dictionary',
    'trademark-questions-and-answers',
    'brand-protection-questions-and-answers',
    'trademark-academy',
    'blog',
    'country-guide',
    'brand-protection-guide',
    'landing',
    'faq',
    'company',
    'legal',
  ],
  locales: ['en', 'cs', 'sk', 'es'],
  records: ['disputes', 'hall-of-fame', 'specimens'],
} as const;

const oneOf = (names: readonly string[]): string => `(${names.join('|')})`;
const { collections, locales, records } = reviewableTexts;
const SLUG = '[a-z0-9]+(-[a-z0-9]+)*';
const KEY = new RegExp(`^(${oneOf(collections)}/${oneOf(locales)}|records/${oneOf(records)})/${SLUG}$`);
const DIGEST = /^[0-9a-f]{64}$/;

/** Whether a key names a text, `blog/en/a-name`, or a record, `records/disputes/orange`. That it is there only the web server knows, which overlooks reviews of what is not. */
export const isTextKey = (key: string): boolean => KEY.test(key);

/** Whether this is a SHA-256 as the build writes it: 64 hexadecimal digits. */
export const isTextDigest = (digest: string): boolean => DIGEST.test(digest);
