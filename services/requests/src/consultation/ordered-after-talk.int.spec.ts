import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { requestsService } from '../service.js';
import { client, clientId, lawyer, passerBy, someone, stranger, testKey } from '../testing/facts.js';

const answers = {
  type: 'TEXT',
  value: 'Lumara',
  jurisdictions: ['EU'],
  jurisdictionsUndecided: false,
  websites: [],
  businessDescription: 'Lamps of blown glass.',
  classes: [11],
  language: 'en',
  sendMarketingEmails: false,
  contact: { email: 'iva@client.test', firstName: 'Iva', lastName: 'Malá' },
};
const clock = new FakeClock('2026-03-02T09:00:00Z');
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(requestsService({ linkKey: testKey, encryptionKey: testKey }), clock);
});
afterAll(() => fixture.close());
beforeEach(() => clock.moveTo('2026-03-02T09:00:00Z'));

const refusal = '... on Refusal { code fields { path code } }';
async function run(who: Viewer, name: string, input: object, returns: string, id?: string) {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await fixture.ask(
    who,
    id === undefined
      ? `mutation ($input: ${type}!) { ${name}(input: $input) { ${returns} ${refusal} } }`
      : `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ${returns} ${refusal} } }`,
    id === undefined ? { input } : { id, input },
  );
  expect(errors).toBeUndefined();
  return data[name];
}

/** A talk that took place and whose letter went out, and whoever holds the link of that letter. */
async function talked(userId?: string): Promise<{ id: string; holder: Viewer }> {
  const asked = await run(
    lawyer,
    'createConsultation',
    {
      ...(userId === undefined ? { contactEmail: 'iva@client.test' } : { userId }),
      description: 'Which classes?',
      questionsAndAnswers: [],
    },
    '... on Consultation { id }',
  );
  const { id } = asked;
  hours += 1;
  const eventTimestamp = new Date(Date.parse('2026-03-03T09:00:00Z') + hours * 3_600_000).toISOString();
  await run(lawyer, 'scheduleConsultation', { eventTimestamp }, '... on Consultation { id }', id);
  await run(lawyer, 'holdConsultation', { outcome: 'File it.' }, '... on Consultation { id }', id);
  const sent = await run(
    lawyer,
    'sendConsultationOutcome',
    { offers: ['REGISTRATION', 'RENEWAL'] },
    '... on Consultation { status offers }',
    id,
  );
  expect(sent).toEqual({ status: 'HELD', offers: ['REGISTRATION', 'RENEWAL'] });
  return {
    id,
    holder: someone('visitor', { link: { purpose: 'consultation', subjectId: id, revision: 1 } }),
  };
}
let hours = 0;
const registration = (who: Viewer, consultationId: string) =>
  run(
    who,
    'startRegistrationOrder',
    { ...answers, consultationId },
    '... on VerificationReceipt { requestId }',
  );
const check = (who: Viewer, consultationId: string) =>
  run(who, 'requestVerification', { ...answers, consultationId }, '... on VerificationReceipt { requestId }');
const renewal = (who: Viewer, consultationId: string, number = '1234567') =>
  run(
    who,
    'orderService',
    {
      contactEmail: 'iva@client.test',
      contactName: 'Iva',
      serviceName: 'trademark-renewal',
      language: 'en',
      currency: 'EUR',
      parameters: {
        jurisdiction: 'SK',
        number,
        name: 'Velumora',
        expirationDate: '2026-09-01',
        classes: [11],
        poaInHand: false,
      },
      consultationId,
    },
    '... on ServiceOrderReceipt { serviceRequestId }',
  );
const ordered = async (id: string) =>
  (
    await fixture.ask(
      lawyer,
      'query ($id: ID!) { registrationRequestList(filter: { consultationId: { eq: $id } }) { items { id } } serviceRequestList(filter: { consultationId: { eq: $id } }) { items { id } } }',
      { id },
    )
  ).data;

describe('what is ordered from the letter about a talk', () => {
  it('names the talk, whatever it is', async () => {
    const { id, holder } = await talked();
    const [begun, checked, renewed] = [
      await registration(holder, id),
      await check(holder, id),
      await renewal(holder, id),
    ];
    const rows = await ordered(id);
    expect(rows.registrationRequestList.items.map((one: { id: string }) => one.id).toSorted()).toEqual(
      [begun.requestId, checked.requestId].toSorted(),
    );
    expect(rows.serviceRequestList.items).toEqual([{ id: renewed.serviceRequestId }]);
  });

  it('may be ordered by the client of the talk, signed in', async () => {
    const { id } = await talked(clientId);
    expect(await renewal(client, id, '7654321')).toHaveProperty('serviceRequestId');
    expect((await ordered(id)).serviceRequestList.items).toHaveLength(1);
  });

  it('is entered by staff for the client of the talk, and for no other', async () => {
    const { id } = await talked(clientId);
    const enter = (userId?: string) =>
      run(
        lawyer,
        'createRegistrationRequest',
        { ...answers, consultationId: id, ...(userId === undefined ? {} : { userId }) },
        '... on RegistrationRequest { userId }',
      );
    const unknown = { fields: [{ path: ['consultationId'], code: 'UNKNOWN_REFERENCE' }] };
    expect(await enter(stranger.userId)).toMatchObject(unknown);
    expect(await enter()).toMatchObject(unknown);
    expect(await enter(clientId)).toMatchObject({ userId: clientId });
  });

  it('does not name the talk of somebody else', async () => {
    const { id } = await talked(clientId);
    const other = await talked();
    const unknown = {
      code: 'INPUT_INVALID',
      fields: [{ path: ['consultationId'], code: 'UNKNOWN_REFERENCE' }],
    };
    for (const who of [passerBy, other.holder, stranger]) {
      expect(await registration(who, id)).toEqual(unknown);
      expect(await check(who, id)).toEqual(unknown);
      expect(await renewal(who, id, '1111111')).toEqual(unknown);
    }
    expect(await registration(passerBy, systemIds.next())).toEqual(unknown);
    const revoked = someone('visitor', { link: { purpose: 'consultation', subjectId: id, revision: 7 } });
    expect(await registration(revoked, id)).toEqual(unknown);
    expect((await ordered(id)).registrationRequestList.items).toEqual([]);
  });
});
