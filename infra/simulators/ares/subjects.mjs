/**
 * @typedef {object} Subject as the register answers it
 * @property {string} [ico] some have none
 * @property {string} icoId
 * @property {string} obchodniJmeno
 * @property {string} pravniForma
 * @property {Record<string, unknown>} sidlo
 * @property {string} datumVzniku
 * @property {string} [datumZaniku]
 */

const praha = { kodStatu: 'CZ', nazevStatu: 'Česká republika', nazevObce: 'Praha' };

/** Made-up subjects with what makes this register awkward. @type {readonly Subject[]} */
export const SUBJECTS = [
  {
    ico: '00000108',
    icoId: '00000108',
    obchodniJmeno: 'Žluťoučký kůň (SIMULATOR) s.r.o.',
    pravniForma: '112',
    sidlo: {
      ...praha,
      nazevUlice: 'Zkušební',
      cisloDomovni: 12,
      cisloOrientacni: 3,
      cisloOrientacniPismeno: 'a',
      psc: 11000,
      textovaAdresa: 'Zkušební 12/3a, 11000 Praha 1',
    },
    datumVzniku: '2019-04-01',
  },
  {
    ico: '00000116',
    icoId: '00000116',
    obchodniJmeno: '"U Lípy" (SIMULATOR) a.s.',
    pravniForma: '121',
    sidlo: {
      kodStatu: 'CZ',
      nazevObce: 'Vzorná Lhota',
      nazevCastiObce: 'Horní Lhota',
      cisloDomovni: 7,
      psc: 67801,
      textovaAdresa: 'Horní Lhota 7, 67801 Vzorná Lhota',
    },
    datumVzniku: '2001-01-15',
  },
  {
    ico: '00000124',
    icoId: '00000124',
    obchodniJmeno: 'Jana Příkladová (SIMULATOR)',
    pravniForma: '101',
    sidlo: { ...praha, textovaAdresa: 'Ukázková 5, 12000 Praha 2', psc: 12000 },
    datumVzniku: '2015-06-30',
  },
  {
    ico: '00000132',
    icoId: '00000132',
    obchodniJmeno: 'Zaniklá (SIMULATOR) s.r.o.',
    pravniForma: '112',
    sidlo: { ...praha, nazevUlice: 'Zkušební', cisloDomovni: 1, psc: 11000 },
    datumVzniku: '2005-02-02',
    datumZaniku: '2020-12-31',
  },
  {
    icoId: 'ARES_00369838',
    obchodniJmeno: 'Beze jména čísla (SIMULATOR), odštěpný závod',
    pravniForma: '421',
    sidlo: { kodStatu: 'AT', nazevObce: 'Wien', textovaAdresa: 'Musterstraße 1, 1010 Wien' },
    datumVzniku: '2011-11-11',
  },
  {
    ico: '00000141',
    icoId: '00000141',
    obchodniJmeno: 'Lumara obchod (SIMULATOR) s.r.o.',
    pravniForma: '112',
    sidlo: { ...praha, textovaAdresa: 'Zkušební 9, 11000 Praha 1', psc: 11000 },
    datumVzniku: '2026-11-18',
  },
];
