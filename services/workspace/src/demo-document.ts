import { createHash } from 'node:crypto';
import type { DocumentType } from '@cotta/reference/document-types.js';
import sharp from 'sharp';
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

/** A shop page as a screenshot shows it, in blocks of colour: a heading, what is offered, the button to buy it. */
function shopThatOffers(goods: string): Promise<Buffer> {
  const block = (background: string, width: number, height: number) => ({
    create: { width, height, channels: 3 as const, background },
  });
  return sharp(block('#ffffff', 1200, 800))
    .composite([
      { input: block('#ece7df', 1200, 96), left: 0, top: 0 },
      { input: block('#d8cfc2', 520, 520), left: 48, top: 144 },
      { input: block(goods, 240, 280), left: 188, top: 264 },
      { input: block('#c9c9c9', 440, 40), left: 620, top: 176 },
      { input: block('#c9c9c9', 320, 40), left: 620, top: 240 },
      { input: block('#6b7a5f', 240, 72), left: 620, top: 320 },
    ])
    .png()
    .toBuffer();
}

interface DemoFile {
  readonly path: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}
const authority: DemoFile = {
  path: 'documents/demo-poa',
  mediaType: 'application/pdf',
  bytes: pageThatSays('Demo data: not a real power of attorney'),
};
const receipt: DemoFile = {
  path: 'documents/demo-receipt',
  mediaType: 'application/pdf',
  bytes: pageThatSays('Demo data: not a real receipt of an office'),
};
const deed: DemoFile = {
  path: 'documents/demo-deed',
  mediaType: 'application/pdf',
  bytes: pageThatSays('Demo data: not a real deed of assignment'),
};
const oilShop: DemoFile = {
  path: 'documents/demo-oil-shop',
  mediaType: 'image/png',
  bytes: await shopThatOffers('#7d8442'),
};
const tableShop: DemoFile = {
  path: 'documents/demo-table-shop',
  mediaType: 'image/png',
  bytes: await shopThatOffers('#b08d57'),
};
/** What the documents of the story hold. */
export const demoFiles: readonly DemoFile[] = [authority, receipt, deed, oilShop, tableShop];

const system = { role: 'system' } as const;

interface DemoPaper {
  readonly on: string;
  readonly file: DemoFile;
  readonly type: DocumentType;
  readonly name: string;
  /** What it belongs to: the kind of record, and its name in the story. */
  readonly about: readonly [string, string];
  readonly owner: string;
  readonly daysAgo: number;
}

const dana = 'customer@cotta.test';
const received = (mark: string, name: string, owner: string, daysAgo: number): DemoPaper => ({
  on: `receipt-${mark}`,
  file: receipt,
  type: 'Office receipt',
  name,
  about: ['trademark', `mark-${mark}`],
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
    about: ['trademark', 'mark-velumora-jp'] as const,
    owner: dana,
    daysAgo: 30,
  },
  received('nordhaven-eu', 'EUIPO receipt DEMO-EU-018999001.pdf', dana, 480),
  received('nordhaven-us', 'USPTO receipt DEMO-US-99000001.pdf', dana, 320),
  received('nordhaven-uk', 'UKIPO receipt DEMO-UK-00004000001.pdf', dana, 62),
  received('brisko-cz', 'Receipt DEMO-CZ-600001.pdf', 'pavel@cotta.test', 75),
  received('crunchy-eu', 'EUIPO receipt DEMO-EU-018999002.pdf', dana, 390),
  received('olivantia-us', 'USPTO receipt DEMO-US-99000002.pdf', 'lucia@cotta.test', 590),
  {
    on: 'deed-nordhaven',
    file: deed,
    type: 'Delegation' as const,
    name: 'deed-nordhaven-demo.pdf',
    about: ['service_request', 'order-transfer'] as const,
    owner: dana,
    daysAgo: 3,
  },
  {
    on: 'specimen-picture-olivantia',
    file: oilShop,
    type: 'Specimen' as const,
    name: 'olivantia-shop-demo.png',
    about: ['use_in_commerce_request', 'proof-olivantia'] as const,
    owner: 'lucia@cotta.test',
    daysAgo: 30,
  },
  {
    on: 'picture-nordhavn-report',
    file: tableShop,
    type: 'Screenshot' as const,
    name: 'nordhavn-table-demo.png',
    about: ['case_request', 'report-shop'] as const,
    owner: dana,
    daysAgo: 1,
  },
  {
    on: 'screenshot-nordhavn',
    file: tableShop,
    type: 'Screenshot' as const,
    name: 'nordhavn-offer-demo.png',
    about: ['brand_monitoring_task', 'scan-nordhaven-2'] as const,
    owner: dana,
    daysAgo: 4,
  },
].flatMap(kept);

function kept({
  on,
  file: { path, mediaType, bytes },
  type,
  name,
  about: [subjectType, subject],
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
        mediaType,
        size: bytes.length,
        path,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
    },
    {
      ...step,
      command: 'AttachDocument',
      input: {
        subjectType,
        subjectId: `@${subject}`,
        userId: `@user:${owner}`,
        linkRevision: 1,
      },
    },
  ];
}
