import type { Portable, PortableRecord } from '@cotta/kit/runtime/portable/portable-record.js';
import { rowsFile, type CarriedRow } from '@cotta/kit/runtime/portable/read-lines.js';
import { portfolioLines } from '@cotta/reference/portfolio/lines.js';
import { timelineLine } from '@cotta/reference/portfolio/timeline-line.js';
import { document } from '../document.aggregate.js';
import { documentResource } from '../document.resource.js';
import type { DocumentEvent } from '../document.js';

const named = (label: string) => ({ label, audience: 'customer' });
/** Nothing that happens to a document is hidden from its owner. */
const labels: Readonly<Record<DocumentEvent['type'], { readonly label: string; readonly audience: string }>> =
  {
    DocumentStored: named('Stored'),
    DocumentAttached: named('Filed'),
    DocumentFiled: named('Filed'),
    DocumentOwnerChanged: named('Passed on'),
    DocumentLinkRevisionChanged: named('Links withdrawn'),
    DocumentAmended: named('Details changed'),
    DocumentDerived: named('Made from another'),
    SpecimenPictureFitted: named('Made to fit'),
    DocumentRemoved: named('Removed'),
    InfectedFileRemoved: named('Removed'),
  };

const portableDocument: PortableRecord = {
  resource: documentResource,
  facts: {
    aggregate: document,
    events: { added: 'DocumentStored', amended: 'DocumentAmended', removed: 'DocumentRemoved' },
    labels,
  },
  carries: ['sha256'],
  settle: (facts, documentId) => ({ ...facts, path: `documents/${documentId}` }),
};

const get = (row: CarriedRow, key: string): unknown => row[key] ?? null;

/** What owners take along of their documents; the bytes are added at the door. */
export const portableDocuments: Portable = {
  timeline: timelineLine,
  records: [portableDocument],
  files: [
    rowsFile({
      name: 'documents',
      schema: portfolioLines.documents,
      resource: documentResource,
      carries: ['sha256'],
      line: (row) => ({
        DocumentIdentifier: row.id,
        DocumentName: get(row, 'name'),
        DocumentCategory: get(row, 'type'),
        DocumentMediaType: get(row, 'mediaType'),
        DocumentSizeQuantity: get(row, 'size'),
        DocumentDigestText: get(row, 'sha256'),
        SubjectCategory: get(row, 'subjectType'),
        SubjectIdentifier: get(row, 'subjectId'),
        ReceivedDateTime: row.createdAt.toISOString(),
        FileName: null,
      }),
    }),
  ],
};
