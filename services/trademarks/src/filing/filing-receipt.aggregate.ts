import { createHash } from 'node:crypto';
import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';

/** Use of the seal; the workspace opens it with the same words. */
const FILE_PURPOSE = 'document file';

const fields = {
  trademarkId: f.id('The mark it belongs to.'),
  userId: f.id('Its owner.', { optional: true }),
  name: f.text('Name of the file.', { max: 255 }),
  size: f.integer('Bytes.', { min: 1 }),
  sha256: f.text('Digest of the bytes.', { max: 64 }),
  sealed: f.text('Sealed bytes, base64.', { max: 20_000_000 }),
};

export interface FilingReceiptMade {
  readonly type: 'FilingReceiptMade';
  readonly data: InputOf<typeof fields>;
}

/** The receipt of one filing: kept once, under the id the workspace keeps it by. */
export const filingReceiptId = (filingId: string): string => nameBasedId('filing-receipt', filingId);

export const filingReceipt: Aggregate<{ readonly published: boolean }, FilingReceiptMade> = {
  category: 'filing_receipt',
  initial: { published: false },
  evolve: () => ({ published: true }),
  projections: [],
};

export const publishFilingReceipt = defineCommand({
  name: 'PublishFilingReceipt',
  doc: 'The office handed out its paper about an application. For the system alone; it is kept once.',
  aggregate: filingReceipt,
  stream: 'new',
  allowed: ['system'],
  input: fields,
  decide: (_, file): readonly FilingReceiptMade[] => [{ type: 'FilingReceiptMade', data: file }],
});

/** The paper as it is handed over: named by the office and its number, sealed. */
export function receiptFile(
  bytes: Uint8Array,
  {
    office,
    number,
    encryptionKey,
    ...of
  }: {
    readonly office: string;
    readonly number: string;
    readonly encryptionKey: string;
    readonly trademarkId: string;
    readonly userId: string | null;
  },
): InputOf<typeof fields> {
  return {
    ...of,
    name: `${office} receipt ${number}.pdf`,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sealed: Buffer.from(encrypt(bytes, encryptionKey, FILE_PURPOSE)).toString('base64'),
  };
}
