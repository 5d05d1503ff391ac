import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { given } from '@cotta/kit/testing/spec.js';
import { answering } from '@cotta/kit/testing/answering.js';
import { noSolution, openEndsProblem, whitelisted } from './case-rules.js';
import { caseStatuses } from './case-status.js';
import { caseItem } from './case.work-item.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const admin = viewerOf('admin', nameBasedId('admin'));
const now = '2026-06-15T09:00:00Z';
const facts = {
  userId: nameBasedId('eva'),
  brandId: nameBasedId('brand'),
  caseCounterpartyId: nameBasedId('seller'),
  relevance: 'high',
} as const;
const staff = ['lawyer', 'admin'] as const;
const everyone = ['customer', 'lawyer', 'admin'] as const;

// Written by hand from the state machine of the domain notes, part 5.
const lines: Lines = {
  KickOffCase: { from: ['Created'], to: 'Client approached', by: ['lawyer'] },
  RemindCaseClient: { from: ['Client approached'], to: stays, by: [], input: { number: 1 } },
  StartCaseWork: { from: ['Client approached', 'Client unresponsive'], to: 'In progress', by: [] },
  MarkCaseUnresponsive: { from: ['Client approached'], to: 'Client unresponsive', by: [] },
  DismissCase: { from: ['Client approached', 'Created'], to: 'Dismissed', by: everyone },
  RestoreCase: { from: ['Dismissed'], to: 'Created', by: everyone },
  CloseCase: {
    from: ['In progress', 'Client approached'],
    to: 'Resolved',
    by: ['lawyer'],
    input: { outcome: 'given up', outcomeNote: 'Gone.' },
  },
  ReopenCase: {
    from: ['Resolved', 'Client unresponsive'],
    to: (from) => (from === 'Resolved' ? 'In progress' : 'Client approached'),
    by: ['customer', ...staff],
  },
  MoveCaseToBrand: {
    from: caseStatuses,
    to: stays,
    by: [],
    input: { brandId: nameBasedId('other brand'), userId: facts.userId },
  },
  NotifyCase: { from: ['Client approached', 'In progress', 'Resolved'], to: stays, by: staff },
};

function published(more: object): DomainEvent {
  return { type: 'CaseCreated', data: { ...facts, ...more } };
}

function step(name: string) {
  return anyStep(caseItem, name);
}

/** What a step looks up of its case before it is decided, where the database answers these rows. */
async function lookedUp(command: ReturnType<typeof step>, rows: readonly object[]): Promise<object> {
  const asked: unknown[] = [];
  const tx = answering((statement) => {
    asked.push(...statement.values);
    expect(statement.text).toMatch(
      /from case_objection where case_id = \$1 and status in \(.*To answer.*With client/,
    );
    return rows;
  });
  const found = await command.preload?.(tx, {
    state: command.aggregate.initial,
    input: {},
    context: { now: new Date(now), viewer: systemViewer, streamId: nameBasedId('case') },
  });
  expect(asked).toEqual([nameBasedId('case')]);
  return found ?? {};
}

describe('a case', () => {
  it('is looked after by the lawyer who opens it; an admin leaves that open', () => {
    const [lawyers] = given().when(caseItem.create, facts, { viewer: lawyer }).events();
    expect(lawyers?.data).toMatchObject({ assignedAdminId: lawyer.userId });
    const [admins] = given().when(caseItem.create, facts, { viewer: admin }).events();
    expect(admins?.data).not.toHaveProperty('assignedAdminId');
  });

  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(caseStatuses).toHaveLength(6);
    const past = { ...facts, approachedAt: '2026-06-12T09:00:00.000Z' };
    walkEveryStep({ item: caseItem, statuses: caseStatuses, past, lines, now });
  });

  it('is not opened against a counterparty the client whitelisted', () => {
    given()
      .when(caseItem.create, facts, { viewer: admin, preloaded: {} })
      .then({ type: 'CaseCreated', data: { ...facts, status: 'Created' }, subjectId: facts.userId });
    given()
      .when(caseItem.create, facts, { viewer: admin, preloaded: whitelisted() })
      .thenRefused('COUNTERPARTY_WHITELISTED');
    given().when(caseItem.create, facts, { viewer: eva }).thenRejected('FORBIDDEN');
  });

  it('reaches the client with its relevance and at least one solution', () => {
    given(published({ status: 'Created', relevance: null }))
      .when(step('KickOffCase'), {}, { viewer: lawyer })
      .thenRefused('RELEVANCE_NEEDED');
    given(published({ status: 'Created' }))
      .when(step('KickOffCase'), {}, { viewer: lawyer, preloaded: noSolution() })
      .thenRefused('SOLUTION_NEEDED');
  });

  it('is dismissed with a reason, by its client or an admin', () => {
    const [dismissed] = given(published({ status: 'Created' }))
      .when(step('DismissCase'), { reason: 'That is our own shop.' }, { viewer: eva })
      .events();
    expect(dismissed).toMatchObject({
      reason: 'That is our own shop.',
      data: { status: 'Dismissed', statusFrom: 'Created' },
    });
    given(published({ status: 'Created' }))
      .when(step('DismissCase'), { reason: 'x' }, { viewer: viewerOf('customer', nameBasedId('jan')) })
      .thenRefused('NOT_FOUND');
  });

  it.each(['DismissCase', 'MarkCaseUnresponsive'])(
    'is not ended by %s while the other side waits for an answer, for anybody',
    async (name) => {
      const past = published({ status: 'Client approached' });
      const waits = await lookedUp(step(name), [{ id: nameBasedId('objection') }]);
      const free = await lookedUp(step(name), []);
      const viewers = name === 'DismissCase' ? [eva, lawyer, admin] : [systemViewer];
      for (const viewer of viewers) {
        const take = (preloaded: object) =>
          given(past).when(step(name), { reason: 'That is our partner.' }, { viewer, preloaded });
        take(waits).thenRefused('OBJECTION_UNANSWERED');
        expect(take(free).events()).toHaveLength(1);
      }
    },
  );

  it('ends as what was seen: by a paper where one shows it, taken down when every finding is gone', () => {
    const work = published({ status: 'In progress' });
    for (const outcome of ['settled', 'transferred', 'decided'])
      given(work)
        .when(step('CloseCase'), { outcome, outcomeNote: 'Done.' }, { viewer: lawyer, now })
        .thenRefused('INPUT_INVALID', {
          fields: [
            {
              path: ['outcomeDocumentId'],
              code: 'REQUIRED',
              message: 'Choose the paper that shows it: the agreement, the transfer or the decision.',
            },
          ],
        });
    const ends = { ordered: 0, unsent: 0, unanswered: 0, evidence: 2, notGone: 0 };
    expect(openEndsProblem('taken down', ends)).toBeUndefined();
    expect(openEndsProblem('taken down', { ...ends, notGone: 1 })).toMatchObject({
      refused: 'OUTCOME_NOT_SEEN',
    });
    expect(openEndsProblem('taken down', { ...ends, evidence: 0 })).toMatchObject({
      refused: 'OUTCOME_NOT_SEEN',
    });
    expect(openEndsProblem('given up', { ...ends, notGone: 2 })).toBeUndefined();
    for (const outcome of ['taken down', 'settled', 'given up'])
      expect(openEndsProblem(outcome, { ...ends, ordered: 1 })).toMatchObject({
        refused: 'SOLUTION_UNDELIVERED',
      });
    expect(openEndsProblem('given up', { ...ends, unsent: 1 })).toMatchObject({ refused: 'LETTER_UNDONE' });
    expect(openEndsProblem('given up', { ...ends, unanswered: 1 })).toMatchObject({
      refused: 'OBJECTION_UNANSWERED',
    });
  });

  it('reminds its client after three, seven and fourteen days, each once and none before its day', () => {
    const remind = (approachedAt: string, remindersSent: number, number: number) =>
      given(published({ status: 'Client approached', approachedAt, remindersSent })).when(
        step('RemindCaseClient'),
        { number },
        { now },
      );
    remind('2026-06-12T09:00:01.000Z', 0, 1).thenRefused('TOO_EARLY');
    expect(remind('2026-06-12T09:00:00.000Z', 0, 1).events()).toMatchObject([
      { data: { remindersSent: 1, lastRemindedAt: '2026-06-15T09:00:00.000Z' } },
    ]);
    remind('2026-06-12T09:00:00.000Z', 1, 1).thenRefused('TOO_EARLY');
    remind('2026-06-12T09:00:00.000Z', 1, 2).thenRefused('TOO_EARLY');
    expect(remind('2026-06-01T09:00:00.000Z', 0, 3).events()).toHaveLength(1);
  });

  it('is closed with its outcome, which a reopening takes away', () => {
    const settled = {
      outcome: 'settled',
      outcomeNote: 'They stop.',
      outcomeDocumentId: nameBasedId('agreement'),
    };
    const [closed] = given(published({ status: 'In progress' }))
      .when(step('CloseCase'), settled, { viewer: lawyer, now })
      .events();
    expect(closed?.data).toMatchObject({
      ...settled,
      closedAt: '2026-06-15T09:00:00.000Z',
    });
    const [reopened] = given(published({ status: 'Resolved', outcome: 'settled' }))
      .when(step('ReopenCase'), { reason: 'It is back.' }, { viewer: lawyer, now })
      .events();
    expect(reopened?.data).toMatchObject({
      status: 'In progress',
      outcome: null,
      outcomeNote: null,
      outcomeDocumentId: null,
      closedAt: null,
    });
  });

  it('is reopened by its client for ninety days, by the firm for good', () => {
    const closed = (closedAt: string) => published({ status: 'Resolved', closedAt });
    given(closed('2026-03-17T09:00:00.000Z'))
      .when(step('ReopenCase'), { reason: 'back' }, { viewer: eva, now })
      .thenState({ previousStatus: 'Resolved' });
    given(closed('2026-03-17T08:59:59.000Z'))
      .when(step('ReopenCase'), { reason: 'back' }, { viewer: eva, now })
      .thenRefused('TOO_LATE');
    given(closed('2020-01-01T00:00:00.000Z'))
      .when(step('ReopenCase'), { reason: 'back' }, { viewer: admin, now })
      .thenState({ previousStatus: 'Resolved' });
  });

  it('moves to another brand of its owner, and of nobody else', () => {
    const brandId = nameBasedId('other brand');
    const [moved] = given(published({ status: 'Created' }))
      .when(step('MoveCaseToBrand'), { brandId, userId: facts.userId })
      .events();
    expect(moved?.data).toEqual({ brandId });
    given(published({ status: 'Created' }))
      .when(step('MoveCaseToBrand'), { brandId, userId: nameBasedId('jan') })
      .thenRefused('OTHER_OWNER');
  });

  it('kicked off twice is kicked off once', () => {
    const kickedOff = { type: 'CaseKickedOff', data: { status: 'Client approached', statusFrom: 'Created' } };
    given(published({ status: 'Created' }), kickedOff)
      .when(step('KickOffCase'), {}, { viewer: lawyer })
      .then();
  });

  it('goes only as long as the client has not read of it', () => {
    given(published({ status: 'Client approached' }))
      .when(caseItem.remove, {}, { viewer: admin })
      .thenRefused('RETAINED');
  });
});
