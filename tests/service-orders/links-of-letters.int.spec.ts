import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import type { LinkGrant, Viewer } from '@cotta/kit/model/words/viewer.js';
import { eva } from '../money/order-desk.js';
import { holderOf, lawyer, ServiceDesk, visitor } from './service-desk.js';

const clock = new FakeClock('2026-07-01T09:00:00Z');
const RESULT = 'TrademarkMonitoringResult';
let at: ServiceDesk;

beforeAll(async () => {
  at = await ServiceDesk.open(clock);
});
afterAll(() => at.close());

const openWork = (id: string): Promise<{ work: string }[]> =>
  at.fixtures.workspace.db.query(`select work from task where subject_id = $1 and status = 'Open'`, [id]);

describe('a later mark behind the link of its letter', () => {
  const byLink = (subjectId: string, more: Partial<LinkGrant> = {}): Viewer => ({
    ...visitor,
    link: { purpose: 'monitoring-result', subjectId, revision: 1, ...more },
  });
  const step = (viewer: Viewer, command: string, id: string, input: object = {}) =>
    at.step(at.fixtures.trademarks, viewer, command, id, input, RESULT);
  const page = `query ($id: ID!) { trademarkMonitoringResult(id: $id) { id markName seen dismissReason orderNote
    trademark { id } sheet { ownName ownClasses sharedClasses lastDay daysLeft law canOrder orderLink } } }`;
  const read = async (viewer: Viewer, id: string) =>
    (await at.answerOf(at.fixtures.trademarks, viewer, page, { id })).trademarkMonitoringResult;

  async function toldResult(): Promise<string> {
    const trademarkId = await at.markOf(eva);
    await at.knowOwner('trademark', trademarkId, eva);
    const id = await at.made(at.fixtures.trademarks, lawyer, RESULT, {
      trademarkId,
      type: 'SIMILAR',
      markName: 'Lumora',
      classes: [9, 35],
      jurisdiction: 'EU',
      relevance: 'HIGH',
      oppositionEndDate: '2026-09-15',
    });
    const told =
      'mutation ($id: ID!) { told: notifyMonitoringResult(id: $id) { ... on TrademarkMonitoringResult { id } ... on Refusal { refused: code } } }';
    expect((await at.answerOf(at.fixtures.trademarks, lawyer, told, { id })).told).toEqual({ id });
    await at.settle();
    return id;
  }

  it('is read with both marks and the last day, and by no other link', async () => {
    const [id, other] = [await toldResult(), await toldResult()];
    expect(await read(byLink(id), id)).toMatchObject({
      markName: 'Lumora',
      seen: false,
      trademark: null,
      sheet: {
        ownName: 'Lumara',
        sharedClasses: [9],
        lastDay: '2026-09-15',
        daysLeft: 76,
        canOrder: true,
        orderLink: null,
      },
    });
    for (const viewer of [
      visitor,
      byLink(other),
      byLink(id, { revision: 2 }),
      byLink(id, { purpose: 'office-action' }),
    ])
      expect(await read(viewer, id)).toBeNull();
    expect(await step(byLink(id), 'MarkMonitoringResultSeen', id, { seen: true })).toEqual({ id });
    expect((await read(byLink(id), id)).seen).toBe(true);
    await step(lawyer, 'RevokeMonitoringResultLinks', id, { reason: 'It was passed on.' });
    expect(await read(byLink(id), id)).toBeNull();
    expect(await step(byLink(id), 'OrderOpposition', id, { country: 'SK' })).toMatchObject({
      refused: 'NOT_FOUND',
    });
  });

  it('has an opposition ordered, which is a service order that a lawyer prices and its holder pays', async () => {
    const id = await toldResult();
    expect(await step(byLink(id), 'OrderOpposition', id, { note: 'We sell lamps.' })).toMatchObject({
      refused: 'INPUT_INVALID',
    });
    expect(await step(byLink(id), 'OrderOpposition', id, { note: 'We sell lamps.', country: 'SK' })).toEqual({
      id,
    });
    await at.settle();
    const [{ order }] = await at.fixtures.trademarks.db.query(
      'select service_request_id as "order" from trademark_monitoring_result where id = $1',
      [id],
    );
    expect(await openWork(order)).toEqual([{ work: 'price' }]);
    expect((await read(byLink(id), id)).sheet).toMatchObject({
      canOrder: false,
      orderLink: expect.stringMatching(/^r\./),
    });
    const price = { amountMinor: 90_000, currency: 'EUR' };
    await at.step(at.fixtures.requests, lawyer, 'QuoteServiceRequest', order, { price }, 'ServiceRequest');
    await at.settle();
    await at.pay(String((await at.productOf(order))?.['id']), holderOf(order));
    expect(await at.statusOf(order)).toBe('Paid');
    expect(await step(byLink(id), 'OrderOpposition', id, { country: 'SK' })).toMatchObject({
      refused: 'ALREADY_ORDERED',
    });
  });
});

describe('a report by the personal link of a letter', () => {
  const byLink = (subjectId: string, more: Partial<LinkGrant> = {}): Viewer => ({
    ...visitor,
    link: { purpose: 'violation-report', subjectId, revision: 1, ...more },
  });
  const known = async (viewer: Viewer, about: string) =>
    (
      await at.answerOf(
        at.fixtures.cases,
        viewer,
        'query ($about: ID!) { reportInvitation(about: $about) { brandName used } }',
        { about },
      )
    ).reportInvitation;
  const reported = async (viewer: Viewer) =>
    (
      await at.answerOf(
        at.fixtures.cases,
        viewer,
        'mutation ($input: ReportByLinkInput!) { done: reportByLink(input: $input) { ... on InfringementReport { requestId } ... on Refusal { refused: code } } }',
        { input: { type: 'Logo', links: ['https://shop.test/1'] } },
      )
    ).done;

  /** The mark it was sent from, and the fact that names its link. */
  async function sentLink(): Promise<{ mark: string; letter: string }> {
    const mark = await at.markOf(eva);
    await at.knowOwner('trademark', mark, eva);
    await at.step(at.fixtures.trademarks, lawyer, 'SendReportViolationLink', mark, {}, 'Trademark');
    await at.settle();
    const [{ letter }] = await at.fixtures.trademarks.db.query(
      `select event_id as letter from tracking_event where stream_id = $1 and type = 'ReportViolationLinkSent'`,
      [mark],
    );
    return { mark, letter };
  }

  it('is the client’s, names the brand, is a task, and is taken once', async () => {
    const { mark, letter } = await sentLink();
    expect(await known(byLink(letter), mark)).toEqual({ brandName: 'Lumara', used: false });
    const { requestId } = await reported(byLink(letter));
    await at.settle();
    const [row] = await at.fixtures.cases.db.query(
      'select user_id as "userId", brand_name as "brandName", status, contact_email as email from case_request where id = $1',
      [requestId],
    );
    expect(row).toEqual({ userId: eva.userId, brandName: 'Lumara', status: 'Created', email: null });
    expect(await openWork(requestId)).toEqual([{ work: 'report' }]);
    expect(await known(byLink(letter), mark)).toMatchObject({ used: true });
    expect(await reported(byLink(letter))).toEqual({ refused: 'INVITATION_USED' });
  });

  it('is taken by no link of another purpose or letter, and tells nothing of another mark', async () => {
    const [mine, other] = [await sentLink(), await sentLink()];
    expect(await known(byLink(mine.letter), other.mark)).toBeNull();
    for (const viewer of [
      visitor,
      byLink(nameBasedId('no letter')),
      byLink(mine.letter, { purpose: 'threat-report' }),
    ]) {
      expect(await known(viewer, mine.mark)).toBeNull();
      expect(await reported(viewer)).toEqual({ refused: 'NO_INVITATION' });
    }
  });
});
