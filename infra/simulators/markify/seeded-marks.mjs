const OFFICES = ['EU', 'US', 'UK', 'CZ', 'SK', 'DE', 'FR', 'ES', 'IT', 'PL', 'AT', 'CH'];
const COUNT = 200;
const SYLLABLES = ['ve', 'lo', 'mar', 'ti', 'ko', 'sa', 'nor', 'xi', 'dra', 'pel'];
const OWNERS = [
  'Příklad s.r.o.',
  'Example GmbH',
  'Ejemplo, S.L.',
  'Příklad a.s.'.normalize('NFD'),
  'Sample Inc.',
  'Пример ООД',
];

/**
 * @typedef {object} SupplierMark
 * @property {string} office
 * @property {string} number
 * @property {'application' | 'registration'} kind
 * @property {string} name
 * @property {string} type
 * @property {string | null} owner
 * @property {string} status
 * @property {{ number: number }[]} classes
 * @property {string} filed_on
 * @property {string | null} registered_on
 * @property {string | null} expires_on
 * @property {string | null} image_url
 */

/** Made-up marks over twelve offices. Number 900001 is an application and a registration at once, in every office. @returns {SupplierMark[]} */
export function seededMarks() {
  const usual = Array.from({ length: COUNT }, (_, index) =>
    mark(index, {
      office: OFFICES[index % OFFICES.length] ?? 'EU',
      number: String(100_000 + index),
      kind: index % 3 === 0 ? 'application' : 'registration',
    }),
  );
  const twins = OFFICES.flatMap((office) => [
    mark(900, { office, number: '900001', kind: 'application' }),
    mark(901, { office, number: '900001', kind: 'registration' }),
  ]);
  return [...usual, ...twins];
}

/**
 * @param {number} index
 * @param {Pick<SupplierMark, 'office' | 'number' | 'kind'>} where
 * @returns {SupplierMark}
 */
function mark(index, where) {
  const name = [index, index * 3 + 1, index * 7 + 2]
    .map((at) => SYLLABLES[at % SYLLABLES.length])
    .join('')
    .toUpperCase();
  const year = 2010 + (index % 15);
  const registered = where.kind === 'registration';
  const figurative = index % 4 === 0;
  return {
    ...where,
    name,
    type: figurative ? 'figurative' : 'word',
    owner: index % 11 === 0 ? null : (OWNERS[index % OWNERS.length] ?? null),
    status: registered ? 'Registered' : 'Filed',
    classes: [{ number: (index % 45) + 1 }, { number: ((index * 7) % 45) + 1 }],
    filed_on: `${year}-03-${String((index % 28) + 1).padStart(2, '0')}`,
    registered_on: registered ? `${year}-11-15` : null,
    expires_on: registered ? `${year + 10}-03-01` : null,
    image_url: figurative && index % 8 !== 0 ? `https://images.example/${index}.png` : null,
  };
}

/** @param {readonly SupplierMark[]} marks */
export function seededHits(marks) {
  return marks.slice(0, 45).map((one, index) => ({
    id: `hit-${index + 1}`,
    watched_reference: `watch-${(index % 3) + 1}`,
    relevance: 40 + (index % 60),
    published_on: `2026-10-${String((index % 28) + 1).padStart(2, '0')}`,
    mark: one,
  }));
}
