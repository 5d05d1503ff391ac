import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { buildSubgraph } from '@cotta/kit/edge/subgraph/build.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { graphql, type GraphQLSchema } from 'graphql';
import { requestReminders } from './reminders/reminder-worker.js';
import { assignRegistrationRequest } from './assign-registration-request.js';
import { claimRequest } from './claim-request.js';
import { dismissVerification } from './verification/dismiss-verification.js';
import { pauseReminders } from './reminders/pause-reminders.js';
import { saveVerificationResult } from './verification/save-verification-result.js';
import { startVerification } from './verification/start-verification.js';
import {
  adminId,
  admin,
  byLink,
  client,
  clientId,
  content,
  lawyer,
  lawyerId,
  passerBy,
  question,
  stranger,
} from '../testing/facts.js';
import { openRequestsFixture, type RequestsFixture } from '../testing/requests-fixture.js';

// Nobody searched, and the answers say so: more would not be released.
const unsearched = {
  ...content,
  jurisdictions: content.jurisdictions.map(({ jurisdiction, reason: why }) => ({
    jurisdiction,
    verdict: 'no answer' as const,
    risk: null,
    reason: why,
    notSearched: 'NO_REGISTER_HELD' as const,
  })),
};
const reason = 'Both words describe the goods.';
let fixture: RequestsFixture;
let schema: GraphQLSchema;
const streamId = systemIds.next();

beforeAll(async () => {
  fixture = await openRequestsFixture('2026-03-02T10:00:00Z');
  const { definition, resolvers } = fixture;
  ({ schema } = buildSubgraph({
    name: definition.name,
    resources: definition.resources,
    commands: definition.commands,
    execute: () => Promise.reject(new Error('nothing is written here')),
    typeDefs: definition.typeDefs ?? '',
    resolvers,
  }));
  await fixture.ask(question, passerBy, { streamId });
  await fixture.run(startVerification, { streamId, viewer: lawyer, input: {} });
  await fixture.run(assignRegistrationRequest, {
    streamId,
    viewer: admin,
    input: { assignedAdminId: adminId },
  });
  await fixture.run(saveVerificationResult, { streamId, viewer: lawyer, input: unsearched });
  await fixture.run(dismissVerification, { streamId, viewer: lawyer, input: { reason, alternatives: [] } });
  await fixture.run(pauseReminders, { streamId, viewer: admin, input: { paused: true } });
  await fixture.run(pauseReminders, { streamId, viewer: admin, input: { paused: false } });
  await fixture.run(claimRequest, { streamId, viewer: systemViewer, input: { userId: clientId } });
  fixture.clock.moveBy({ days: 3 });
  await requestReminders(fixture.runtime).scan();
});
afterAll(() => fixture.close());

interface Entry {
  readonly label: string;
  readonly type: string;
  readonly by: string;
  readonly actorId: string | null;
  readonly reason: string | null;
}

async function timeline(viewer: Viewer): Promise<readonly Entry[] | undefined> {
  const source = `{ registrationRequest(id: "${streamId}") { timeline { label type by actorId reason } } }`;
  const { data, errors } = await graphql({
    schema,
    source,
    contextValue: { viewer, manager: fixture.runtime.db.manager, log: silentLog, requestId: 'timeline' },
  });
  expect(errors).toBeUndefined();
  const preloaded = (data as { registrationRequest: { timeline: Entry[] } | null } | null)
    ?.registrationRequest?.timeline;
  return preloaded?.map((entry) => ({ ...entry }));
}

const forClients = [
  { label: 'Verification requested', by: 'YOU' },
  { label: 'Verification started', by: 'US' },
  { label: 'Verification dismissed', by: 'US' },
  { label: 'Request tied to account', by: 'US' },
  { label: 'Result not viewed first reminder', by: 'US' },
];

describe('the timeline of a request', () => {
  // Whether the address has an account is not for whoever typed it.
  const forLinks = forClients.filter(({ label }) => label !== 'Request tied to account');
  it.each([
    ['its customer', client, forClients],
    ['a link to it', byLink('verification-summary', { subjectId: streamId }), forLinks],
  ])('tells %s what concerns clients, and never which person did it', async (_, viewer, expected) => {
    const entries = await timeline(viewer);
    expect(entries?.map(({ label, by }) => ({ label, by }))).toEqual(expected);
    expect(entries?.filter(({ actorId }) => actorId !== null)).toEqual([]);
    expect(entries?.filter((entry) => entry.reason !== null)).toMatchObject([
      { type: 'VerificationDismissed', reason },
    ]);
  });

  it.each([
    ['a lawyer', lawyer],
    ['an admin', admin],
  ])('tells %s everything, oldest first, and who did it', async (_, viewer) => {
    const entries = await timeline(viewer);
    expect(entries?.map(({ type }) => type)).toEqual([
      'VerificationRequested',
      'VerificationStarted',
      'AdminAssigned',
      'VerificationResultSaved',
      'VerificationDismissed',
      'RemindersPaused',
      'RemindersPaused',
      'RequestClaimed',
      'ClientReminded',
    ]);
    expect(entries?.map(({ actorId }) => actorId)).toEqual([
      null,
      lawyerId,
      adminId,
      lawyerId,
      lawyerId,
      adminId,
      adminId,
      null,
      null,
    ]);
  });

  it.each([
    ['another customer', stranger],
    ['a passer-by', passerBy],
    ['a revoked link', byLink('verification-summary', { subjectId: streamId, revision: 0 })],
  ])('is not there for %s', async (_, viewer) => {
    expect(await timeline(viewer)).toBeUndefined();
  });
});
