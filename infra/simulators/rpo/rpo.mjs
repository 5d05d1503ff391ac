import { json } from '../core/answers.mjs';
import { ENTITIES } from './entities.mjs';

const LICENSE = 'Creative Commons Attribution 4.0 (SIMULATOR)';
const plain = (/** @type {string} */ text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The Slovak register of legal persons. It pages nothing; a name with "mnoho" has forty matches.
 * @param {import('../core/world.mjs').World} _world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function rpo(_world) {
  const many = Array.from({ length: 40 }, (_, index) => ({
    id: 910_000 + index,
    identifiers: [{ value: String(1_000 + index).padStart(8, '0'), validFrom: '2020-01-01' }],
    fullNames: [{ value: `Mnoho ukážok ${index} (SIMULATOR)`, validFrom: '2020-01-01' }],
    addresses: [],
    establishment: '2020-01-01',
  }));
  const all = [...ENTITIES, ...many];
  /** The search leaves out the legal form. @param {Record<string, unknown>} entity */
  const short = ({ id, identifiers, fullNames, addresses, establishment, termination }) => ({
    id,
    identifiers,
    fullNames,
    addresses,
    establishment,
    ...(termination === undefined ? {} : { termination }),
  });
  return {
    name: 'rpo',
    label: 'RPO: Slovak companies and persons in business',
    routes: {
      'GET /v1/search': ({ query }) => {
        const [identifier, fullName] = [query.get('identifier'), query.get('fullName')];
        if (!identifier && !fullName)
          return json(400, { code: 400, message: 'At least one parameter is needed' });
        const [onlyActive, after] = [
          query.get('onlyActive') === 'true',
          query.get('establishmentAfter') ?? '',
        ];
        const found = all.filter(
          ({ identifiers, fullNames, establishment, ...rest }) =>
            (!onlyActive || !('termination' in rest)) &&
            establishment >= after &&
            (!identifier || identifiers.some(({ value }) => value === identifier)) &&
            (!fullName || fullNames.some(({ value }) => plain(value).includes(plain(fullName)))),
        );
        return json(200, { results: found.map(short), license: LICENSE });
      },
      'GET /v1/entity/:id': ({ params: { id = '' } }) => {
        const found = all.find((entity) => String(entity.id) === id);
        if (found === undefined || 'vanished' in found)
          return json(404, { code: 404, message: 'Entity not found' });
        return json(200, { ...found, license: LICENSE });
      },
    },
    control: {},
    error: (status, message) => json(status, { code: status, message }),
    reset: () => undefined,
  };
}
