import { json } from '../core/answers.mjs';
import { SUBJECTS } from './subjects.mjs';

const REST = '/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty';
/** A search that brings more than this is refused. */
const MOST = 1000;

const plain = (/** @type {string} */ text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The Czech register of economic subjects. A name with "mnoho" has too many matches.
 * @param {import('../core/world.mjs').World} _world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function ares(_world) {
  const objection = (
    /** @type {number} */ status,
    /** @type {string} */ kod,
    /** @type {string} */ subKod,
    popis = '',
  ) => json(status, { kod, subKod, popis });
  return {
    name: 'ares',
    label: 'ARES: Czech companies and persons in business',
    routes: {
      [`GET ${REST}/:ico`]: ({ params: { ico = '' } }) => {
        if (!/^\d{8}$/.test(ico))
          return objection(400, 'CHYBA_VSTUPU', 'VSTUP_ICO_NEPLATNE', `IČO ${ico} není platné`);
        const found = SUBJECTS.find((subject) => subject.ico === ico);
        return found === undefined
          ? objection(
              404,
              'NENALEZENO',
              'VYSTUP_SUBJEKT_NENALEZEN',
              `Ekonomický subjekt ${ico} nebyl nalezen`,
            )
          : json(200, found);
      },
      [`POST ${REST}/vyhledat`]: ({ json: body }) => {
        const { obchodniJmeno = '', ico = [], start = 0, pocet = 10 } = body();
        if (obchodniJmeno === '' && ico.length === 0) return objection(400, 'CHYBA_VSTUPU', 'VSTUP_PRAZDNY');
        if (plain(obchodniJmeno).includes('mnoho'))
          return objection(
            400,
            'OBECNA_CHYBA',
            'VYSTUP_PRILIS_MNOHO_VYSLEDKU',
            `Nalezeno 12\u00A0345 subjektů, nejvýše lze vrátit ${MOST}`,
          );
        const found = SUBJECTS.filter(
          (subject) =>
            plain(subject.obchodniJmeno).includes(plain(obchodniJmeno)) &&
            (ico.length === 0 || ico.includes(subject.ico)),
        );
        return json(200, {
          pocetCelkem: found.length,
          ekonomickeSubjekty: found.slice(start, start + pocet),
        });
      },
    },
    control: {},
    // What the server in front says of a path that is not there: another shape than the register's own.
    error: (status, message) =>
      json(status, { timestamp: '2026-01-01T00:00:00.000+00:00', status, error: message, path: REST }),
    reset: () => undefined,
  };
}
