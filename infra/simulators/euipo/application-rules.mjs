import { isKnownPerson, isKnownRepresentative } from './persons.mjs';

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it'];

/** @typedef {{ field: string, code: string, message: string }} Objection */

/**
 * What the office objects to in an application.
 * @param {any} given
 * @param {(identifier: string) => { imageProperties: { colourSpace: string } } | undefined} imageOf
 * @returns {Objection[]}
 */
export function objections(given, imageOf) {
  /** @type {Objection[]} */
  const found = [];
  const object = (/** @type {boolean} */ wrong, /** @type {string} */ field, /** @type {string} */ code) =>
    void (wrong && found.push({ field, code, message: `${field} is ${code}` }));
  const {
    personalReference = '',
    firstLanguage,
    secondLanguage,
    markFeature,
    representation = {},
    goodsAndServices = [],
    applicants = [],
    representatives = [],
    priorities = [],
  } = given;
  object(!/^[A-Za-z0-9]{1,30}$/.test(personalReference), 'personalReference', 'invalid');
  object(!LANGUAGES.includes(firstLanguage), 'firstLanguage', 'invalid');
  object(!LANGUAGES.includes(secondLanguage), 'secondLanguage', 'invalid');
  object(firstLanguage === secondLanguage, 'secondLanguage', 'same-as-first');
  object(
    markFeature === 'WORD' && !/\S/.test(representation.verbalElement ?? ''),
    'representation.verbalElement',
    'missing',
  );
  for (const { field, code } of markFeature === 'FIGURATIVE'
    ? pictureObjections(representation, imageOf)
    : [])
    object(true, field, code);
  object(!['WORD', 'FIGURATIVE'].includes(markFeature), 'markFeature', 'unsupported');
  object(goodsAndServices.length === 0, 'goodsAndServices', 'missing');
  object(applicants.length === 0, 'applicants', 'missing');
  for (const [index, { classNumber, terms = [], language }] of goodsAndServices.entries()) {
    object(
      !Number.isInteger(classNumber) || classNumber < 1 || classNumber > 45,
      `goodsAndServices[${index}].classNumber`,
      'invalid',
    );
    object(terms.length === 0, `goodsAndServices[${index}].terms`, 'missing');
    object(language !== firstLanguage, `goodsAndServices[${index}].language`, 'wrong-language');
  }
  for (const [index, { personIdentifier, ...person }] of applicants.entries()) {
    if (personIdentifier !== undefined)
      object(!isKnownPerson(String(personIdentifier)), `applicants[${index}].personIdentifier`, 'unknown');
    else for (const field of missingOf(person)) object(true, `applicants[${index}].${field}`, 'missing');
  }
  for (const [index, { personIdentifier }] of representatives.entries())
    object(
      !isKnownRepresentative(String(personIdentifier ?? '')),
      `representatives[${index}].personIdentifier`,
      'unknown',
    );
  for (const [index, { date }] of priorities.entries())
    object(!/^\d{4}-\d{2}-\d{2}$/.test(date ?? ''), `priorities[${index}].date`, 'invalid');
  return found;
}

/**
 * A picture that was handed over before, with the list of its colours when it has any.
 * @param {any} representation
 * @param {(identifier: string) => { imageProperties: { colourSpace: string } } | undefined} imageOf
 */
function pictureObjections({ imageIdentifier, colours }, imageOf) {
  if (imageIdentifier === undefined) return [{ field: 'representation.imageIdentifier', code: 'missing' }];
  const image = imageOf(String(imageIdentifier));
  if (image === undefined) return [{ field: 'representation.imageIdentifier', code: 'unknown' }];
  const listed =
    Array.isArray(colours) && (image.imageProperties.colourSpace === 'GREY' || colours.length > 0);
  return listed ? [] : [{ field: 'representation.colours', code: 'missing' }];
}

/** A person the office does not know yet has a name and a whole address. @param {any} person @returns {string[]} */
function missingOf({ type, legalName, name, address = {} }) {
  const known = {
    [type === 'APPLICANT_BUSINESS' ? 'legalName' : 'name']: type === 'APPLICANT_BUSINESS' ? legalName : name,
    'address.street': address.street,
    'address.city': address.city,
    'address.country': address.country,
  };
  return Object.entries(known).flatMap(([field, value]) => (/\S/.test(value ?? '') ? [] : [field]));
}

/** Euro: 850 with one class, 50 for the second, 150 for each further one. @param {number} classes */
export function filingFee(classes) {
  return 850 + (classes > 1 ? 50 : 0) + Math.max(0, classes - 2) * 150;
}
