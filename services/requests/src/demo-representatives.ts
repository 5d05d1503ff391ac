import type { InputOf } from '@cotta/kit/model/field/field.js';
import type { representative } from './representative/representative.record.js';

const bratislava = {
  kind: 'employee',
  firm: 'Cotta Ukážka s. r. o.',
  street: 'Vzorová 12',
  city: 'Bratislava',
  postcode: '811 01',
  country: 'SK',
} as const;

/** Invented people whom a copy on somebody's own machine names to offices; the Union's number is one its simulator knows. */
export const demoRepresentatives: readonly InputOf<typeof representative.create.input>[] = [
  { ...bratislava, office: 'EU', position: 1, name: 'Lena Demo', officeNumber: '12345', inUse: true },
  { ...bratislava, office: 'SK', position: 1, name: 'Lena Demo', inUse: true },
  {
    office: 'US',
    position: 1,
    kind: 'partner',
    name: 'Patricia Example',
    firm: 'Northbridge',
    street: '1 Sample Street',
    city: 'Boston',
    state: 'US-MA',
    postcode: '02108',
    country: 'US',
    inUse: true,
  },
  {
    office: 'UK',
    position: 1,
    kind: 'partner',
    name: 'Uma Specimen',
    firm: 'Northbridge',
    street: '2 Sample Lane',
    city: 'London',
    postcode: 'EC1A 1AA',
    country: 'GB',
    inUse: true,
  },
  {
    office: 'CH',
    position: 1,
    kind: 'partner',
    name: 'Reto Muster',
    firm: 'Northbridge',
    street: 'Musterstrasse 3',
    city: 'Bern',
    postcode: '3011',
    country: 'CH',
    inUse: true,
  },
];
