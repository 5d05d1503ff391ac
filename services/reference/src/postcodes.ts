/** Where the form of a postcode is one and the same for the whole country. @source UPU, Postal addressing systems of the member countries */
const FORMS: Readonly<Record<string, RegExp>> = {
  SK: /^\d{3} ?\d{2}$/,
  CZ: /^\d{3} ?\d{2}$/,
  PL: /^\d{2}-?\d{3}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  HU: /^\d{4}$/,
  US: /^\d{5}(-\d{4})?$/,
};

/** True also for countries whose forms we do not know for sure, and for those with an own prefix before the digits. */
export function isPostcode(postcode: string, country: string): boolean {
  const form = FORMS[country];
  const bare = postcode.trim().replace(new RegExp(`^${country}[- ]`, 'i'), '');
  return form === undefined || form.test(bare);
}
