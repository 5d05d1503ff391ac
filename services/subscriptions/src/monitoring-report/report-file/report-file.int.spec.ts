import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findRoute } from '@cotta/kit/edge/call/extra-route.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { readPdf, wholeText } from '@cotta/kit/testing/read-pdf.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { subscriptionsService } from '../../service.js';
import { brand } from '../../brand/brand.record.js';
import { brandMonitoringReport } from '../brand-monitoring-report.record.js';
import { monitoringReportFile } from './report-file-route.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const stranger = viewerOf('customer', nameBasedId('stranger'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const fixture: ServiceFixture = await openServiceFixture(
  subscriptionsService(),
  new FakeClock('2026-11-16T09:00:00Z'),
);
const brandId = systemIds.next();
let viewer: Viewer = eva;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const found = findRoute([monitoringReportFile], request.method ?? '', url.pathname);
    if (found === undefined) return void response.writeHead(500).end();
    const { db, runtime } = fixture;
    const context = { viewer, manager: db.manager, log: runtime.log, requestId: 'test' };
    found.route
      .handle({ request, response, context, params: found.params, search: url.searchParams })
      .catch(() => void response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { outcome } = await added(brand.create, brandId, {
    userId: eva.userId,
    name: 'Žluťoučká Lumora',
    websites: [],
  });
  expect(outcome).not.toHaveProperty('refusal');
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await fixture.close();
});

async function added(
  command: typeof brand.create | typeof brandMonitoringReport.create,
  streamId: string,
  input: object,
) {
  const outcome = await handleCommand(fixture.runtime, {
    command: command as never,
    streamId,
    input: input as never,
    viewer: systemViewer,
    commandId: systemIds.next(),
  });
  return { outcome };
}

async function reportOf(more: object = {}): Promise<string> {
  const id = systemIds.next();
  const { outcome } = await added(brandMonitoringReport.create, id, {
    userId: eva.userId,
    brandId,
    brandSubscriptionId: systemIds.next(),
    tier: 'Shield',
    startDate: '2026-11-02',
    endDate: '2026-11-08',
    nextScanOn: '2026-11-16',
    scans: [
      { dueOn: '2026-11-02', answerBy: '2026-11-16', answeredOn: '2026-11-04', state: 'Answered' },
      { dueOn: '2026-11-09', answerBy: '2026-11-23', state: 'Late' },
    ],
    sources: [
      {
        platform: 'company-registers',
        source: 'ares',
        outcome: 'Found',
        searchedOn: '2026-11-03',
        near: 3,
        passedOver: 41,
      },
      { platform: 'temu', source: 'temu', outcome: 'Not reached' },
    ],
    searched: ['ares'],
    unreached: ['temu'],
    lateCount: 1,
    dropReasons: ['Other goods', 'Other goods', 'Own or a partner’s'],
    foundCount: 4,
    keptCount: 0,
    threatCount: 1,
    caseIds: [systemIds.next()],
    ...more,
  });
  expect(outcome).not.toHaveProperty('refusal');
  return id;
}

async function get(id: string, as: Viewer, query = '') {
  viewer = as;
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/internal/monitoring-report/${id}/file${query}`);
  return {
    status: answer.status,
    name: answer.headers.get('content-disposition'),
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}
const read = async (id: string, query = ''): Promise<string> =>
  wholeText(await readPdf((await get(id, eva, query)).bytes));

describe('the file of a report', () => {
  it('says what its page says: the period, every source by its name, why things were dropped, and what is owed', async () => {
    const text = await read(await reportOf());
    for (const part of [
      'Report of your monitoring',
      'Žluťoučká Lumora',
      '2 November 2026 – 8 November 2026',
      'ARES, the Czech register of companies',
      'Something was found · 3 November 2026 · near your brand: 3 · read and not near: 41',
      'Could not be searched Temu',
      'Other goods 2',
      'Yours or a partner’s, by your list 1',
      'Late: not answered yet, we owe it',
      'Next scan 16 November 2026',
      'Page 1 of 1',
    ])
      expect(text).toContain(part);
  });

  it.each([
    ['cs', 'Zpráva o sledování', 'ARES, český rejstřík firem', '8. listopadu 2026'],
    ['sk', 'Správa o sledovaní', 'ARES, český register firiem', '8. novembra 2026'],
    ['es', 'Informe de su vigilancia', 'ARES, registro checo de empresas', '8 de noviembre de 2026'],
  ])('is in %s where that is asked for', async (locale, ...parts) => {
    const id = await reportOf();
    const text = await read(id, `?locale=${locale}`);
    for (const part of parts) expect(text).toContain(part);
    expect((await get(id, eva, `?locale=${locale}`)).name).toContain(`2026-11-08-${locale}.pdf`);
    expect(await read(id, '?locale=xx')).toContain('Report of your monitoring');
  });

  it('of a period that found nothing says so as a result, and of one nobody searched that it is owed', async () => {
    const nothing = { foundCount: 0, threatCount: 0, caseIds: [], dropReasons: [] };
    expect(await read(await reportOf(nothing))).toContain('That is a result too.');
    expect(await read(await reportOf({ ...nothing, searched: [], sources: [] }))).toContain(
      'Nothing was searched in this period.',
    );
  });

  it('goes on overleaf where it is long, and loses nothing', async () => {
    const sources = Array.from({ length: 80 }, (_, at) => ({
      platform: 'etsy',
      source: 'etsy',
      outcome: 'Nothing found',
      searchedOn: '2026-11-03',
      near: 0,
      passedOver: 1000 + at,
    }));
    const text = await read(await reportOf({ sources }));
    for (const at of [0, 40, 79]) expect(text).toContain(`read and not near: ${1000 + at}`);
    expect(text).toContain('Page 2 of');
  });

  it('opens for its owner and staff alone', async () => {
    const id = await reportOf();
    expect((await get(id, eva)).status).toBe(200);
    expect((await get(id, lawyer)).status).toBe(200);
    expect((await get(id, stranger)).status).toBe(404);
    expect((await get(id, { ...eva, role: 'visitor' } as Viewer)).status).toBe(404);
    expect((await get(systemIds.next(), eva)).status).toBe(404);
    expect((await get('nothing', lawyer)).status).toBe(404);
  });
});
