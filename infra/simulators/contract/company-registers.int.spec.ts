import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AresCompanyRegister, RpoCompanyRegister } from '@cotta/accounts/testing.js';
import { ending, FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('ARES and RPO: company registers');
let fixture: Fixture;
let ares: AresCompanyRegister;
let rpo: RpoCompanyRegister;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  const { url, tuning } = fixture;
  ares = new AresCompanyRegister({ ARES_BASE_URL: `${url}/ares/ekonomicke-subjekty-v-be/rest` }, tuning);
  rpo = new RpoCompanyRegister({ RPO_BASE_URL: `${url}/rpo/v1` }, tuning);
});

describe('the Czech register', () => {
  it('tells name, form, number and seat of a company', async () => {
    expect(await ares.byNumber('00000108')).toEqual({
      companies: [
        {
          number: '00000108',
          name: 'Žluťoučký kůň (SIMULATOR) s.r.o.',
          legalForm: 's.r.o.',
          isPerson: false,
          street: 'Zkušební 12/3a',
          city: 'Praha',
          postcode: '110 00',
          country: 'CZ',
          endedOn: null,
        },
      ],
      more: false,
    });
  });

  it('finds by a part of the name without its accents: in a village, a person, and one without a number', async () => {
    const named = async (name: string) => (await ares.byName(name)).companies;
    expect(await named('u lipy')).toMatchObject([
      { street: 'Horní Lhota 7', legalForm: 'a.s.', city: 'Vzorná Lhota' },
    ]);
    expect(await named('Příkladová')).toMatchObject([{ isPerson: true, street: 'Ukázková 5' }]);
    expect(await named('beze jmena')).toMatchObject([{ number: null, country: 'AT' }]);
    expect(await named('Zaniklá')).toMatchObject([{ endedOn: '2020-12-31' }]);
  });

  it('knows nobody only by its own word, and too many as such', async () => {
    expect(await ares.byNumber('99999999')).toEqual({ companies: [], more: false });
    expect(await ares.byName('nobody is called so')).toEqual({ companies: [], more: false });
    expect(await ares.byName('mnoho')).toEqual({ companies: [], more: true });
    const elsewhere = new AresCompanyRegister({ ARES_BASE_URL: `${fixture.url}/ares/rest` }, fixture.tuning);
    expect(await ending(elsewhere.byNumber('00000108'))).toBe('not-found 404');
  });
});

describe('the Slovak register', () => {
  it('tells what is valid today, and the form from the whole entry', async () => {
    expect(await rpo.byNumber('00000205')).toEqual({
      companies: [
        {
          number: '00000205',
          name: 'Ukážka (SIMULATOR), s. r. o.',
          legalForm: 'Spoločnosť s ručením obmedzeným',
          isPerson: false,
          street: 'Skúšobná 1204/24',
          city: 'Bratislava',
          postcode: '851 01',
          country: 'SK',
          endedOn: null,
        },
      ],
      more: false,
    });
  });

  it('tells the last of an ended company, and what it has of one that vanished meanwhile', async () => {
    expect((await rpo.byNumber('00000213')).companies).toMatchObject([
      { name: 'Zaniknutá ukážka (SIMULATOR), s. r. o.', street: 'Vzorovce 17', endedOn: '2019-06-30' },
    ]);
    expect((await rpo.byNumber('00000221')).companies).toMatchObject([
      { name: 'Miznúca ukážka (SIMULATOR) a.s.', legalForm: null, street: null },
    ]);
  });

  it('answers with every match at once: twenty are shown, and that there are more', async () => {
    const found = await rpo.byName('mnoho');
    expect([found.companies.length, found.more]).toEqual([20, true]);
    expect(await rpo.byNumber('99999999')).toEqual({ companies: [], more: false });
  });
});

it.each([
  ['timeout', 'unavailable', 'unavailable'],
  ['reset', 'unavailable', 'unavailable'],
  ['status', 'unavailable 503', 'unavailable 503'],
  ['truncated', 'unavailable', 'unavailable'],
  ['html', 'contract', 'contract'],
  ['drift', 'contract', 'contract'],
  ['redirect', 'contract 302', 'contract 302'],
] as const)('a wire that fails with %s never says "nobody"', async (kind, czech, slovak) => {
  for (const vendor of ['ares', 'rpo']) await fixture.control('faults', { vendor, kind, count: 2 });
  const [one, other] = [await ending(ares.byNumber('00000108')), await ending(rpo.byName('Ukážka'))];
  table.add(kind, `${one}; ${other}`);
  expect([one, other]).toEqual([czech, slovak]);
});
