import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { sendError } from '@cotta/kit/edge/subgraph/http-body.js';
import { isId } from '@cotta/kit/model/words/ids.js';
import type { Role } from '@cotta/kit/model/words/viewer.js';
import { readRows } from '@cotta/kit/runtime/reading/read.js';
import { languageOf } from '@cotta/reference/languages.js';
import { brandMonitoringReportResource } from '../brand-monitoring-report.record.js';
import { printReport, type ReportRow } from './print-report.js';
import { renderReport } from './render-report.js';

const readers: readonly Role[] = brandMonitoringReportResource.readableBy;

/** A report as a file, made when it is asked for from a record that never changes; for whoever may read the report. */
export const monitoringReportFile: ExtraRoute = {
  method: 'GET',
  path: '/internal/monitoring-report/:id/file',
  handle: reportFile,
};

async function reportFile({
  response,
  params,
  search,
  context: { manager, viewer },
}: RouteCall): Promise<void> {
  const { id = '' } = params;
  const [report] =
    isId(id) && readers.includes(viewer.role)
      ? await readRows(manager, brandMonitoringReportResource, viewer, { where: { id }, limit: 1 })
      : [];
  if (report === undefined) return sendError(response, 404, 'NOT_FOUND', 'There is no such report.');
  const [brand]: { name: string }[] = await manager.query('select name from brand where id = $1', [
    report.brandId,
  ]);
  const language = languageOf(search.get('locale') ?? viewer.locale);
  const bytes = await renderReport(
    // No field of it is hidden from whoever may read it.
    printReport(report as ReportRow, brand?.name ?? '', language),
    new Date(`${report.endDate}T00:00:00Z`),
  );
  response
    .writeHead(200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="cotta-monitoring-${report.endDate}-${language}.pdf"`,
      'cache-control': 'no-store',
    })
    .end(bytes);
}
