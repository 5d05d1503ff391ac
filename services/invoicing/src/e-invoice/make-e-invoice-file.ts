import { createHash } from 'node:crypto';
import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { readStream } from '@cotta/kit/runtime/event-store/read-stream.js';
import { decrypt, encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { creditNoteRow, fileSubject, invoiceRow, type DocumentRow } from '../documents/document-rows.js';
import { publishDocumentFile } from '../documents/document-file.aggregate.js';
import { FILE_PURPOSE } from '../documents/make-file.js';
import { moneyDocumentOf } from '../documents/money-document-of.js';
import { publishedRates } from '../documents/published-rates.js';
import { peppolDocument } from '../documents/ubl/peppol-document.js';
import { inOneTransaction } from '../product/run-steps.js';
import { participantId } from './e-invoice-duty.js';
import type { EInvoiceRow } from './e-invoice-row.js';
import type { eInvoiceTroubles } from './e-invoice-status.js';
import { eInvoice } from './e-invoice.work-item.js';

const keepFile = eInvoice.steps.keepEInvoiceFile;
const hold = eInvoice.steps.holdEInvoice;

interface Parts {
  readonly runtime: CommandRuntime;
  readonly encryptionKey: string;
}

/** Makes the file of an e-invoice and keeps it before anybody gets it; what lacks an address or a part of it is held. */
export async function makeEInvoiceFile(parts: Parts, { id, attempt, ...of }: EInvoiceRow): Promise<void> {
  const { runtime, encryptionKey } = parts;
  const row = await documentOf(runtime, of);
  const made = await madeOf(runtime, row);
  const key = String(attempt);
  await inOneTransaction(runtime, async (run) => {
    if ('trouble' in made) return run(hold, { streamId: id, input: made, key });
    const bytes = Buffer.from(made.xml, 'utf8');
    const documentId = nameBasedId('e-invoice-file', id, key);
    const fingerprint = createHash('sha256').update(bytes).digest('hex');
    await run(publishDocumentFile, {
      streamId: documentId,
      input: {
        ...fileSubject(row),
        name: `${row.number}.xml`,
        mediaType: 'application/xml',
        size: bytes.length,
        sha256: fingerprint,
        sealed: Buffer.from(encrypt(bytes, encryptionKey, FILE_PURPOSE)).toString('base64'),
      },
      key: 'file',
    });
    await run(keepFile, {
      streamId: id,
      input: { documentId, fingerprint, receiver: made.receiver },
      key: documentId,
    });
  });
}

/** The file that was kept, byte for byte: what is handed over is never made a second time. */
export async function keptXml({ runtime, encryptionKey }: Parts, documentId: string): Promise<string> {
  const [made] = await byItself(runtime.db, (tx) => readStream(tx, documentId));
  const content: unknown = made === undefined ? undefined : Reflect.get(made.data as object, 'sealed');
  if (typeof content !== 'string') throw new Fault(`the file ${documentId} was not kept`);
  return Buffer.from(decrypt(Buffer.from(content, 'base64'), encryptionKey, FILE_PURPOSE)).toString('utf8');
}

async function documentOf(
  { db }: CommandRuntime,
  { invoiceId, creditNoteId }: Pick<EInvoiceRow, 'invoiceId' | 'creditNoteId'>,
): Promise<DocumentRow> {
  const row =
    invoiceId === null ? await creditNoteRow(db, creditNoteId ?? '') : await invoiceRow(db, invoiceId);
  if (row === undefined) throw new Fault(`there is no document ${invoiceId ?? creditNoteId}`);
  return row;
}

type Made =
  | { readonly xml: string; readonly receiver: string }
  | { readonly trouble: (typeof eInvoiceTroubles)[number]; readonly problem: string };

async function madeOf({ db }: CommandRuntime, row: DocumentRow): Promise<Made> {
  const document = moneyDocumentOf(row, await publishedRates(db, row.taxDate ?? row.issueDate));
  const [seller, buyer] = [participantId(document.seller), participantId(document.buyer)];
  if (buyer === undefined)
    return {
      trouble: 'NO_TAX_NUMBER',
      problem: 'The tax number of the client is not known: ask for it, and replace the invoice with it.',
    };
  if (seller === undefined)
    return { trouble: 'INCOMPLETE', problem: 'Our own tax number is missing: it stands with the issuer.' };
  const xml = peppolDocument(document, { seller, buyer });
  return isRefusal(xml) ? { trouble: 'INCOMPLETE', problem: inWords(xml) } : { xml, receiver: buyer };
}

function inWords({ message, fields = [] }: Refusal): string {
  return [...new Set(fields.length === 0 ? [message] : fields.map((field) => field.message))]
    .join(' ')
    .slice(0, 2000);
}
