import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepUpload } from '@cotta/workspace/testing.js';
import { admin, colleague, jana, key, lawyer, openFilingDesk, type FilingDesk } from './filing-desk.js';

let desk: FilingDesk;
beforeAll(async () => {
  desk = await openFilingDesk();
});
afterAll(() => desk.close());

const today = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const markOf = async (id: string) =>
  (
    await desk.trademarks.ask(
      admin,
      'query ($id: ID!) { trademark(id: $id) { number receiptDocumentId filingDownloads { items { documentId partner colleagueId filingId } } } }',
      { id },
    )
  ).data.trademark;
const SHEET =
  'lastSheet { secondPersonNeeded onePersonLimit { amountMinor } fees { amount { amountMinor } } lines { row approved sent differs } similar { trademarkId } }';
const filingOf = async (id: string) => {
  const { data, errors } = await desk.trademarks.ask(
    lawyer,
    `query ($id: ID!) { filing(id: $id) { status number receiptDocumentId preparedById silentSince attempts ${SHEET} } }`,
    { id },
  );
  expect(errors).toBeUndefined();
  return data.filing;
};
const documentOf = async (id: string) =>
  (
    await desk.workspace.ask(
      jana,
      'query ($id: ID!) { document(id: $id) { name type mediaType subjectType subjectId } }',
      { id },
    )
  ).data.document;
const tasksOf = (id: string): Promise<{ work: string; status: string; assigned_admin_id: string | null }[]> =>
  desk.workspace.db.query(
    'select work, status, assigned_admin_id from task where subject_id = $1 order by work',
    [id],
  );
const receiptTask = async (id: string) =>
  (await tasksOf(id)).filter(({ work }) => work === 'receipt').map(({ status }) => status);

/** At the office of the European Union, with its fee. @returns id of the filing */
async function prepared(mark: string): Promise<string> {
  const { id = '' } = await desk.prepare(mark, { route: 'EUIPO' });
  await desk.settle();
  return id;
}
async function filed(mark: string): Promise<string> {
  const id = await prepared(mark);
  expect(await desk.confirm(id)).toBe('Filing');
  await desk.settle();
  await desk.pass(120);
  await desk.settle();
  return id;
}

describe('the last sheet of a filing above the limit', () => {
  let mark = '';
  let id = '';
  beforeAll(async () => {
    mark = (await desk.approvedOrder()).marks['EU'] ?? '';
    id = await prepared(mark);
  });

  it('shows what the office gets, what it costs, and that two people are needed', async () => {
    expect(await filingOf(id)).toMatchObject({
      preparedById: colleague.userId,
      lastSheet: {
        secondPersonNeeded: true,
        onePersonLimit: { amountMinor: 50_000 },
        fees: [{ amount: { amountMinor: 85_000 } }],
        lines: expect.arrayContaining([
          { row: 'MARK', approved: 'Velomar', sent: 'Velomar', differs: false },
          { row: 'OWNER', approved: 'Velomar s.r.o.', sent: 'Velomar s.r.o.', differs: false },
        ]),
        similar: [],
      },
    });
  });

  it('is refused to whoever prepared it, and to whoever did not compare', async () => {
    expect(await desk.step('confirmFiling', id, { compared: true }, colleague)).toBe('SECOND_PERSON_NEEDED');
    expect(await desk.step('confirmFiling', id, { compared: false })).toBe('NOT_COMPARED');
  });

  it('is laid on the desk of a colleague who is asked, until it goes out', async () => {
    expect(await desk.step('assignFiling', id, { assignedAdminId: lawyer.userId }, colleague)).toBe('Filing');
    await desk.settle();
    expect(await tasksOf(id)).toEqual([
      { work: 'second-look', status: 'Open', assigned_admin_id: lawyer.userId },
    ]);
    expect(await desk.confirm(id)).toBe('Filing');
    await desk.settle();
    expect(await tasksOf(id)).toMatchObject([{ work: 'second-look', status: 'Done' }]);
  });
});

it('a last sheet that a colleague was asked to look at and that is taken back is nobody’s work any more', async () => {
  const { marks } = await desk.approvedOrder();
  const id = await prepared(marks['EU'] ?? '');
  await desk.step('assignFiling', id, { assignedAdminId: lawyer.userId }, colleague);
  await desk.settle();
  expect(await desk.step('cancelFiling', id, { reason: 'Another owner files.' })).toBe('Filing');
  await desk.settle();
  expect(await tasksOf(id)).toMatchObject([{ work: 'second-look', status: 'Cancelled' }]);
});

describe('the receipt of the office', () => {
  it('over the wire comes with the number: stored by name, on the filing, the mark and among what changed hands', async () => {
    const { marks } = await desk.approvedOrder();
    const mark = marks['EU'] ?? '';
    const id = await filed(mark);
    const { number, receiptDocumentId } = await filingOf(id);
    expect(await documentOf(receiptDocumentId)).toEqual({
      name: `EUIPO receipt ${number}.pdf`,
      type: 'OFFICE_RECEIPT',
      mediaType: 'application/pdf',
      subjectType: 'trademark',
      subjectId: mark,
    });
    const [{ bytes }] = await desk.workspace.db.query(
      'select bytes from document_content c join document d on d.path = c.path where d.id = $1',
      [receiptDocumentId],
    );
    expect(Buffer.from(bytes).toString('latin1')).toContain(`Number: ${number}`);
    expect(await markOf(mark)).toEqual({
      number,
      receiptDocumentId,
      filingDownloads: {
        items: [{ documentId: receiptDocumentId, partner: null, colleagueId: null, filingId: id }],
      },
    });
    expect(await receiptTask(mark)).toEqual([]);
  });

  it('that the office withholds does not keep the number back: a task waits for it and ends by itself', async () => {
    await desk.sim.control('euipo/receipts', { withheld: true });
    const { marks } = await desk.approvedOrder();
    const mark = marks['EU'] ?? '';
    const id = await filed(mark);
    expect(await filingOf(id)).toMatchObject({ status: 'FILED', receiptDocumentId: null });
    expect(await receiptTask(mark)).toEqual(['Open']);
    await desk.sim.control('euipo/receipts', { withheld: false });
    await desk.pass(600);
    await desk.settle();
    const { receiptDocumentId } = await filingOf(id);
    expect(await markOf(mark)).toMatchObject({ receiptDocumentId });
    expect(receiptDocumentId).not.toBeNull();
    expect(await receiptTask(mark)).toEqual(['Done']);
  });

  it('by hand goes with number and day, or waits as a task until it is added', async () => {
    const { marks } = await desk.approvedOrder();
    const mark = marks['UK'] ?? '';
    await desk.step('fileTrademark', mark, { number: 'UK00004000301', filingDate: today() });
    await desk.settle();
    expect(await receiptTask(mark)).toEqual(['Open']);
    const { documentId } = await keepUpload(desk.workspace.runtime, key, {
      name: 'receipt.pdf',
      bytes: Buffer.from('%PDF-1.7\n% receipt\n%%EOF\n'),
    });
    expect(await desk.step('recordFilingReceipt', mark, { receiptDocumentId: documentId })).toBe('Trademark');
    await desk.settle();
    expect(await receiptTask(mark)).toEqual(['Done']);
    expect(await markOf(mark)).toMatchObject({
      receiptDocumentId: documentId,
      filingDownloads: { items: [{ documentId, filingId: null }] },
    });
    const other = marks['US'] ?? '';
    await desk.step('fileTrademark', other, {
      number: '98765431',
      filingDate: today(),
      receiptDocumentId: documentId,
    });
    await desk.settle();
    expect(await receiptTask(other)).toEqual([]);
  });
});

it('an office that is silent is named with the hour since when', async () => {
  const { marks } = await desk.approvedOrder();
  const { id = '' } = await desk.prepare(marks['EU'] ?? '', { route: 'EUIPO' });
  await desk.sim.control('faults', { vendor: 'euipo', kind: 'timeout', count: 20 });
  await desk.settle();
  expect(await filingOf(id)).toMatchObject({ attempts: 1, silentSince: expect.any(String) });
});
