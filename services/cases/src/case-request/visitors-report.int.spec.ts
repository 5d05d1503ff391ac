import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { readStream } from '@cotta/kit/runtime/event-store/read-stream.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { CaseRequestChangedSchema, CaseRequestEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import type { ThreatReporterWritten } from '@cotta/proto/cotta/cases/v1/events_pb.js';
import { decidedReports } from '../heard/cases/on-decided-reports.js';
import { casesService } from '../service.js';
import { reporterPublications } from './publish-reporter-letters.js';

const key = Buffer.alloc(32, 7).toString('base64url');
const keys = { linkKey: key, encryptionKey: key };
const clock = new FakeClock('2026-03-20T09:00:00Z');
const visitor = viewerOf('visitor');
const admin = viewerOf('admin', nameBasedId('admin'));
const eva = viewerOf('customer', nameBasedId('eva'));
const byLink = (subjectId: string, revision = 1) => ({
  ...visitor,
  link: { purpose: 'threat-report' as const, subjectId, revision },
});
const refusal = '... on Refusal { code fields { path code } }';
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(casesService(keys), clock);
});
afterAll(() => fixture.close());

const report = (more: object = {}) => ({
  type: 'Copy of the logo',
  links: ['https://shop.test/1'],
  message: '<script>alert(1)</script> They copy us.',
  contactEmail: 'iva@client.test',
  ...more,
});

async function sent(input: object) {
  const { data } = await fixture.ask(
    visitor,
    `mutation ($input: ReportInfringementInput!) { done: reportInfringement(input: $input) { ... on InfringementReport { requestId } ${refusal} } }`,
    { input },
  );
  return data?.done;
}

async function taken(viewer: typeof visitor, name: string, id: string, input: object = {}) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation ($id: ID!, $input: ${type}!) { done: ${name}(id: $id, input: $input) { ... on CaseRequest { id } ${refusal} } }`,
    { id, input },
  );
  return data?.done ?? { code: errors?.[0]?.extensions?.code };
}

async function read(viewer: typeof visitor, id: string) {
  const { data } = await fixture.ask(
    viewer,
    'query ($id: ID!) { caseRequest(id: $id) { id status links message confirmedAt dismissReason alreadyHandled } }',
    { id },
  );
  return data?.caseRequest;
}

/** What was said to whoever writes letters, in its order. */
async function said(id: string): Promise<{ type: string; message: Partial<ThreatReporterWritten> }[]> {
  const events = await inTransaction(fixture.db, (tx) => readStream(tx, id));
  const publications = reporterPublications(keys);
  return events.flatMap((event) => {
    const message = publications[event.type]?.map(event);
    return message === undefined
      ? []
      : [{ type: event.type, message: message as Partial<ThreatReporterWritten> }];
  });
}

async function decided(id: string, step: 'CONVERTED' | 'DISMISSED') {
  await deliver(fixture.runtime, decidedReports, {
    schema: CaseRequestChangedSchema,
    source: 'cases',
    streamId: id,
    message: { entityId: id, event: CaseRequestEvent[`CASE_REQUEST_${step}`] },
  });
}

describe('a report of somebody without an account', () => {
  it('is confirmed by the link of its letter, and read there with what became of it', async () => {
    const { requestId: id } = await sent(report());
    const [letter, ...more] = await said(id);
    expect(more).toEqual([]);
    expect(JSON.stringify(letter?.message.contact)).not.toContain('iva@client.test');
    const token = letter?.message.linkPath?.replace('/report-brand-infringement/', '') ?? '';
    expect(readLink(token, key, clock.now())).toMatchObject({
      state: 'valid',
      link: { purpose: 'threat-report', subjectId: id, revision: 1 },
    });
    expect(await read(byLink(id), id)).toMatchObject({ status: 'CREATED', confirmedAt: null });
    expect(await taken(byLink(id), 'confirmCaseRequest', id)).toEqual({ id });
    expect(await taken(byLink(id), 'addCaseRequestLinks', id, { links: ['https://shop.test/2'] })).toEqual({
      id,
    });
    await taken(admin, 'takeOnCaseRequest', id);
    await taken(admin, 'dismissCaseRequest', id, { dismissReason: 'It is the brand’s own shop.' });
    await decided(id, 'DISMISSED');
    expect((await said(id)).at(-1)).toMatchObject({
      type: 'CaseRequestNotified',
      message: { standsAt: 'Dismissed', userId: '' },
    });
    expect(await read(byLink(id), id)).toMatchObject({
      status: 'DISMISSED',
      links: ['https://shop.test/1', 'https://shop.test/2'],
      dismissReason: 'It is the brand’s own shop.',
    });
  });

  it('opens to nobody without its link, with another one, or with one that was revoked', async () => {
    const { requestId: id } = await sent(report({ contactEmail: 'other@client.test' }));
    const { requestId: others } = await sent(report({ contactEmail: 'third@client.test' }));
    for (const viewer of [visitor, byLink(others), eva]) expect(await read(viewer, id)).toBeNull();
    expect(await taken(byLink(others), 'confirmCaseRequest', id)).toMatchObject({ code: 'NOT_FOUND' });
    await taken(admin, 'revokeCaseRequestLinks', id, { reason: 'It was passed on.' });
    expect(await read(byLink(id), id)).toBeNull();
    expect(await taken(byLink(id), 'addCaseRequestLinks', id, { links: ['https://a.test/'] })).toMatchObject({
      code: 'NOT_FOUND',
    });
    await taken(admin, 'sendCaseRequestLink', id);
    const token = (await said(id)).at(-1)?.message.linkPath?.replace('/report-brand-infringement/', '') ?? '';
    expect(readLink(token, key, clock.now())).toMatchObject({ link: { subjectId: id, revision: 2 } });
    expect(await read(byLink(id, 2), id)).toMatchObject({ id });
  });

  it('writes nothing of its outcome to an address nobody confirmed', async () => {
    const { requestId: id } = await sent(report({ contactEmail: 'unaware@client.test' }));
    await taken(admin, 'takeOnCaseRequest', id);
    expect(await taken(admin, 'notifyCaseRequest', id)).toMatchObject({ code: 'REPORTER_UNCONFIRMED' });
    await taken(admin, 'dismissCaseRequest', id, { dismissReason: 'Nothing is there.' });
    await decided(id, 'DISMISSED');
    expect(await said(id)).toHaveLength(1);
  });

  it('fills no mailbox: three of one address an hour', async () => {
    const contactEmail = 'bombed@client.test';
    for (const [index, typed] of [contactEmail, contactEmail.toUpperCase(), contactEmail].entries())
      expect(await sent(report({ contactEmail: typed, links: [`https://b.test/${index}`] }))).toHaveProperty(
        'requestId',
      );
    expect(await sent(report({ contactEmail }))).toMatchObject({ code: 'TOO_MANY_REPORTS' });
    clock.moveBy({ hours: 1, seconds: 1 });
    expect(await sent(report({ contactEmail }))).toHaveProperty('requestId');
  });

  it('names one to twenty pages of the web, and nothing that runs', async () => {
    const at = async (links: readonly string[]) =>
      (await sent(report({ contactEmail: 'links@client.test', links }))).fields?.[0]?.path?.[0];
    expect(await at([])).toBe('links');
    expect(await at(Array.from({ length: 21 }, (_, index) => `https://c.test/${index}`))).toBe('links');
    expect(await at(['javascript:alert(1)'])).toBe('links');
    expect(await at(['https://ok.test/', 'data:text/html,x'])).toBe('links');
  });

  it('of a page that was reported before says so once the address is confirmed, and nothing of who did', async () => {
    const links = ['https://known.test/1'];
    const { requestId: first } = await sent(report({ links, contactEmail: 'first@client.test' }));
    clock.moveBy({ seconds: 1 });
    const { requestId: id } = await sent(report({ links, contactEmail: 'second@client.test' }));
    expect((await read(byLink(id), id)).alreadyHandled).toBeNull();
    await taken(byLink(id), 'confirmCaseRequest', id);
    expect((await read(byLink(id), id)).alreadyHandled).toBe('CREATED');
    expect(await read(byLink(id), first)).toBeNull();
    await taken(byLink(first), 'confirmCaseRequest', first);
    expect((await read(byLink(first), first)).alreadyHandled).toBeNull();
    await taken(admin, 'takeOnCaseRequest', first);
    await taken(admin, 'dismissCaseRequest', first, { dismissReason: 'It is allowed there.' });
    expect((await read(byLink(id), id)).alreadyHandled).toBeNull();
  });
});
