import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { languages, type Language } from '@cotta/reference/languages.js';

export const reportFileFields = {
  reportVersionId: f.id('The frozen report it was made from.'),
  requestId: f.id('The request; whoever sees it sees the file.'),
  userId: f.id('Its owner.', { optional: true }),
  linkRevision: f.integer('Links to the request with another revision do not open it.', { min: 0 }),
  language: f.enumeration('Language of the file.', { name: 'ReportFileLanguage', values: languages }),
  name: f.text('Name of the file.', { max: 255 }),
  size: f.integer('Bytes.', { min: 1 }),
  sha256: f.text('Digest of the bytes.', { max: 64 }),
  sealed: f.text('Sealed bytes, base64.', { max: 5_000_000 }),
};

export interface ReportFileMade {
  readonly type: 'ReportFileMade';
  readonly data: InputOf<typeof reportFileFields>;
}

/** The file of a report in one language: made once, under the id the workspace keeps it by. */
export function reportFileId(reportVersionId: string, language: Language): string {
  return nameBasedId('report-file', reportVersionId, language);
}

const made: InlineProjection = {
  name: 'report_file',
  tables: ['report_file'],
  project: async (tx, recorded) => {
    const { streamId, data } = recorded as RecordedEvent<ReportFileMade['data']>;
    await tx.query(
      'insert into report_file (document_id, report_version_id, language, sha256) values ($1, $2, $3, $4)',
      [streamId, data.reportVersionId, data.language, data.sha256],
    );
  },
};

export const reportFile: Aggregate<null, ReportFileMade> = {
  category: 'report_file',
  initial: null,
  evolve: () => null,
  projections: [made],
};

export const publishReportFile = defineCommand({
  name: 'TellReportFile',
  doc: 'A file was made from a frozen report. For the system alone; it is never made again.',
  aggregate: reportFile,
  stream: 'new',
  allowed: ['system'],
  input: reportFileFields,
  decide: (_, file): readonly ReportFileMade[] => [{ type: 'ReportFileMade', data: file }],
});
