import { json } from '../core/answers.mjs';
import { problem } from './problem.mjs';

const COUNT = 60;
const NAMES = ['Novák', 'García', 'Kováč', 'Müller', 'Rossi', 'Smith'];
const COUNTRIES = ['CZ', 'ES', 'SK', 'DE', 'IT', 'IE'];

/** Made-up applicants: some with one name, every fifth individual with a withheld address. Even ones are businesses. */
const APPLICANTS = Array.from({ length: COUNT }, (_, index) => {
  const name = NAMES[index % NAMES.length] ?? '';
  const business = index % 2 === 0;
  const withheld = !business && index % 5 === 0;
  const address = {
    street: `SIMULATOR street ${index + 1}`,
    city: 'Exampleville',
    postalCode: String(10_000 + index),
    country: COUNTRIES[index % COUNTRIES.length],
  };
  // A number where the office's description says text: so it is in the office's examples.
  return {
    identifier: 700_001 + index,
    type: business ? 'APPLICANT_BUSINESS' : 'APPLICANT_INDIVIDUAL',
    name: business ? `${name} Holding ${1 + (index % 4)}` : `Ana ${name}`,
    ...(withheld ? {} : { address }),
  };
});

/** @param {string} identifier */
export function isKnownPerson(identifier) {
  return APPLICANTS.some((one) => String(one.identifier) === identifier);
}

/** Numbers of made-up representatives who may act before the office. */
const REPRESENTATIVES = ['12345', '54321'];

/** @param {string} identifier */
export function isKnownRepresentative(identifier) {
  return REPRESENTATIVES.includes(identifier);
}

/** @returns {import('../core/routes.mjs').Routes} */
export function personRoutes() {
  return {
    'GET /api/persons/applicants': ({ query }) => {
      const name = (query.get('name') ?? '').toLowerCase();
      if (name.length < 3)
        return problem(400, 'invalid-query', [
          { field: 'name', code: 'too-short', message: 'at least three characters' },
        ]);
      const page = Number(query.get('page') ?? 0);
      const size = Number(query.get('size') ?? 20);
      const found = APPLICANTS.filter(
        (one) =>
          one.name.toLowerCase().includes(name) &&
          (query.get('type') ?? one.type) === one.type &&
          (query.get('country') === null || query.get('country') === one.address?.country),
      );
      return json(200, {
        applicants: found.slice(page * size, (page + 1) * size),
        totalElements: found.length,
        totalPages: Math.ceil(found.length / size),
        size,
        page,
      });
    },
    'GET /api/persons/applicants/:id': ({ params }) => {
      const found = APPLICANTS.find((one) => String(one.identifier) === params.id);
      return found === undefined ? problem(404, 'not-found') : json(200, found);
    },
  };
}
