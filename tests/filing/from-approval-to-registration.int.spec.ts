import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { UserErasedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { addMonths } from '@cotta/reference/calendar-date.js';
import { signedHeaders, trademarksService } from '@cotta/trademarks/testing.js';
import { CREDENTIALS } from '../../infra/simulators/credentials.mjs';
import { admin, jana, key, keys, openFilingDesk, type FilingDesk } from './filing-desk.js';

let desk: FilingDesk;
beforeAll(async () => {
  desk = await openFilingDesk();
});
afterAll(() => desk.close());

/** A day that has begun at every office. */
const today = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const filingOf = async (id: string) =>
  (
    await desk.trademarks.ask(
      admin,
      'query ($id: ID!) { filing(id: $id) { status officeFee { amountMinor currency } number returnReason attempts trouble } }',
      { id },
    )
  ).data.filing;
const orderStatus = async (id: string) =>
  (await desk.requests.ask(admin, 'query ($id: ID!) { registrationRequest(id: $id) { status } }', { id }))
    .data.registrationRequest.status;

/** A call of a partner, signed. */
function call(
  path: string,
  {
    key = keys.northbridge,
    body,
    method = 'POST',
    secret = CREDENTIALS.partnerSecret,
    idempotencyKey = systemIds.next(),
  }: { key?: string; body?: object; method?: string; secret?: string; idempotencyKey?: string } = {},
): Promise<Response> {
  const text = JSON.stringify(body ?? {});
  const headers = {
    authorization: `Bearer ${key}`,
    'idempotency-key': idempotencyKey,
    ...signedHeaders(secret, systemIds.next(), text, desk.now()),
  };
  return fetch(`${desk.url}/filing-instructions/${path}`, {
    method,
    headers,
    ...(method === 'POST' ? { body: text } : {}),
  });
}

describe('an approved order in three offices', () => {
  let order: Awaited<ReturnType<FilingDesk['approvedOrder']>>;
  const mark = (office: string): string => order.marks[office] ?? '';
  beforeAll(async () => {
    order = await desk.approvedOrder();
  });

  it('is a mark for each, ready for filing, with owner, goods, basis and its order', async () => {
    const { data, errors } = await desk.trademarks.ask(
      admin,
      `query ($id: ID!) { trademarkList(filter: { registrationRequestId: { eq: $id } }, orderBy: [{ field: JURISDICTION, direction: ASC }]) { items {
      name jurisdiction status type classes filingBasis directFiling userId ownerEntity { id } requests { items { kind registrationRequest { id } } } filingReadiness { way checks { thing state } digest } } } }`,
      { id: order.requestId },
    );
    expect(errors).toBeUndefined();
    expect(data.trademarkList.items.map((one: { jurisdiction: string }) => one.jurisdiction)).toEqual([
      'EU',
      'UK',
      'US',
    ]);
    const [eu, , us] = data.trademarkList.items;
    expect(eu).toMatchObject({
      name: 'Velomar',
      status: 'READY_FOR_FILING',
      type: 'WORD',
      classes: [11],
      directFiling: true,
      userId: jana.userId,
      ownerEntity: { id: expect.any(String) },
      requests: { items: [{ kind: 'REGISTRATION', registrationRequest: { id: order.requestId } }] },
      filingReadiness: {
        way: 'EUIPO',
        checks: expect.arrayContaining([
          { thing: 'GOODS', state: 'GIVEN' },
          { thing: 'POWER_OF_ATTORNEY', state: 'NOT_NEEDED' },
        ]),
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect(us).toMatchObject({ filingReadiness: { way: 'PARTNER' }, directFiling: false });
  });

  it('goes to the EU office over the wire: draft, fee, confirmation, number', async () => {
    const { id = '' } = await desk.prepare(mark('EU'), { route: 'EUIPO' });
    expect(await desk.prepare(mark('EU'), { route: 'EUIPO' })).toEqual({ code: 'FILING_UNDER_WAY' });
    expect(await desk.confirm(id)).toBe('NO_OFFICE_DRAFT');
    await desk.settle();
    expect(await filingOf(id)).toMatchObject({
      status: 'PREPARED',
      returnReason: null,
      officeFee: { amountMinor: 85_000, currency: 'EUR' },
    });
    await desk.sim.control('euipo/course', {
      reference: id.replaceAll('-', '').slice(0, 30),
      course: 'swift',
    });
    expect(await desk.confirm(id)).toBe('Filing');
    await desk.settle();
    expect([await filingOf(id), await desk.statusOf(mark('EU'))]).toMatchObject([
      { status: 'SUBMITTED' },
      'READY_FOR_FILING',
    ]);
    await desk.pass(120);
    await desk.settle();
    expect([await filingOf(id), await desk.statusOf(mark('EU'))]).toMatchObject([
      { status: 'FILED', number: expect.stringMatching(/^\d{9}$/) },
      'APPLICATION_FILED',
    ]);
    expect(await desk.sim.requests('euipo', 'POST', '/api/eutm-filing/applications')).toBe(1);
  });

  it('owes the EU office no fee any more: it was paid with the application', async () => {
    const { data } = await desk.trademarks.ask(
      admin,
      'query ($id: ID!) { trademarkDeadlineList(filter: { trademarkId: { eq: $id } }, limit: 100) { items { name state } } }',
      { id: mark('EU') },
    );
    expect(
      data.trademarkDeadlineList.items.filter(({ name }: { name: string }) => name === 'Application fee'),
    ).toEqual([{ name: 'Application fee', state: 'DONE' }]);
  });

  it('goes to the partner: told, package fetched, acknowledged, sent back, filed again', async () => {
    const { id = '' } = await desk.prepare(mark('US'), { route: 'Partner', partner: 'northbridge' });
    expect(await desk.confirm(id)).toBe('Filing');
    await desk.settle();
    await desk.pass(0);
    await desk.settle();
    expect([await filingOf(id), await desk.statusOf(mark('US'))]).toMatchObject([
      { status: 'ACKNOWLEDGED' },
      'SUBMITTED_TO_PARTNER',
    ]);

    expect((await call(`${id}/package`, { method: 'GET' })).status).toBe(200);
    expect(
      (
        await call(`${id}/filing`, {
          body: { application_number: '1', filing_date: today() },
          secret: `whsec_${Buffer.from('wrong').toString('base64')}`,
        })
      ).status,
    ).toBe(401);
    expect((await call(`${id}/rejection`, { body: {} })).status).toBe(400);

    const again = systemIds.next();
    for (let time = 0; time < 2; time += 1)
      expect(
        (await call(`${id}/rejection`, { body: { reason: 'Goods too broad.' }, idempotencyKey: again }))
          .status,
      ).toBe(204);
    await desk.settle();
    expect([await filingOf(id), await desk.statusOf(mark('US'))]).toMatchObject([
      { status: 'RETURNED', returnReason: 'Goods too broad.' },
      'READY_FOR_FILING',
    ]);

    const second = (await desk.prepare(mark('US'), { route: 'Partner', partner: 'northbridge' }))['id'] ?? '';
    await desk.confirm(second);
    await desk.settle();
    expect(
      (await call(`${id}/filing`, { body: { application_number: '98765432', filing_date: today() } })).status,
    ).toBe(409);
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect(
      (await call(`${second}/filing`, { body: { application_number: '98765432', filing_date: tomorrow } }))
        .status,
    ).toBe(409);
    await desk.pass(0);
    expect(
      (await call(`${second}/filing`, { body: { application_number: '98765432', filing_date: today() } }))
        .status,
    ).toBe(204);
    await desk.settle();
    expect(await desk.statusOf(mark('US'))).toBe('APPLICATION_FILED');
  });

  it('is filed when the last office has it: by hand, with number and day', async () => {
    expect(await orderStatus(order.requestId)).toBe('APPLICATION_APPROVED');
    expect(
      await desk.step('fileTrademark', mark('UK'), { number: 'UK00004000001', filingDate: today() }),
    ).toBe('Trademark');
    await desk.settle();
    expect(await orderStatus(order.requestId)).toBe('FILED');
  });

  it('is registered in all three: the EU mark by its register, the others as staff enter it', async () => {
    await desk.pass(60);
    await desk.pollRegister();
    expect(await desk.statusOf(mark('EU'))).toBe('UNDER_EXAMINATION');
    await desk.pass(180);
    await desk.pollRegister();
    for (const office of ['UK', 'US']) {
      await desk.step('startExamination', mark(office));
      await desk.step('publishTrademark', mark(office), { publicationDate: today() });
      if (office === 'US')
        await desk.step('requestStatementOfUse', mark(office), {
          issueDate: today(),
          officeDueDate: addMonths(today(), 6),
        });
      if (office === 'US') await desk.step('submitStatementOfUse', mark(office), { filedOn: today() });
      await desk.step('registerTrademark', mark(office), {
        registrationDate: today(),
        feePaid: true,
        acknowledged: true,
        reason: 'All on one day, for the sake of the test.',
      });
    }
    expect(await Promise.all(['EU', 'UK', 'US'].map((office) => desk.statusOf(mark(office))))).toEqual([
      'TRADEMARK_REGISTERED',
      'TRADEMARK_REGISTERED',
      'TRADEMARK_REGISTERED',
    ]);
  });
});

it('a partner who acknowledges another mark changes nothing', async () => {
  const { marks } = await desk.approvedOrder();
  const { id = '' } = await desk.prepare(marks['US'] ?? '', { route: 'Partner', partner: 'stranger' });
  await desk.confirm(id);
  await desk.settle();
  await desk.pass(0);
  expect((await call(`${systemIds.next()}/acknowledgement`)).status).toBe(404);
  expect(await filingOf(id)).toMatchObject({ status: 'SUBMITTED' });
});

it('what cannot be filed is refused before anything leaves: another office, no copy, not ready', async () => {
  const { marks } = await desk.approvedOrder();
  expect(await desk.prepare(marks['UK'] ?? '', { route: 'EUIPO' })).toEqual({ code: 'INPUT_INVALID' });
  expect(await desk.prepare(marks['UK'] ?? '', { route: 'Partner', partner: 'northbridge' })).toEqual({
    code: 'INPUT_INVALID',
  });
  expect(await desk.prepare(marks['US'] ?? '', { route: 'Partner' })).toEqual({ code: 'INPUT_INVALID' });
});

it('an approved mark keeps its goods until an office has it: neither by hand nor by a partner goes more than was approved', async () => {
  const { marks } = await desk.approvedOrder();
  const more = [{ class: 9, terms: ['bulbs'] }];
  for (const office of ['EU', 'UK', 'US'])
    expect([
      office,
      await desk.step('updateTrademark', marks[office] ?? '', { goodsAndServices: more }),
    ]).toEqual([office, 'NOT_APPROVED_AS_FILED']);
  const { id = '' } = await desk.prepare(marks['US'] ?? '', { route: 'Partner', partner: 'northbridge' });
  // As it may stand there from before this was looked at.
  await desk.trademarks.db.query('update trademark set goods_and_services = $2 where id = any($1)', [
    Object.values(marks),
    JSON.stringify(more),
  ]);
  expect(await desk.confirm(id)).toBe('NOT_APPROVED_AS_FILED');
  expect(
    await desk.step('fileTrademark', marks['UK'] ?? '', { number: 'UK00004000009', filingDate: today() }),
  ).toBe('NOT_APPROVED_AS_FILED');
  expect(await desk.step('submitTrademarkToPartner', marks['US'] ?? '')).toBe('NOT_APPROVED_AS_FILED');
});

it('an office that does not answer is asked again later, and what it refuses comes back with its words', async () => {
  const { marks } = await desk.approvedOrder();
  const { id = '' } = await desk.prepare(marks['EU'] ?? '', { route: 'EUIPO' });
  await desk.sim.control('faults', { vendor: 'euipo', kind: 'timeout', count: 20 });
  await desk.settle();
  expect(await filingOf(id)).toMatchObject({
    status: 'PREPARED',
    attempts: 1,
    trouble: expect.stringContaining('euipo'),
  });
});

it('a client who is to be forgotten leaves the copies an office has, and no other', async () => {
  const { marks } = await desk.approvedOrder();
  await desk.step('fileTrademark', marks['UK'] ?? '', { number: 'UK00004000002', filingDate: today() });
  const definition = trademarksService({ linkKey: key, encryptionKey: key });
  await deliver(desk.trademarks.runtime, consumerOf(definition, 'erasure'), {
    schema: UserErasedSchema,
    message: { userId: jana.userId },
    source: 'accounts',
    streamId: jana.userId,
  });
  const left: { trademark_id: string }[] = await desk.trademarks.db.query(
    'select trademark_id from filing_copy where trademark_id = any($1)',
    [Object.values(marks)],
  );
  expect(left.map(({ trademark_id: id }) => id)).toEqual([marks['UK']]);
});
