import { createHash } from 'node:crypto';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { languages, type Language } from '@cotta/reference/languages.js';
import { printReport } from './print-report.js';
import { renderReport } from './render-report.js';
import { reportFileId, publishReportFile } from './report-file.aggregate.js';

/** Use of the seal; the workspace opens it with the same words. */
const FILE_PURPOSE = 'document file';
const AT_ONCE = 8;

interface ReportFileParts {
  readonly encryptionKey: string;
  /** Where the site stands, which checks the file. @defaultValue nothing is printed about it */
  readonly publicOrigin?: string | undefined;
}

interface DueFile {
  readonly id: string;
  readonly language: Language;
  readonly requestId: string;
  readonly userId: string | null;
  readonly linkRevision: number;
  readonly text: string;
  readonly seal: string;
}

const DUE = `
select r.id, l.language, r.request_id as "requestId", r.user_id as "userId", r.link_revision as "linkRevision", r.frozen as text, r.seal
  from report_version r cross join unnest($1::text[]) as l(language)
 where not exists (select 1 from report_file f where f.report_version_id = r.id and f.language = l.language)
 order by r.released_at, r.id limit ${AT_ONCE}`;

/** Makes the files of released reports that have none yet, one a language, from the frozen text alone. Those that are there are never made again. @returns how many were made */
export async function makeReportFiles(runtime: CommandRuntime, parts: ReportFileParts): Promise<number> {
  const due = await inTransaction(runtime.db, (tx) => queryRows<DueFile>(tx, DUE, [[...languages]]));
  for (const report of due) await makeOne(runtime, report, parts);
  return due.length;
}

async function makeOne(
  runtime: CommandRuntime,
  { id, language, requestId, userId, linkRevision, ...sealed }: DueFile,
  { encryptionKey, publicOrigin }: ReportFileParts,
): Promise<void> {
  const printed = printReport(
    sealed,
    language,
    publicOrigin === undefined ? undefined : `${publicOrigin}/verify`,
  );
  const bytes = await renderReport(printed);
  const streamId = reportFileId(id, language);
  const input = {
    reportVersionId: id,
    requestId,
    userId,
    linkRevision,
    language,
    name: printed.fileName,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sealed: Buffer.from(encrypt(bytes, encryptionKey, FILE_PURPOSE)).toString('base64'),
  };
  await handleCommand(runtime, {
    command: publishReportFile,
    streamId,
    viewer: systemViewer,
    input,
    commandId: streamId,
  });
}
