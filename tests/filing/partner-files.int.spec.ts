import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { signedHeaders } from '@cotta/trademarks/testing.js';
import { CREDENTIALS } from '../../infra/simulators/credentials.mjs';
import { admin, jana, keys, lawyer, openFilingDesk, type FilingDesk } from './filing-desk.js';

let desk: FilingDesk;
beforeAll(async () => {
  desk = await openFilingDesk();
});
afterAll(() => desk.close());

const get = (path: string, key = keys.northbridge): Promise<Response> =>
  fetch(`${desk.url}/filing-instructions/${path}`, { headers: { authorization: `Bearer ${key}` } });
function post(
  path: string,
  {
    key = keys.northbridge,
    body = {},
    idempotencyKey = systemIds.next(),
  }: { key?: string; body?: object; idempotencyKey?: string } = {},
): Promise<Response> {
  const text = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${key}`,
    'idempotency-key': idempotencyKey,
    ...signedHeaders(CREDENTIALS.partnerSecret, systemIds.next(), text, new Date()),
  };
  return fetch(`${desk.url}/filing-instructions/${path}`, { method: 'POST', headers, body: text });
}
const refusal = async (answer: Promise<Response>): Promise<unknown> => {
  const got = await answer;
  const { code } = (await got.json()) as { code: string };
  return [got.status, code];
};
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);
const filingOf = async (id: string) =>
  (
    await desk.trademarks.ask(
      admin,
      'query ($id: ID!) { filing(id: $id) { status downloads(orderBy: [{ field: CREATED_AT, direction: ASC }]) { items { partner documentId colleagueId } } } }',
      { id },
    )
  ).data.filing;

/** An order with a power of attorney, a certified copy of the earlier filing, and an invoice that is nobody's business at an office. */
async function orderWithPapers() {
  const order = await desk.approvedOrder();
  const us = order.marks['US'] ?? '';
  const papers = {
    authority: await desk.paper({
      type: 'USER_SIGNED_POA',
      subjectType: 'registration_request',
      subjectId: order.requestId,
      bytes: pdf('power of attorney'),
    }),
    priority: await desk.paper({
      type: 'PRIORITY_FILING_DOCUMENT',
      subjectType: 'application',
      subjectId: order.applicationId,
      bytes: pdf('priority'),
    }),
    invoice: await desk.paper({
      type: 'INVOICE',
      subjectType: 'registration_request',
      subjectId: order.requestId,
      bytes: pdf('invoice'),
    }),
  };
  const source =
    'mutation ($id: ID!, $input: UpdateTrademarkInput!) { updateTrademark(id: $id, input: $input) { ... on Trademark { id } ... on Refusal { code message } } }';
  const { data } = await desk.trademarks.ask(lawyer, source, {
    id: us,
    input: { poaDocumentId: papers.authority },
  });
  expect(data.updateTrademark).toEqual({ id: us });
  return { us, papers, order };
}

/** Handed to a partner and gone out to him; `code`: which one. */
async function handed(markId: string, code = 'northbridge'): Promise<string> {
  const { id = '' } = await desk.prepare(markId, { route: 'Partner', partner: code });
  expect(await desk.confirm(id)).toBe('Filing');
  await desk.settle();
  return id;
}

describe('what a partner fetches', () => {
  let setting: Awaited<ReturnType<typeof orderWithPapers>>;
  let id: string;
  beforeAll(async () => {
    setting = await orderWithPapers();
    id = await handed(setting.us);
  });

  it('is the application and the bytes of its documents in one archive, each with the digest the XML says', async () => {
    const answer = await get(`${id}/package`);
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition'),
    ]).toEqual([200, 'application/zip', `attachment; filename="US-${id}.zip"`]);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual([
      'application.xml',
      'application.json',
      'documents/01-power-of-attorney.pdf',
      'documents/02-priority-filing-document.pdf',
    ]);
    expect(
      Buffer.from(files['documents/01-power-of-attorney.pdf'] ?? []).equals(pdf('power of attorney')),
    ).toBe(true);
    const xml = Buffer.from(files['application.xml'] ?? []).toString('utf8');
    expect(xml).toContain('<tmk:MarkVerbalElementText>Velomar</tmk:MarkVerbalElementText>');
    expect(xml).toContain('<com:LegalEntityName>Velomar s.r.o.</com:LegalEntityName>');
    for (const name of Object.keys(files).filter((one) => one.startsWith('documents/'))) {
      const [, published] =
        new RegExp(
          `<com:FileName>${name}</com:FileName>[\\s\\S]*?<com:DocumentDigestSHA256>([0-9a-f]{64})<`,
        ).exec(xml) ?? [];
      expect(published).toBe(sha256(files[name] ?? new Uint8Array()));
    }
  });

  it('is one document as well, by its id, and no document that is not in the package', async () => {
    const answer = await get(`${id}/document/${setting.papers.priority}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf('priority'))).toBe(true);
    expect(await refusal(get(`${id}/document/${setting.papers.invoice}`))).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(get(`${id}/document/${systemIds.next()}`))).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(get(`${id}/document/..`.replace('..', '%2E%2E%2Fhanded')))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it("is nobody else's: another partner's is as unknown as one that does not exist, and no inner address is reachable", async () => {
    expect(await refusal(get(`${id}/package`, keys.other))).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(get(`${id}/document/${setting.papers.priority}`, keys.other))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await refusal(get(`${systemIds.next()}/package`))).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(get(`${id}/package`, 'nobody'))).toEqual([401, 'UNAUTHENTICATED']);
    for (const path of ['files', 'files%2Fwanted', 'files%2Fhanded'])
      expect((await get(`${id}/${path}`)).status).toBe(404);
    expect((await post(`${id}/files%2Fhanded`, { body: { documents: [] } })).status).toBe(404);
  });

  it('is written down, each time, and what was refused is not', async () => {
    const { downloads } = await filingOf(id);
    expect(downloads.items).toEqual([
      { partner: 'northbridge', documentId: null, colleagueId: null },
      { partner: 'northbridge', documentId: setting.papers.priority, colleagueId: null },
    ]);
    const asCustomer = await desk.trademarks.ask(jana, '{ filingDownloadList { items { id } } }');
    expect(asCustomer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('is there as long as it is his to work on: not once it came back', async () => {
    expect((await post(`${id}/rejection`, { body: { reason: 'Goods too broad.' } })).status).toBe(204);
    expect(await refusal(get(`${id}/package`))).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(get(`${id}/document/${setting.papers.priority}`))).toEqual([404, 'NOT_FOUND']);
    expect((await filingOf(id)).downloads.items).toHaveLength(2);
  });
});

describe('an instruction that is not to be had yet, or not whole', () => {
  it('has no files before it was confirmed', async () => {
    const { us } = await orderWithPapers();
    const { id = '' } = await desk.prepare(us, { route: 'Partner', partner: 'northbridge' });
    expect(await refusal(get(`${id}/package`))).toEqual([404, 'NOT_FOUND']);
  });

  it('goes out whole or not at all: an approved document that is gone is named', async () => {
    const { us } = await orderWithPapers();
    const source =
      'mutation ($id: ID!, $input: UpdateTrademarkInput!) { updateTrademark(id: $id, input: $input) { ... on Trademark { id } ... on Refusal { code } } }';
    await desk.trademarks.ask(lawyer, source, { id: us, input: { poaDocumentId: systemIds.next() } });
    const id = await handed(us);
    const answer = await get(`${id}/package`);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        status: 409,
        code: 'DOCUMENT_LOST',
        detail: 'A document that was approved is not there any more: power of attorney.',
      },
    ]);
    expect((await filingOf(id)).downloads.items).toEqual([]);
  });
});

describe('what a partner says out of turn', () => {
  it('of a mark it was never handed is unknown, and changes nothing', async () => {
    const { marks } = await desk.approvedOrder();
    const id = await handed(marks['US'] ?? '', 'other');
    for (const path of [
      `${id}/acknowledgement`,
      `${systemIds.next()}/acknowledgement`,
      `${marks['US']}/acknowledgement`,
    ])
      expect(await refusal(post(path))).toEqual([404, 'NOT_FOUND']);
    expect((await filingOf(id)).status).toBe('SUBMITTED');
  });

  it('twice is taken once: neither the same call again nor another one of the same words moves anything', async () => {
    const { marks } = await desk.approvedOrder();
    const id = await handed(marks['US'] ?? '', 'other');
    const acknowledged = async () =>
      (
        await desk.trademarks.ask(
          admin,
          'query ($id: ID!) { filing(id: $id) { status version acknowledgedAt } }',
          { id },
        )
      ).data.filing;
    const idempotencyKey = systemIds.next();
    expect((await post(`${id}/acknowledgement`, { key: keys.other, idempotencyKey })).status).toBe(204);
    const once = await acknowledged();
    expect(once).toMatchObject({ status: 'ACKNOWLEDGED', acknowledgedAt: expect.any(String) });
    for (const same of [idempotencyKey, systemIds.next()])
      expect((await post(`${id}/acknowledgement`, { key: keys.other, idempotencyKey: same })).status).toBe(
        204,
      );
    expect(await acknowledged()).toEqual(once);
  });

  it('after it sent the instruction back is refused in words, and the mark is not filed by it', async () => {
    const { marks } = await desk.approvedOrder();
    const id = await handed(marks['US'] ?? '', 'other');
    expect(
      (await post(`${id}/rejection`, { key: keys.other, body: { reason: 'No capacity.' } })).status,
    ).toBe(204);
    await desk.settle();
    const late = [
      await post(`${id}/acknowledgement`, { key: keys.other }),
      await post(`${id}/filing`, {
        key: keys.other,
        body: { application_number: '98765432', filing_date: '2026-01-02' },
      }),
    ];
    for (const answer of late)
      expect([answer.status, await answer.json()]).toEqual([
        409,
        { status: 409, code: expect.stringMatching(/^[A-Z_]+$/), detail: expect.stringMatching(/\w+ \w+/) },
      ]);
    expect([(await filingOf(id)).status, await desk.statusOf(marks['US'] ?? '')]).toEqual([
      'RETURNED',
      'READY_FOR_FILING',
    ]);
  });
});
