import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { requestsService } from '../service.js';
import { testKey } from '../testing/facts.js';

const lawyer = (name: string) => ({ id: systemIds.next(), name });
const [eva, jan, gone] = [lawyer('Eva'), lawyer('Jan'), lawyer('Gone')] as const;
const admin = viewerOf('admin', systemIds.next());
let fixture: ServiceFixture;
let order: string;

beforeAll(async () => {
  fixture = await openServiceFixture(requestsService({ linkKey: testKey, encryptionKey: testKey }));
  order = await started();
});
afterAll(() => fixture.close());

async function started(): Promise<string> {
  const input = {
    type: 'TEXT',
    value: 'Lumara',
    jurisdictions: ['EU'],
    businessDescription: 'Lamps.',
    websites: [],
    jurisdictionsUndecided: false,
    contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Nováková' },
    language: 'en',
    sendMarketingEmails: false,
  };
  const { data, errors } = await fixture.ask(
    admin,
    'mutation($input: CreateRegistrationRequestInput!) { createRegistrationRequest(input: $input) { ... on RegistrationRequest { id } ... on Refusal { code message fields { path code } } } }',
    { input },
  );
  expect(errors).toBeUndefined();
  return data.createRegistrationRequest.id;
}
const suggested = async (viewer = admin, id = order) =>
  fixture.ask(
    viewer,
    'query($id: ID!) { assigneeSuggestion(id: $id) { adminId name openRequests knowsClient } }',
    { id },
  );
const hired = ({ id, name }: { id: string; name: string }, onDuty: boolean) =>
  fixture.db.query('insert into staff_name (user_id, display_name, on_duty) values ($1, $2, $3)', [
    id,
    name,
    onDuty,
  ]);

describe('who could take an order', () => {
  it('is nobody while there is nobody on duty', async () => {
    await hired(gone, false);
    expect(await suggested()).toEqual({ data: { assigneeSuggestion: null } });
  });

  it('is the lawyer with the fewest open orders; the order itself does not count', async () => {
    await hired(eva, true);
    await hired(jan, true);
    const other = await started();
    const assign = (id: string, to: string) =>
      fixture.ask(
        admin,
        'mutation($id: ID!, $input: AssignRegistrationRequestInput!) { assignRegistrationRequest(id: $id, input: $input) { __typename } }',
        { id, input: { assignedAdminId: to } },
      );
    await assign(other, eva.id);
    await assign(order, jan.id);
    expect(await suggested()).toEqual({
      data: { assigneeSuggestion: { adminId: jan.id, name: 'Jan', openRequests: 0, knowsClient: false } },
    });
  });

  it('is nothing about an order that is not there, and nobody’s to ask but staff’s', async () => {
    expect((await suggested(admin, systemIds.next())).data).toEqual({ assigneeSuggestion: null });
    for (const role of ['customer', 'partner'] as const)
      expect((await suggested(viewerOf(role, systemIds.next()))).errors?.[0]?.extensions?.code).toBe(
        'FORBIDDEN',
      );
  });
});
