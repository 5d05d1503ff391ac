import type { CaseFiles } from '@cotta/kit/edge/subgraph/case-file.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { caseFileKinds, type CaseFileKind } from '@cotta/reference/case-file-kinds.js';
import { officeZone } from '@cotta/reference/renewal-window.js';
import { trademarkResource } from '../mark/trademark.resource.js';
import { fileRecords } from './file-records.js';

/** The file of a mark: with letters, proofs, filings and watches, by the days of its office. */
export const markFiles: CaseFiles<CaseFileKind> = {
  kinds: caseFileKinds,
  files: {
    caseFile: {
      doc: 'The case file of a mark.',
      by: 'trademarkId',
      records: fileRecords,
      zoneFor: async (id, { manager, viewer }) => {
        const [mark] = await readByIds(manager, trademarkResource, viewer, [id]);
        return mark === undefined ? undefined : officeZone(String(mark.jurisdiction));
      },
    },
  },
};
