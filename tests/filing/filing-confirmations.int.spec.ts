import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { admin, jana, lawyer, openFilingDesk, type FilingDesk } from './filing-desk.js';

let desk: FilingDesk;
beforeAll(async () => {
  desk = await openFilingDesk();
});
afterAll(() => desk.close());

const files = (viewer: typeof admin, path: string) => desk.filesFor(viewer, path);

it('holds what offices confirmed of marks filed in a period, and only for an admin', async () => {
  const { marks } = await desk.approvedOrder();
  const day = '2026-03-01';
  await desk.step('fileTrademark', marks['UK'] ?? '', { number: 'UK00004000077', filingDate: day });
  await desk.paper({
    type: 'REGISTRATION_CERTIFICATE',
    subjectType: 'trademark',
    subjectId: marks['UK'] ?? '',
    bytes: Buffer.from('%PDF-1.7\n% certificate\n%%EOF\n'),
  });

  const found = await files(admin, `/internal/filing-confirmations?from=${day}&to=${day}`);
  expect(found).toMatchObject({
    name: `filing-confirmations-${day}-${day}.zip`,
    files: ['index.csv', 'UK-UK00004000077/01-registration-certificate.pdf'],
  });
  expect(await files(admin, '/internal/filing-confirmations?from=2026-03-02&to=2026-03-31')).toMatchObject({
    files: ['index.csv'],
  });

  expect(await files(lawyer, `/internal/filing-confirmations?from=${day}&to=${day}`)).toMatchObject({
    status: 404,
  });
  expect(await files(jana, `/internal/filing-confirmations?from=${day}&to=${day}`)).toMatchObject({
    status: 404,
  });
  for (const period of [
    '',
    '?from=2026-03-02',
    '?from=2026-03-02&to=2026-03-01',
    '?from=2026-02-30&to=2026-03-01',
  ])
    expect(await files(admin, `/internal/filing-confirmations${period}`)).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    });
});

it('the package of a mark is there for colleagues, written down by name, and for nobody else', async () => {
  const { marks } = await desk.approvedOrder();
  const path = `/internal/trademarks/${marks['UK']}/filing-package`;
  expect(await files(lawyer, path)).toMatchObject({
    name: `UK-${marks['UK']}.zip`,
    files: ['application.xml', 'application.json'],
  });
  for (const other of [jana, { ...jana, role: 'visitor' as const }, { ...jana, role: 'system' as const }])
    expect(await files(other, path)).toMatchObject({ status: 404 });
  expect(await files(lawyer, '/internal/trademarks/not-an-id/filing-package')).toMatchObject({ status: 404 });
  const { data } = await desk.trademarks.ask(
    admin,
    'query ($id: ID!) { trademark(id: $id) { filingDownloads { items { partner colleagueId documentId } } } }',
    { id: marks['UK'] },
  );
  expect(data.trademark.filingDownloads.items).toEqual([
    { partner: null, colleagueId: lawyer.userId, documentId: null },
  ]);
});

it('facts of documents are told to the system alone', async () => {
  const question = { ids: [], subjectIds: [], types: [], folderIds: [] };
  for (const viewer of [admin, lawyer, jana])
    expect((await desk.documentFacts(viewer, question)).status).toBe(404);
  expect((await desk.documentFacts('system', question)).status).toBe(200);
  expect((await desk.documentFacts('system', { ids: ['x'] })).status).toBe(400);
});
