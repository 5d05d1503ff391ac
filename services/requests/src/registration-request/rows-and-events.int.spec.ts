import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandOutcome } from '@cotta/kit/runtime/commands/handle-command.js';
import { readStream } from '@cotta/kit/runtime/event-store/read-stream.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import fc from 'fast-check';
import type { RegistrationRequestEvent } from './events.js';
import type { RegistrationRequestState } from './registration-request.js';
import { requestReminders } from './reminders/reminder-worker.js';
import { registrationRequest } from './registration-request.aggregate.js';
import { approveVerification } from './verification/approve-verification.js';
import { askForAccount } from './ask-for-account.js';
import { assignRegistrationRequest } from './assign-registration-request.js';
import { claimRequest } from './claim-request.js';
import { dismissVerification } from './verification/dismiss-verification.js';
import { markVerificationResultViewed } from './verification/mark-verification-result-viewed.js';
import { pauseReminders } from './reminders/pause-reminders.js';
import { defineRepeatVerification } from './verification/repeat-verification.js';
import { resendVerificationResult } from './verification/resend-verification-result.js';
import { revokeLinks } from './revoke-links.js';
import { defineRecordVerificationSearch } from './verification/record-verification-search.js';
import { saveVerificationResult } from './verification/save-verification-result.js';
import { startVerification } from './verification/start-verification.js';
import { updateServiceDescription } from './update-service-description.js';
import {
  adminId,
  byLink,
  clientId,
  content,
  lawyer,
  question,
  signedSearch,
  testKey,
} from '../testing/facts.js';
import { openRequestsFixture, type RequestsFixture } from '../testing/requests-fixture.js';

let fixture: RequestsFixture;
beforeAll(async () => {
  fixture = await openRequestsFixture('2026-03-02T10:00:00Z');
});
afterAll(() => fixture.close());

interface Step {
  /** Index of the request it is about. */
  readonly of: number;
  readonly what: keyof typeof steps;
  /** Hours that pass before. */
  readonly hours: number;
  readonly flag: boolean;
}

interface At {
  readonly streamId: string;
  readonly state: RegistrationRequestState;
  readonly flag: boolean;
  /** Different each time. */
  readonly word: string;
}

const summary = ({ streamId, state }: At) =>
  byLink('verification-summary', { subjectId: streamId, revision: state.about.linkRevision });

/** Every command that a request knows, by someone who may call it. */
const steps = {
  start: ({ streamId }: At) => fixture.run(startVerification, { streamId, viewer: lawyer, input: {} }),
  assign: ({ streamId, flag }: At) =>
    fixture.run(assignRegistrationRequest, {
      streamId,
      viewer: lawyer,
      input: { assignedAdminId: flag ? adminId : clientId },
    }),
  search: ({ streamId }: At) =>
    fixture.run(defineRecordVerificationSearch(testKey), {
      streamId,
      viewer: lawyer,
      input: { record: signedSearch({ requestId: streamId, now: fixture.clock.now() }) },
    }),
  save: ({ streamId, word, flag }: At) =>
    fixture.run(saveVerificationResult, {
      streamId,
      viewer: lawyer,
      input: { ...content, strategy: word, jurisdictions: flag ? content.jurisdictions : [] },
    }),
  approve: ({ streamId }: At) =>
    fixture.run(approveVerification, { streamId, viewer: lawyer, input: { overallRisk: 'medium' } }),
  dismiss: ({ streamId, flag }: At) =>
    fixture.run(dismissVerification, {
      streamId,
      viewer: lawyer,
      input: { reason: 'Both words describe the goods.', alternatives: flag ? ['Add a word.'] : [] },
    }),
  view: (at: At) =>
    fixture.run(markVerificationResultViewed, { streamId: at.streamId, viewer: summary(at), input: {} }),
  repeat: (at: At) =>
    fixture.run(defineRepeatVerification(testKey), {
      streamId: at.streamId,
      viewer: summary(at),
      input: { value: at.word },
    }),
  describe: (at: At) =>
    fixture.run(updateServiceDescription, {
      streamId: at.streamId,
      viewer: summary(at),
      input: { businessDescription: at.word, websites: [] },
    }),
  pause: ({ streamId, flag }: At) =>
    fixture.run(pauseReminders, { streamId, viewer: lawyer, input: { paused: flag } }),
  resend: ({ streamId }: At) =>
    fixture.run(resendVerificationResult, { streamId, viewer: lawyer, input: {} }),
  revoke: ({ streamId }: At) => fixture.run(revokeLinks, { streamId, viewer: lawyer, input: {} }),
  askForAccount: (at: At) =>
    fixture.run(askForAccount, { streamId: at.streamId, viewer: summary(at), input: {} }),
  claim: ({ streamId }: At) =>
    fixture.run(claimRequest, { streamId, viewer: systemViewer, input: { userId: clientId } }),
} satisfies Readonly<Record<string, (at: At) => Promise<CommandOutcome>>>;

async function stateOf(streamId: string): Promise<RegistrationRequestState> {
  const events = await inTransaction(fixture.runtime.db, (tx) =>
    readStream(tx, streamId, registrationRequest),
  );
  // The edge: what the store gives back under this category is what this aggregate wrote.
  return events.reduce(
    (state, event) => registrationRequest.evolve(state, event as unknown as RegistrationRequestEvent),
    registrationRequest.initial,
  );
}

async function rowOf(streamId: string): Promise<Record<string, unknown>> {
  const [row] = await fixture.runtime.db.query(
    `select status, user_id, link_revision, reminders_paused, verification_version, value, business_description, assigned_admin_id, viewed_at is not null as viewed
     from registration_request where id = $1`,
    [streamId],
  );
  return row;
}

function rowSaid(state: RegistrationRequestState): Record<string, unknown> {
  const { about, mark } = state;
  return {
    status: state.status,
    user_id: about.userId,
    link_revision: about.linkRevision,
    reminders_paused: state.remindersPaused,
    verification_version: state.verificationVersion,
    value: mark.value,
    business_description: mark.businessDescription,
    assigned_admin_id: about.assignedAdminId,
    viewed: state.viewed,
  };
}

async function take(requestIds: readonly string[], step: Step): Promise<string> {
  fixture.clock.moveBy({ hours: step.hours });
  // A reminder that cannot be issued would fail again at each tick.
  expect(await requestReminders(fixture.runtime).scan()).toMatchObject({ failed: 0, clockJumped: false });
  const streamId = requestIds[step.of % requestIds.length] ?? '';
  const outcome = await steps[step.what]({
    streamId,
    state: await stateOf(streamId),
    flag: step.flag,
    word: systemIds.next(),
  });
  return 'refusal' in outcome ? 'refused' : 'done';
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  of: fc.integer({ min: 0, max: 1 }),
  what: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  hours: fc.integer({ min: 0, max: 90 }),
  flag: fc.boolean(),
});
/** Commands by themselves rarely get to an answer; this one often does. */
const story = fc.array(
  fc.oneof(
    anyStep,
    anyStep.map((step): Step => ({ ...step, what: step.flag ? 'save' : 'approve' })),
    anyStep.map((step): Step => ({ ...step, what: 'search' })),
  ),
  { minLength: 10, maxLength: 16 },
);

describe('rows after any commands', () => {
  it('are what the events say, and no reminder stays that cannot be issued', async () => {
    const tally: Record<string, number> = {};
    // One database for all runs: what failed stays there, so a smaller example would only seem to fail.
    await fc.assert(
      fc.asyncProperty(story, async (taken) => {
        const requestIds = [systemIds.next(), systemIds.next()];
        for (const streamId of requestIds) await fixture.ask(question, lawyer, { streamId });
        for (const step of taken) {
          const came = await take(requestIds, step);
          tally[came] = (tally[came] ?? 0) + 1;
        }
        for (const streamId of requestIds)
          expect(await rowOf(streamId)).toEqual(rowSaid(await stateOf(streamId)));
        expect((await rebuildCheck(fixture.runtime.db, fixture.definition.aggregates)).differences).toEqual(
          [],
        );
      }),
      { numRuns: 20, endOnFailure: true },
    );
    const types: { type: string }[] = await fixture.runtime.db.query(
      'select distinct type from tracking_event order by type',
    );
    process.stdout.write(
      `rows and events: ${tally['done']} commands carried out, ${tally['refused']} refused, ${types.length} types of facts\n`,
    );
    expect(types.length).toBeGreaterThan(8);
  });
});
