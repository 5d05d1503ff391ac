import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { readFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import {
  LinksRevokedSchema,
  ReportOpenedSchema,
  VerificationApprovedSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { mark } from '../../search/testing/marks.js';
import { SameProcessThread } from '../../search/testing/same-process-thread.js';
import { SearchHost } from '../../search/worker/search-host.js';
import { trademarksService } from '../../service.js';
import { client, lawyer, stranger, visitor } from '../../testing/people.js';
import { recheckReports } from './recheck-reports.js';

const linkKey = Buffer.alloc(32, 9).toString('base64url');
const requestId = systemIds.next();
const clock = new FakeClock('2026-06-15T15:00:00Z');
const near = mark('ZORVANEX', { ref: 'EU:900', number: '900' });
let host: SearchHost;
let fixture: ServiceFixture;
let definition: ReturnType<typeof trademarksService>;
beforeAll(async () => {
  host = new SearchHost({
    timeoutMs: 60_000,
    restartMs: 50,
    startThread: () =>
      new SameProcessThread([near, mark('QUILTOP', { ref: 'EU:901' })], {
        coverage: { EU: { kind: 'ALL' } },
      }),
  });
  await host.untilReady();
  definition = trademarksService({ linkKey, search: host });
  fixture = await openServiceFixture(definition, clock);
});
afterAll(async () => {
  await host.stop();
  await fixture.close();
});

let streamVersion = 0;
const request = { requestId, userId: client.userId, linkRevision: 1 };
const hear = (
  schema: typeof VerificationApprovedSchema | typeof ReportOpenedSchema | typeof LinksRevokedSchema,
  message: object,
) => {
  streamVersion += 1;
  return deliver(fixture.runtime, consumerOf(definition, 'released-reports'), {
    schema,
    message: message as never,
    source: 'requests',
    streamId: requestId,
    streamVersion,
  });
};
const link = (revision: number) => ({
  ...visitor,
  link: { purpose: 'verification-summary' as const, subjectId: requestId, revision },
});
const RECHECK =
  'query ($id: ID!) { _entities(representations: [{ __typename: "RegistrationRequest", id: $id }]) { ... on RegistrationRequest { reportRechecks { items { number ranAt offices { jurisdiction dataOf } notRepeated { jurisdiction } newMarks { name number overall } } } } } }';
const recheck = async (viewer: typeof visitor) => {
  const { data, errors } = await fixture.ask(viewer, RECHECK, { id: requestId });
  expect(errors).toBeUndefined();
  return data._entities[0].reportRechecks.items[0];
};

describe('a search for a report', () => {
  it('is vouched for: what was searched, how much of it is held, and what was found', async () => {
    const ask = (viewer: typeof visitor) =>
      fixture.ask(
        viewer,
        'query ($id: ID!) { verificationSearch(query: "Zorvanex", jurisdictions: ["EU", "US"], requestId: $id) { record } }',
        { id: requestId },
      );
    const { record } = (await ask(lawyer)).data.verificationSearch;
    const reading = readFacts(record, 'verification search', {
      key: linkKey,
      now: clock.now(),
      longest: 200_000,
    });
    expect(reading).toMatchObject({
      state: 'valid',
      facts: {
        requestId,
        searcherId: lawyer.userId,
        query: 'Zorvanex',
        closenessLimit: 61,
        degraded: false,
        incomplete: false,
        offices: [{ jurisdiction: 'EU', dataOf: '2026-11-21', coverage: 'ALL', identical: 1, similar: 0 }],
        hits: [{ ref: 'EU:900', name: 'ZORVANEX', identical: true, overall: 100 }],
      },
    });
    expect((await ask(client)).data.verificationSearch).toEqual({ record: null });
  });
});

describe('since a report', () => {
  it('the same search is made again and finds nothing new while nothing came', async () => {
    await hear(VerificationApprovedSchema, {
      request,
      verdicts: [],
      report: {
        number: 1,
        releasedAt: timestampFromDate(clock.now()),
        searches: [
          {
            searchId: systemIds.next(),
            query: 'Zorvanex',
            jurisdictions: ['EU'],
            closenessLimit: 61,
            scoreVersion: await formula(),
            hitRefs: ['EU:900'],
            hitNumbers: ['900'],
            searchedAt: timestampFromDate(clock.now()),
          },
          {
            searchId: systemIds.next(),
            query: 'Zorvanex',
            jurisdictions: ['CH'],
            byHand: true,
            hitRefs: [],
            hitNumbers: [],
            searchedAt: timestampFromDate(clock.now()),
          },
        ],
      },
    });
    expect(await recheckReports(fixture.runtime, host)).toBe(1);
    expect(await recheck(client)).toMatchObject({
      number: 1,
      ranAt: clock.now().toISOString(),
      offices: [{ jurisdiction: 'EU' }],
      notRepeated: [{ jurisdiction: 'CH' }],
      newMarks: [],
    });
    expect(await recheckReports(fixture.runtime, host)).toBe(0);
  });

  it('a near mark that came later is found a day on, for whoever reads the report and nobody else', async () => {
    host.change([
      { key: 5, mark: mark('ZORVANEXX', { ref: 'EU:950', number: '950', filingDate: '2026-06-15' }) },
    ]);
    clock.moveBy({ hours: 25 });
    expect(await recheckReports(fixture.runtime, host)).toBe(1);
    for (const viewer of [client, lawyer, link(1)])
      expect((await recheck(viewer)).newMarks).toEqual([
        { name: 'ZORVANEXX', number: '950', overall: expect.any(Number) },
      ]);
    for (const viewer of [stranger, visitor, link(0)]) expect(await recheck(viewer)).toBeUndefined();
  });

  it('an old report is searched for again only when somebody opens it', async () => {
    clock.moveBy({ hours: 24 * 100 });
    expect(await recheckReports(fixture.runtime, host)).toBe(0);
    await hear(ReportOpenedSchema, { request });
    expect(await recheckReports(fixture.runtime, host)).toBe(1);
    expect(await recheckReports(fixture.runtime, host)).toBe(0);
  });

  it('is closed to links that were revoked', async () => {
    await hear(LinksRevokedSchema, { requestId, linkRevision: 2 });
    expect(await recheck(link(1))).toBeUndefined();
    expect(await recheck(link(2))).toMatchObject({ number: 1 });
  });
});

async function formula(): Promise<string> {
  const { answer } = await host.search({ query: 'Zorvanex', limit: 1, offset: 0 });
  return `${answer.versions.score}.${answer.versions.analysis}.${answer.versions.weights}`;
}
