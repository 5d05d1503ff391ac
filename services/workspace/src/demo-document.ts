import { createHash } from 'node:crypto';
import type { DemoStep } from '@cotta/kit/edge/programs/demo-story.js';

/** One page that says what it is: the smallest PDF a reader opens. */
const page = 'BT /F1 18 Tf 60 760 Td (Demo data: not a real power of attorney) Tj ET';
export const demoPdf = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length ${page.length}>>stream
${page}
endstream endobj
trailer<</Root 1 0 R>>
`,
);
export const demoPdfPath = 'documents/demo-poa';

const system = { role: 'system' } as const;

/** The signed paper of the demo story, kept like any upload. */
export const demoDocument: readonly DemoStep[] = [
  {
    command: 'StoreDocument',
    on: 'poa-velumora',
    as: system,
    daysAgo: 30,
    input: {
      type: 'User signed POA',
      name: 'poa-velumora-demo.pdf',
      mediaType: 'application/pdf',
      size: demoPdf.length,
      path: demoPdfPath,
      sha256: createHash('sha256').update(demoPdf).digest('hex'),
    },
  },
  {
    command: 'AttachDocument',
    on: 'poa-velumora',
    as: system,
    daysAgo: 30,
    input: {
      subjectType: 'trademark',
      subjectId: '@mark-velumora-jp',
      userId: '@user:customer@cotta.test',
      linkRevision: 1,
    },
  },
];
