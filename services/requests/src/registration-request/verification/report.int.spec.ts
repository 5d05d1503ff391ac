import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { readPdf, wholeText } from '@cotta/kit/testing/read-pdf.js';
import { makeReportFiles } from '../report-pdf/make-report-files.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { requestsService } from '../../service.js';
import {
  byLink,
  client,
  preloaded,
  lawyer,
  lawyerId,
  passerBy,
  search,
  signedSearch,
  stranger,
  testKey,
} from '../../testing/facts.js';

const definition = requestsService({ linkKey: testKey, encryptionKey: testKey });
const clock = new FakeClock('2026-11-16T09:00:00Z');
let fixture: ServiceFixture;
let id: string;
beforeAll(async () => {
  fixture = await openServiceFixture(definition, clock);
  await fixture.db.query('insert into staff_name (user_id, display_name) values ($1, $2)', [
    lawyerId,
    preloaded.lawyerName,
  ]);
  const input = {
    type: 'TEXT',
    value: 'Lumara',
    jurisdictions: ['EU', 'US'],
    jurisdictionsUndecided: false,
    websites: [],
    businessDescription: 'Lamps of blown glass.',
    classes: [11],
    language: 'en',
    sendMarketingEmails: false,
    contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá' },
  };
  const { data } = await fixture.ask(
    client,
    'mutation ($input: RequestVerificationInput!) { requestVerification(input: $input) { ... on VerificationReceipt { requestId } ... on Refusal { code } } }',
    { input },
  );
  id = data.requestVerification.requestId;
});
afterAll(() => fixture.close());

const only = 'US';
const record = (otherwise: object = {}) =>
  signedSearch({
    requestId: id,
    now: clock.now(),
    otherwise: {
      offices: search().offices.filter(({ jurisdiction }) => jurisdiction !== only),
      ...otherwise,
    },
  });
const keep = (viewer: typeof lawyer, text: string) =>
  fixture.ask(
    viewer,
    'mutation ($id: ID!, $record: String!) { recordVerificationSearch(id: $id, input: { record: $record }) { ... on RegistrationRequest { id } ... on Refusal { code } } }',
    { id, record: text },
  );
const approve = () =>
  fixture.ask(
    lawyer,
    'mutation ($id: ID!) { approveVerification(id: $id, input: { overallRisk: LOW }) { ... on RegistrationRequest { status } ... on Refusal { code fields { path code } } } }',
    { id },
  );
const save = (us: object) =>
  fixture.ask(
    lawyer,
    'mutation ($id: ID!, $input: SaveVerificationResultInput!) { saveVerificationResult(id: $id, input: $input) { ... on RegistrationRequest { id } ... on Refusal { code fields { path code } } } }',
    {
      id,
      input: {
        textValue: 'Lumara',
        verifiedClasses: [11, 35],
        classAdvice: [
          { classNumber: 11, advice: 'RECOMMENDED' },
          { classNumber: 19, advice: 'ADVISED_AGAINST', reason: 'Taken for floors.' },
        ],
        setAside: [],
        similarTrademarks: [],
        distinctiveness: { band: 'STRONG', explanation: 'Invented.', descriptiveWords: [] },
        jurisdictions: [
          { jurisdiction: 'EU', verdict: 'GO', risk: 'LOW', reason: 'Free.' },
          { jurisdiction: 'US', reason: 'Not looked at.', ...us },
        ],
      },
    },
  );
const REPORT =
  'query ($id: ID!) { registrationRequest(id: $id) { jurisdictions report { number publicId seal frozen recommendedClasses classAdvice { classNumber advice } jurisdictions { jurisdiction verdict notSearched } searches { query offices { jurisdiction } } asked { offices } lawyerName } notCovered { kind jurisdiction classNumber since } } }';
const report = async (viewer: typeof lawyer) => {
  const { data, errors } = await fixture.ask(viewer, REPORT, { id });
  expect(errors).toBeUndefined();
  return data.registrationRequest;
};

describe('a report', () => {
  it('is recorded by no visitor or client, and never from words of one’s own', async () => {
    for (const viewer of [passerBy, client, stranger, byLink('verification-summary', { subjectId: id })]) {
      expect((await keep(viewer, record())).errors?.[0]?.extensions?.code).toMatch(
        /FORBIDDEN|UNAUTHENTICATED/,
      );
    }
    expect((await keep(lawyer, `${record()}x`)).data.recordVerificationSearch).toEqual({
      code: 'SEARCH_INVALID',
    });
  });

  it('is refused with one list of what it would claim, and released once it says only what was done', async () => {
    await save({ verdict: 'GO', risk: 'LOW' });
    expect((await approve()).data.approveVerification).toEqual({
      code: 'REPORT_NOT_READY',
      fields: [
        { path: ['report', 'EU'], code: 'SEARCH_MISSING' },
        { path: ['report', 'US'], code: 'SEARCH_MISSING' },
      ],
    });
    expect((await keep(lawyer, record())).data.recordVerificationSearch).toEqual({ id });
    await save({ verdict: 'NO_ANSWER', notSearched: 'NO_REGISTER_HELD' });
    expect((await approve()).data.approveVerification).toEqual({ status: 'VERIFICATION_APPROVED' });
  });

  it('is frozen under its seal, and names only what was searched', async () => {
    const { report: frozen, notCovered } = await report(client);
    expect(frozen).toMatchObject({
      number: 1,
      lawyerName: preloaded.lawyerName,
      recommendedClasses: [11],
      classAdvice: [
        { classNumber: 11, advice: 'RECOMMENDED' },
        { classNumber: 19, advice: 'ADVISED_AGAINST' },
        { classNumber: 35, advice: 'NOT_ASSESSED' },
      ],
      asked: { offices: ['EU', 'US'] },
      searches: [{ query: 'Lumara', offices: [{ jurisdiction: 'EU' }] }],
      jurisdictions: [
        { jurisdiction: 'EU', verdict: 'GO', notSearched: null },
        { jurisdiction: 'US', verdict: 'NO_ANSWER', notSearched: 'NO_REGISTER_HELD' },
      ],
    });
    expect(createHash('sha256').update(frozen.frozen).digest('hex')).toBe(frozen.seal);
    expect(notCovered).toEqual([]);
  });

  it('becomes a file in each language, once, from its frozen text', async () => {
    expect(await makeReportFiles(fixture.runtime, { encryptionKey: testKey })).toBe(4);
    expect(await makeReportFiles(fixture.runtime, { encryptionKey: testKey })).toBe(0);
    const { report: frozen } = await report(client);
    const files: {
      stream_id: string;
      data: { language: string; name: string; sealed: string; sha256: string; userId: string | null };
    }[] = await fixture.db.query(`select stream_id, data from tracking_event where type = 'ReportFileMade'`);
    expect(files.map(({ data }) => data.name).toSorted()).toEqual(
      ['cs', 'en', 'es', 'sk'].map((language) => `report-${frozen.publicId}-v1-${language}.pdf`),
    );
    const published = (
      await fixture.ask(
        client,
        'query ($id: ID!) { registrationRequest(id: $id) { report { files { language name document { id } } } } }',
        { id },
      )
    ).data.registrationRequest.report.files;
    for (const { stream_id, data } of files) {
      const bytes = decrypt(Buffer.from(data.sealed, 'base64'), testKey, 'document file');
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(data.sha256);
      const text = wholeText(await readPdf(bytes));
      for (const part of [
        frozen.seal,
        'Lumara',
        preloaded.lawyerName,
        'Free.',
        'Not looked at.',
        'Taken for floors.',
      ])
        expect(text).toContain(part);
      expect(published).toContainEqual({
        language: data.language,
        name: data.name,
        document: { id: stream_id },
      });
    }
  });

  it('stays as it was when the order takes another office, which it then does not cover', async () => {
    const { report: before } = await report(client);
    const filesOf = () =>
      fixture.db.query(
        `select stream_id, data ->> 'sha256' as sha256 from tracking_event where type = 'ReportFileMade' order by stream_id`,
      );
    const filesBefore = await filesOf();
    clock.moveBy({ hours: 48 });
    const since = clock.now().toISOString();
    const corrected = await fixture.ask(
      lawyer,
      'mutation ($id: ID!) { updateRegistrationRequest(id: $id, input: { jurisdictions: ["EU", "CH"] }) { ... on RegistrationRequest { jurisdictions } ... on Refusal { code fields { path code } } } }',
      { id },
    );
    expect(corrected.data.updateRegistrationRequest).toEqual({ jurisdictions: ['EU', 'CH'] });
    for (const viewer of [client, lawyer, byLink('verification-summary', { subjectId: id })]) {
      const { report: after, notCovered } = await report(viewer);
      expect(after).toEqual(before);
      expect(notCovered).toEqual([{ kind: 'OFFICE', jurisdiction: 'CH', classNumber: null, since }]);
    }
    // The files are those of the release: an order that moved on makes none anew.
    expect(await makeReportFiles(fixture.runtime, { encryptionKey: testKey })).toBe(0);
    expect(await filesOf()).toEqual(filesBefore);
  });

  it('is nobody else’s', async () => {
    const lists = '{ reportVersionList { items { id } } recordedSearchList { items { id } } }';
    expect((await fixture.ask(stranger, lists)).data).toEqual({
      reportVersionList: { items: [] },
      recordedSearchList: { items: [] },
    });
    expect(await report(stranger)).toBeNull();
    expect(await report(byLink('verification-summary', { subjectId: id, revision: 0 }))).toBeNull();
  });

  it('has rows that are what the events say', async () =>
    expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]));
});
