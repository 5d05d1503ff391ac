import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { TransitionFact, RegistrationRequestEvent } from './events.js';
import type { RequestStatus } from './labels.js';
import { application } from '../application/application.record.js';
import { requestReminders } from './reminders/reminder-worker.js';
import { readDraft } from './draft/preload-draft.js';
import { registrationRequest } from './registration-request.aggregate.js';
import { about, approved, asked, dismissed, lawyer, mark, paused, viewed } from '../testing/facts.js';
import { openRequestsFixture, type RequestsFixture } from '../testing/requests-fixture.js';

const PRICE = '01990000-0000-7000-8000-0000000000e1';

let fixture: RequestsFixture;
beforeAll(async () => {
  fixture = await openRequestsFixture('2026-03-03T10:00:00Z');
});
afterAll(() => fixture.close());

const to = (
  type: RegistrationRequestEvent['type'],
  status: RequestStatus,
  columns: TransitionFact['columns'] = {},
) => ({ type, data: { about, status, columns } }) as RegistrationRequestEvent;
const ordered = to('OrderCreated', 'Order created', { quoteId: PRICE });
const drafting = to('ReadyForDrafting', 'Ready for drafting');
const sent = to('SentForReview', 'Sent for review');

/** Facts as they are, whatever a decider would say: what is planned depends on them alone. */
async function happen(streamId: string, ...facts: readonly RegistrationRequestEvent[]): Promise<void> {
  const stream = facts[0]?.type === 'VerificationRequested' ? 'new' : 'existing';
  const command = defineCommand({
    name: 'Happen',
    doc: 'For this test.',
    aggregate: registrationRequest,
    stream,
    allowed: ['system'],
    input: {},
    decide: () => facts.map((fact) => ofOne(fact, streamId)),
  });
  await handleCommand(fixture.runtime, {
    command,
    streamId,
    viewer: systemViewer,
    input: {},
    commandId: systemIds.next(),
  });
}

/** No two requests have one number. */
function ofOne(fact: RegistrationRequestEvent, streamId: string): RegistrationRequestEvent {
  return 'about' in fact.data
    ? ({
        ...fact,
        data: { ...fact.data, about: { ...fact.data.about, publicId: `V-${streamId.slice(-8)}` } },
      } as RegistrationRequestEvent)
    : fact;
}

async function order(...facts: readonly RegistrationRequestEvent[]): Promise<string> {
  const streamId = systemIds.next();
  await happen(streamId, asked(), ...facts);
  return streamId;
}

/** `kind step instant`, by time, of what waits to fall due. */
async function planned(subjectId: string): Promise<string[]> {
  const rows: { kind: string; step: number; due_at: Date }[] = await fixture.runtime.db.query(
    `select kind, step, due_at from reminder where subject_id = $1 and state = 'planned' order by due_at, kind`,
    [subjectId],
  );
  return rows.map(({ kind, step, due_at }) => `${kind} ${step} ${due_at.toISOString().slice(0, 16)}`);
}

const statusOf = async (id: string): Promise<unknown> =>
  (
    (await fixture.runtime.db.query('select status from registration_request where id = $1', [id])) as {
      status: string;
    }[]
  )[0]?.status;

describe('what is planned for a request', () => {
  it('asks once more for the order after the report was read, and about the report before', async () => {
    const id = await order(approved());
    expect(await planned(id)).toEqual([
      'result-not-viewed 1 2026-03-05T08:00',
      'result-not-viewed 2 2026-03-09T08:00',
      'result-not-viewed 3 2026-03-13T08:00',
      'lost-to-follow-up 1 2026-06-01T07:00',
    ]);
    await happen(id, viewed());
    expect(await planned(id)).toEqual([
      'verification-approved 1 2026-03-06T08:00',
      'verification-approved 2 2026-03-10T08:00',
      'verification-approved 3 2026-03-17T08:00',
      'lost-to-follow-up 1 2026-06-01T07:00',
    ]);
    expect(
      (await planned(await order(dismissed(), viewed()))).filter((row) => row.startsWith('verification')),
    ).toEqual(['verification-dismissed 1 2026-03-05T08:00', 'verification-dismissed 2 2026-03-10T08:00']);
  });

  it('of an order that nobody pays is four letters and the end, until the checkout is completed', async () => {
    const id = await order(approved(), ordered);
    expect(await planned(id)).toEqual([
      'checkout-not-completed 1 2026-03-03T11:00',
      'checkout-not-completed 2 2026-03-04T08:00',
      'checkout-not-completed 3 2026-03-06T08:00',
      'checkout-not-completed 4 2026-03-10T08:00',
      'client-unresponsive 1 2026-04-09T07:00',
    ]);
    await happen(id, to('CheckoutCompleted', 'Order created'));
    expect(await planned(id)).toEqual([]);
    expect(await planned(await order(approved(), to('OrderCreated', 'Order created')))).toEqual([]);
  });

  it('of a draft begins when it is sent, anew when it is sent again, and on the day it was postponed to', async () => {
    const id = await order(approved(), ordered, drafting);
    expect(await planned(id)).toEqual([
      'application-not-submitted 1 2026-03-04T08:00',
      'application-not-submitted 2 2026-03-06T08:00',
      'application-not-submitted 3 2026-03-10T08:00',
      'client-unresponsive 1 2026-04-09T07:00',
    ]);
    await happen(id, to('ReviewRequested', 'Ready for drafting'));
    expect(await planned(id)).toEqual([]);
    await happen(id, sent);
    expect(await planned(id)).toEqual([
      'draft-reminder 1 2026-03-05T08:00',
      'draft-reminder 2 2026-03-09T08:00',
      'draft-reminder 3 2026-03-13T08:00',
      'client-unresponsive 1 2026-04-13T07:00',
    ]);
    await happen(id, to('ChangesRequested', 'Ready for drafting'));
    expect(await planned(id)).toEqual([]);
    await happen(id, sent, to('ApplicationPostponed', 'Sent for review', { postponedUntil: '2026-05-04' }));
    expect(await planned(id)).toEqual([
      'draft-reminder 1 2026-05-04T07:00',
      'draft-reminder 2 2026-05-06T07:00',
      'draft-reminder 3 2026-05-11T07:00',
      'draft-reminder 4 2026-05-14T07:00',
      'client-unresponsive 1 2026-06-15T07:00',
    ]);
    await happen(id, to('ApplicationApproved', 'Application approved'));
    expect(await planned(id)).toEqual([]);
  });

  it('of a draft comes sooner while its priority ends within 21 days, and as ever once more is left or it has ended', async () => {
    const reached = { ...about, contact: { ...about.contact, phone: '0905123456' } };
    const number = {
      type: 'RegistrationRequestCorrected',
      data: { about: reached, mark, columns: { contactPhone: '0905123456', country: 'SK' } },
    } as const;
    const after = async (priorityEnds: string, from: Partial<TransitionFact> = {}): Promise<string[]> => {
      const id = await order(approved(), ordered, drafting, number, sent);
      await happen(id, {
        type: from.columns === undefined ? 'SentForReview' : 'ApplicationPostponed',
        data: { about: reached, status: 'Sent for review', priorityEnds, ...from },
      });
      return (await planned(id)).map((row) => row.slice(0, -6));
    };
    const soon = [
      'draft-reminder 1 2026-03-04',
      'draft-reminder 2 2026-03-05',
      'draft-sms 1 2026-03-06',
      'draft-reminder 3 2026-03-09',
      'client-unresponsive 1 2026-04-06',
    ];
    const ever = [
      'draft-reminder 1 2026-03-05',
      'draft-reminder 2 2026-03-09',
      'draft-sms 1 2026-03-10',
      'draft-reminder 3 2026-03-13',
      'client-unresponsive 1 2026-04-13',
    ];
    expect(await after('2026-03-24')).toEqual(soon);
    expect(await after('2026-03-03')).toEqual(soon);
    expect(await after('2026-03-25')).toEqual(ever);
    expect(await after('2026-03-02')).toEqual(ever);
    // Counted from the day it was postponed to.
    expect(await after('2026-05-20', { columns: { postponedUntil: '2026-05-04' } })).toEqual([
      'draft-reminder 1 2026-05-04',
      'draft-reminder 2 2026-05-05',
      'draft-reminder 3 2026-05-06',
      'draft-sms 1 2026-05-07',
      'draft-reminder 4 2026-05-08',
      'client-unresponsive 1 2026-06-08',
    ]);
  });

  it('of a draft goes by the priority its applications claim: the day that was entered, else six months from the first filing', async () => {
    const requestId = await order(approved(), ordered, drafting);
    const endsAfter = async (claim: object): Promise<string | null> => {
      await fixture.run(application.create, {
        streamId: systemIds.next(),
        viewer: lawyer,
        input: { requestId, onboardingFinished: true, domicileAddressVisible: false, ...claim },
      });
      return (await readDraft(fixture.runtime.db.manager, requestId)).priorityEnds;
    };
    expect(await endsAfter({})).toBeNull();
    expect(await endsAfter({ priorityFilingDate: '2025-10-15', priorityExpirationDate: '2026-04-20' })).toBe(
      '2026-04-20',
    );
    expect(await endsAfter({ priorityFilingDate: '2025-08-31' })).toBe('2026-02-28');
  });

  it('of a draft is nothing where its reminders are turned off', async () => {
    const id = await order(approved(), ordered, drafting, {
      type: 'RegistrationRequestCorrected',
      data: { about, mark, columns: { sendDraftingReminders: false } },
    });
    expect(await planned(id)).toEqual(['client-unresponsive 1 2026-04-09T07:00']);
    await happen(id, sent);
    expect(await planned(id)).toEqual(['client-unresponsive 1 2026-04-13T07:00']);
  });

  it('of a draft is also one text message, seven days after it was sent or the day it was postponed to, where the number is known', async () => {
    const reached = { ...about, contact: { ...about.contact, phone: '0905123456' } };
    const id = await order(approved(), ordered, drafting, {
      type: 'RegistrationRequestCorrected',
      data: { about: reached, mark, columns: { contactPhone: '0905123456', country: 'SK' } },
    });
    const texts = async (): Promise<string[]> =>
      (await planned(id)).filter((row) => row.startsWith('draft-sms'));
    await happen(id, sent);
    expect(await texts()).toEqual(['draft-sms 1 2026-03-10T08:00']);
    expect((await planned(id)).filter((row) => row.startsWith('draft-reminder'))).toEqual([
      'draft-reminder 1 2026-03-05T08:00',
      'draft-reminder 2 2026-03-09T08:00',
      'draft-reminder 3 2026-03-13T08:00',
    ]);
    await happen(id, to('ApplicationPostponed', 'Sent for review', { postponedUntil: '2026-05-04' }));
    expect(await texts()).toEqual(['draft-sms 1 2026-05-11T07:00']);
    await happen(id, {
      type: 'RegistrationRequestCorrected',
      data: { about, mark, columns: { contactPhone: '' } },
    });
    expect(await texts()).toEqual([]);
    await happen(
      id,
      {
        type: 'RegistrationRequestCorrected',
        data: { about: reached, mark, columns: { contactPhone: '0905123456' } },
      },
      sent,
    );
    expect(await texts()).toEqual(['draft-sms 1 2026-03-10T08:00']);
    await happen(id, {
      type: 'RegistrationRequestCorrected',
      data: { about: reached, mark, columns: { sendDraftingReminders: false } },
    });
    expect(await texts()).toEqual([]);
    await happen(
      id,
      {
        type: 'RegistrationRequestCorrected',
        data: { about: reached, mark, columns: { sendDraftingReminders: true } },
      },
      sent,
      to('ApplicationApproved', 'Application approved'),
    );
    expect(await texts()).toEqual([]);
  });

  it('is nothing for an order that has ended, and begins again when it is opened again', async () => {
    const id = await order(approved(), ordered, drafting, to('RequestGivenUp', 'Client unresponsive'));
    expect(await planned(id)).toEqual([]);
    await happen(id, to('RequestReopened', 'Ready for drafting'));
    expect((await planned(id)).map((row) => row.split(' ')[0])).toEqual([
      'application-not-submitted',
      'application-not-submitted',
      'application-not-submitted',
      'client-unresponsive',
    ]);
  });
});

describe('waiting', () => {
  it('ends by itself: an order nobody answers is given up, a check nobody orders after is lost, and what rests waits on', async () => {
    const silent = await order(approved(), ordered, drafting);
    const idle = await order(approved());
    const resting = await order(approved(), ordered, drafting, paused);
    fixture.clock.moveTo('2026-06-02T10:00:00Z');
    expect(await requestReminders(fixture.runtime).scan()).toMatchObject({ failed: 0 });
    expect(await Promise.all([silent, idle, resting].map(statusOf))).toEqual([
      'Client unresponsive',
      'Lost to follow-up',
      'Ready for drafting',
    ]);
    expect(await planned(silent)).toEqual([]);
    expect((await rebuildCheck(fixture.runtime.db, [registrationRequest])).differences).toEqual([]);
  });
});
