import { createHash } from 'node:crypto';
import type { DocumentType } from '@cotta/reference/document-types.js';
import type { DemoStep } from '@cotta/kit/edge/programs/demo-story.js';

/** One page that says what it is: the smallest PDF a reader opens. */
function pageThatSays(text: string): Buffer {
  const page = `BT /F1 18 Tf 60 760 Td (${text}) Tj ET`;
  return Buffer.from(
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
}

interface DemoFile {
  readonly path: string;
  readonly bytes: Buffer;
}
const authority: DemoFile = {
  path: 'documents/demo-poa',
  bytes: pageThatSays('Demo data: not a real power of attorney'),
};
const receipt: DemoFile = {
  path: 'documents/demo-receipt',
  bytes: pageThatSays('Demo data: not a real receipt of an office'),
};
/** What the documents of the story hold. */
export const demoFiles: readonly DemoFile[] = [authority, receipt];

const system = { role: 'system' } as const;

interface DemoPaper {
  readonly on: string;
  readonly file: DemoFile;
  readonly type: DocumentType;
  readonly name: string;
  readonly mark: string;
  readonly owner: string;
  readonly daysAgo: number;
}

const dana = 'customer@cotta.test';
const received = (mark: string, name: string, owner: string, daysAgo: number): DemoPaper => ({
  on: `receipt-${mark}`,
  file: receipt,
  type: 'Office receipt',
  name,
  mark,
  owner,
  daysAgo,
});

/** The signed paper of the demo story, and what offices gave for what was filed, kept like any upload. */
export const demoDocument: readonly DemoStep[] = [
  {
    on: 'poa-velumora',
    file: authority,
    type: 'User signed POA' as const,
    name: 'poa-velumora-demo.pdf',
    mark: 'velumora-jp',
    owner: dana,
    daysAgo: 30,
  },
  received('nordhaven-eu', 'EUIPO receipt DEMO-EU-018999001.pdf', dana, 480),
  received('nordhaven-us', 'USPTO receipt DEMO-US-99000001.pdf', dana, 320),
  received('nordhaven-uk', 'UKIPO receipt DEMO-UK-00004000001.pdf', dana, 62),
  received('brisko-cz', 'Receipt DEMO-CZ-600001.pdf', 'pavel@cotta.test', 75),
  received('crunchy-eu', 'EUIPO receipt DEMO-EU-018999002.pdf', dana, 390),
  received('olivantia-us', 'USPTO receipt DEMO-US-99000002.pdf', 'lucia@cotta.test', 590),
].flatMap(kept);

function kept({
  on,
  file: { path, bytes },
  type,
  name,
  mark,
  owner,
  daysAgo,
}: DemoPaper): readonly DemoStep[] {
  const step = { on, as: system, daysAgo };
  return [
    {
      ...step,
      command: 'StoreDocument',
      input: {
        type,
        name,
        mediaType: 'application/pdf',
        size: bytes.length,
        path,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
    },
    {
      ...step,
      command: 'AttachDocument',
      input: {
        subjectType: 'trademark',
        subjectId: `@mark-${mark}`,
        userId: `@user:${owner}`,
        linkRevision: 1,
      },
    },
  ];
}
