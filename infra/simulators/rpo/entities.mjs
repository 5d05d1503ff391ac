const slovakia = { value: 'Slovenská republika', code: '703' };
const limited = { value: 'Spoločnosť s ručením obmedzeným', code: '112' };

/** Made-up entities, each with what makes this register awkward; `legalForms` is told by the whole entry alone. */
export const ENTITIES = [
  {
    id: 900_001,
    identifiers: [{ value: '00000205', validFrom: '2018-11-18' }],
    // The old name stays; a second one is open at the same time.
    fullNames: [
      { value: 'Stará ukážka (SIMULATOR), s. r. o.', validFrom: '2018-11-18', validTo: '2021-01-31' },
      { value: 'Ukážka (SIMULATOR), s. r. o.', validFrom: '2021-02-01' },
    ],
    addresses: [
      {
        street: 'Stará',
        buildingNumber: '1',
        postalCodes: ['81101'],
        municipality: { value: 'Bratislava' },
        country: slovakia,
        validFrom: '2018-11-18',
      },
      {
        street: 'Skúšobná',
        regNumber: '1204',
        buildingNumber: '24',
        postalCodes: ['85101'],
        municipality: { value: 'Bratislava' },
        country: slovakia,
        validFrom: '2021-02-01',
      },
    ],
    legalForms: [{ value: limited, validFrom: '2018-11-18' }],
    establishment: '2018-11-18',
    statutoryBodies: [{ personName: { formatedName: 'Nikto Vymyslený' } }],
  },
  {
    id: 900_002,
    identifiers: [{ value: '00000213', validFrom: '2010-01-01' }],
    fullNames: [
      { value: 'Zaniknutá ukážka (SIMULATOR), s. r. o.', validFrom: '2010-01-01', validTo: '2019-06-30' },
    ],
    addresses: [
      {
        regNumber: '17',
        buildingNumber: null,
        postalCodes: ['95613'],
        municipality: { value: 'Vzorovce' },
        country: slovakia,
        validFrom: '2010-01-01',
        validTo: '2019-06-30',
      },
    ],
    legalForms: [{ value: limited, validFrom: '2010-01-01' }],
    establishment: '2010-01-01',
    termination: '2019-06-30',
  },
  {
    // Gone between the search and the whole entry.
    id: 900_003,
    vanished: true,
    identifiers: [{ value: '00000221', validFrom: '2015-01-01' }],
    fullNames: [{ value: 'Miznúca ukážka (SIMULATOR) a.s.', validFrom: '2015-01-01' }],
    addresses: [],
    legalForms: [],
    establishment: '2015-01-01',
  },
  {
    id: 900_004,
    identifiers: [{ value: '00000230', validFrom: '2026-11-18' }],
    fullNames: [{ value: 'LUMARA shop (SIMULATOR) s. r. o.', validFrom: '2026-11-18' }],
    addresses: [],
    legalForms: [],
    establishment: '2026-11-18',
  },
];
