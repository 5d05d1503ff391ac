import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { requestsService } from '../service.js';
import { client, lawyer, testKey } from '../testing/facts.js';

const TEN = '2026-03-03T09:00:00.000Z';
const ELEVEN = '2026-03-03T10:00:00.000Z';
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(
    requestsService({ linkKey: testKey, encryptionKey: testKey }),
    new FakeClock('2026-03-02T09:00:00Z'),
  );
  await fixture.db.query(`insert into staff_name (user_id, display_name) values ($1, 'Lena Demo')`, [
    lawyer.userId,
  ]);
  await fixture.db.query(
    `insert into adviser (id, user_id, role, active, languages) values (gen_random_uuid(), $1, 'lawyer', true, '["en"]')`,
    [lawyer.userId],
  );
});
afterAll(() => fixture.close());

const visitor: Viewer = { role: 'visitor', locale: 'cs', scopes: [] };
const refusal = '... on Refusal { code fields { path code message } }';
async function asked(name: string): Promise<string> {
  const { data } = await fixture.ask(
    visitor,
    `mutation ($name: String!) { askForConsultation(input: { contactEmail: "rita@client.test", contactName: $name, description: "Which classes?", questionsAndAnswers: [] }) { ... on ConsultationReceipt { consultationId } ${refusal} } }`,
    { name },
  );
  return data.askForConsultation.consultationId;
}
async function step(who: Viewer, name: string, id: string, input: object) {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
  const { data } = await fixture.ask(
    who,
    `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ... on Consultation { status eventTimestamp assignedAdminId location } ${refusal} } }`,
    { id, input },
  );
  return data[name];
}
const schedule = (id: string, eventTimestamp: string, who = lawyer) =>
  step(who, 'scheduleConsultation', id, { eventTimestamp });

describe('a slot', () => {
  it('is of whoever of the staff gives it, and taken for every other talk of that colleague', async () => {
    const [first, second] = [await asked('Rita Rosa'), await asked('Dana')];
    expect(await schedule(first, TEN)).toEqual({
      status: 'SCHEDULED',
      eventTimestamp: TEN,
      assignedAdminId: lawyer.userId,
      location: null,
    });
    const taken = {
      code: 'INPUT_INVALID',
      fields: [
        {
          path: ['eventTimestamp'],
          code: 'SLOT_TAKEN',
          message: 'Lena has R. R. at 10:00 (Europe/Bratislava).',
        },
      ],
    };
    expect(await schedule(second, TEN)).toEqual(taken);
    expect(await schedule(second, ELEVEN)).toMatchObject({ status: 'SCHEDULED' });
    expect(await step(lawyer, 'rescheduleConsultation', second, { eventTimestamp: TEN })).toEqual(taken);
    expect(await step(lawyer, 'rescheduleConsultation', first, {})).toMatchObject({ status: 'RESCHEDULED' });
    expect(
      await step(lawyer, 'rescheduleConsultation', second, { eventTimestamp: TEN, location: 'By phone' }),
    ).toMatchObject({ status: 'SCHEDULED', eventTimestamp: TEN, location: 'By phone' });
  });

  it('says to a customer no more than that it is taken', async () => {
    const { data } = await fixture.ask(
      client,
      `mutation { createConsultation(input: { description: "Which classes?", questionsAndAnswers: [] }) { ... on Consultation { id } ${refusal} } }`,
    );
    const { id } = data.createConsultation;
    await step(lawyer, 'assignConsultation', id, { assignedAdminId: lawyer.userId });
    const refused = await schedule(id, TEN, client);
    expect(refused).toMatchObject({ fields: [{ code: 'SLOT_TAKEN' }] });
    expect(JSON.stringify(refused)).not.toContain('D.');
    expect(JSON.stringify(refused)).not.toContain('Lena');
  });

  it('is given to nobody who does not work here', async () => {
    const id = await asked('Iva');
    expect(
      await step(lawyer, 'scheduleConsultation', id, {
        eventTimestamp: '2026-03-04T09:00:00.000Z',
        assignedAdminId: client.userId,
      }),
    ).toMatchObject({ fields: [{ path: ['assignedAdminId'], code: 'NOT_STAFF' }] });
  });

  it('is told with the language of the form and where the talk is, sealed', async () => {
    const id = await asked('Sona');
    await step(lawyer, 'scheduleConsultation', id, {
      eventTimestamp: '2026-03-05T09:00:00.000Z',
      location: 'meet.test/abc',
    });
    const [{ data }] = await fixture.db.query(
      `select data from tracking_event where stream_id = $1 and type = 'ConsultationScheduled'`,
      [id],
    );
    expect(data).toMatchObject({
      contactEmail: 'rita@client.test',
      contactName: 'Sona',
      language: 'cs',
      location: 'meet.test/abc',
      assignedAdminId: lawyer.userId,
    });
  });
});

it('the outcome goes out as it was read last', async () => {
  const id = await asked('Olga');
  const at = '2026-03-06T09:00:00.000Z';
  await schedule(id, at);
  await step(lawyer, 'holdConsultation', id, { outcome: 'File it.' });
  await step(lawyer, 'closeConsultation', id, {
    outcome: 'File the word.',
    resolution: 'Order classes 9 and 42.',
  });
  const { data } = await fixture.ask(
    lawyer,
    'query ($id: ID!) { consultation(id: $id) { status outcome resolution } }',
    { id },
  );
  expect(data.consultation).toEqual({
    status: 'CLOSED',
    outcome: 'File the word.',
    resolution: 'Order classes 9 and 42.',
  });
});
