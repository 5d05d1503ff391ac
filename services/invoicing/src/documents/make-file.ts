import { createHash } from 'node:crypto';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { renderPdf } from './pdf/render-pdf.js';
import { inOneTransaction } from '../product/run-steps.js';
import { creditNote } from '../invoice/credit-note/credit-note.work-item.js';
import { invoice } from '../invoice/invoice.work-item.js';
import { product } from '../product/product.work-item.js';
import { publishDocumentFile } from './document-file.aggregate.js';
import { creditNoteRow, fileSubject, invoiceRow, type DocumentRow } from './document-rows.js';
import { moneyDocumentOf } from './money-document-of.js';
import { publishedRates } from './published-rates.js';

const sendInvoice = invoice.steps.sendInvoice;
const renewDocument = invoice.steps.renewInvoiceDocument;
const sendCreditNote = creditNote.steps.sendCreditNote;
const fileInvoice = product.steps.fileProductInvoice;
const fileCreditNote = product.steps.fileProductCreditNote;

/** Use of the seal; the workspace opens it with the same words. */
export const FILE_PURPOSE = 'document file';
const MEDIA_TYPE = 'application/pdf';

export interface FileParts {
  readonly runtime: CommandRuntime;
  readonly encryptionKey: string;
  /** Where the site stands, which checks the file. @defaultValue nothing is printed about it */
  readonly publicOrigin?: string;
}

/** Renders an issued invoice, tells its bytes, and notes on invoice and product where the file will be. The number was taken long before: nothing
 *  here can touch it. @source money rules R-NUM-2, R-DOC-4 */
export async function makeInvoiceFile(parts: FileParts, invoiceId: string): Promise<null> {
  const row = await invoiceRow(parts.runtime.db, invoiceId);
  if (row === undefined) return null;
  const file = await renderedFile(parts, row);
  await inOneTransaction(parts.runtime, async (run) => {
    await run(publishDocumentFile, { streamId: file.documentId, input: file.input, key: 'file' });
    await run(sendInvoice, {
      streamId: invoiceId,
      input: { documentId: file.documentId },
      key: file.documentId,
    });
    if (row.product !== null)
      await run(fileInvoice, {
        streamId: row.product.id,
        input: { documentId: file.documentId, documentNumber: row.number },
        key: file.documentId,
      });
  });
  return null;
}

/** The same document once more, as another file: what the customer got stays where it is. */
export async function renewInvoiceFile(parts: FileParts, invoiceId: string): Promise<null> {
  const row = await invoiceRow(parts.runtime.db, invoiceId);
  if (row === undefined) return null;
  const { input } = await renderedFile(parts, row);
  const documentId = nameBasedId('document-file', row.id, parts.runtime.clock.now().toISOString());
  await inOneTransaction(parts.runtime, async (run) => {
    await run(publishDocumentFile, { streamId: documentId, input, key: 'file' });
    await run(renewDocument, { streamId: invoiceId, input: { documentId }, key: documentId });
  });
  return null;
}

export async function makeCreditNoteFile(parts: FileParts, creditNoteId: string): Promise<null> {
  const row = await creditNoteRow(parts.runtime.db, creditNoteId);
  if (row === undefined) return null;
  const file = await renderedFile(parts, row);
  await inOneTransaction(parts.runtime, async (run) => {
    await run(publishDocumentFile, { streamId: file.documentId, input: file.input, key: 'file' });
    await run(sendCreditNote, {
      streamId: creditNoteId,
      input: { documentId: file.documentId },
      key: file.documentId,
    });
    const published = {
      documentId: file.documentId,
      documentNumber: row.number,
      amountMinor: -row.totalMinor - row.settlesMinor,
    };
    // What only makes room for another invoice gives nothing back, and needs no letter of its own.
    if (row.product !== null && published.amountMinor > 0)
      await run(fileCreditNote, { streamId: row.product.id, input: published, key: file.documentId });
  });
  return null;
}

async function renderedFile({ runtime, encryptionKey, publicOrigin }: FileParts, row: DocumentRow) {
  const bytes = await renderPdf({
    ...moneyDocumentOf(row, await publishedRates(runtime.db, row.taxDate ?? row.issueDate)),
    ...(publicOrigin === undefined ? {} : { verifyAt: `${publicOrigin}/verify` }),
  });
  if (isRefusal(bytes)) throw new Fault(`${row.number} cannot be printed: ${JSON.stringify(bytes)}`);
  return {
    documentId: nameBasedId('document-file', row.id),
    input: {
      ...fileSubject(row),
      name: `${row.number}.pdf`,
      mediaType: MEDIA_TYPE,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      sealed: Buffer.from(encrypt(bytes, encryptionKey, FILE_PURPOSE)).toString('base64'),
    },
  };
}
