import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { casesService } from '../service.js';

const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const [eva, jan] = [viewerOf('customer', nameBasedId('eva')), viewerOf('customer', nameBasedId('jan'))];
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(casesService());
});
afterAll(() => fixture.close());

const threat = {
  userId: eva.userId,
  brandId: nameBasedId('brand of eva'),
  otherSide: 'Copy Shop',
  platform: 'Example Market',
  website: 'https://market.example/1',
  evidenceDate: '2026-03-02',
  description: 'The same jacket.',
};

async function open(more: object = {}, viewer = lawyer, key?: string) {
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation ($input: OpenThreatInput!) { openThreat(input: $input) {
       __typename ... on OpenedThreat { caseId } ... on Refusal { code fields { path code } } } }`,
    { input: { ...threat, ...more } },
    key,
  );
  return data?.openThreat ?? errors?.[0]?.extensions?.code;
}

/** What stands in the tables of a client, whatever came of it. */
async function kept(userId: string): Promise<object> {
  const count = async (table: string): Promise<number> => {
    const [row]: { n: string }[] = await fixture.db.query(
      `select count(*) as n from ${table} where user_id = $1`,
      [userId],
    );
    return Number(row?.n);
  };
  return {
    sides: await count('case_counterparty'),
    threats: await count('"case"'),
    findings: await count('case_infringement'),
    evidence: await count('case_infringement_evidence'),
  };
}

describe('a threat opened at the desk', () => {
  it('stands with its other side, its finding and what proves it, once however often it is sent', async () => {
    const [first, again] = [await open({}, lawyer, 'one wish'), await open({}, lawyer, 'one wish')];
    expect(again).toEqual(first);
    const { data } = await fixture.ask(
      lawyer,
      `query ($id: ID!) { case(id: $id) { userId brandId status assignedAdminId caseCounterparty { primaryName }
         infringements(limit: 5) { items { userId platform evidence(limit: 5) { items { userId website evidenceDate description } } } } } }`,
      { id: first.caseId },
    );
    const { userId, brandId, website, evidenceDate, description } = threat;
    expect(data.case).toEqual({
      userId,
      brandId,
      status: 'CREATED',
      assignedAdminId: lawyer.userId,
      caseCounterparty: { primaryName: 'Copy Shop' },
      infringements: {
        items: [
          {
            userId,
            platform: 'Example Market',
            evidence: { items: [{ userId, website, evidenceDate, description }] },
          },
        ],
      },
    });
    expect(await kept(threat.userId ?? '')).toEqual({ sides: 1, threats: 1, findings: 1, evidence: 1 });
  });

  it('by the same other side is of the one that is known already', async () => {
    await open({ otherSide: 'copy shop' });
    expect(await kept(threat.userId ?? '')).toEqual({ sides: 1, threats: 2, findings: 2, evidence: 2 });
  });

  it('leaves nothing behind where it is refused', async () => {
    const userId = systemIds.next();
    await fixture.db.query(
      `insert into case_counterparty (id, version, created_at, updated_at, user_id, primary_name, aliases, websites, whitelisted)
       select gen_random_uuid(), 1, now(), now(), $1, 'Own Seller', aliases, websites, true from case_counterparty limit 1`,
      [userId],
    );
    const before = await kept(userId);
    expect(await open({ userId, otherSide: 'Own Seller', brandId: systemIds.next() })).toMatchObject({
      code: 'COUNTERPARTY_WHITELISTED',
      fields: [{ path: ['otherSide'], code: 'COUNTERPARTY_WHITELISTED' }],
    });
    expect(await kept(userId)).toEqual(before);
  });

  it('is never about a brand of another client: refused at the brand', async () => {
    const brandId = systemIds.next();
    await fixture.db.query('insert into row_owner (id, entity, user_id) values ($1, $2, $3)', [
      brandId,
      'brand',
      jan.userId,
    ]);
    expect(await open({ brandId })).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['brandId'], code: 'OTHER_CLIENT' }],
    });
  });

  it('says at the field what is missing', async () => {
    expect(await open({ otherSide: '', website: 'nonsense' })).toMatchObject({
      code: 'INPUT_INVALID',
      fields: expect.arrayContaining([
        expect.objectContaining({ path: ['otherSide'] }),
        expect.objectContaining({ path: ['website'] }),
      ]),
    });
  });

  it('is opened by staff alone', async () => {
    expect(await open({}, eva)).toBe('FORBIDDEN');
  });
});
