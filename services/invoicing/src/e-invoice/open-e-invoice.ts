import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { creditNoteRow, invoiceRow, type DocumentRow } from '../documents/document-rows.js';
import { planJob } from '../payment/jobs/job-table.js';
import { issuerOf } from '../price-list/issuers.js';
import { inOneTransaction } from '../product/run-steps.js';
import { eInvoiceDuty } from './e-invoice-duty.js';
import { EInvoiceStatus } from './e-invoice-status.js';
import { eInvoice } from './e-invoice.work-item.js';

export interface OpenParts {
  readonly runtime: CommandRuntime;
  /** Codes of issuers that send e-invoices before they have to. */
  readonly earlyIssuers: readonly string[];
}

/** An issued invoice that is to be an e-invoice waits to be sent; every other is left alone. */
export async function openEInvoice(parts: OpenParts, invoiceId: string): Promise<null> {
  const row = await invoiceRow(parts.runtime.db, invoiceId);
  if (row !== undefined) await open(parts, row, { invoiceId });
  return null;
}

/** The same of a credit note; that of an invoice which never came to a mailbox goes on paper as its invoice did. */
export async function openCreditEInvoice(parts: OpenParts, creditNoteId: string): Promise<null> {
  const { db } = parts.runtime;
  const row = await creditNoteRow(db, creditNoteId);
  if (row !== undefined && !(await isOfUndelivered(parts.runtime, creditNoteId)))
    await open(parts, row, { creditNoteId });
  return null;
}

async function open(
  { runtime, earlyIssuers }: OpenParts,
  row: DocumentRow,
  of: { readonly invoiceId: string } | { readonly creditNoteId: string },
): Promise<void> {
  const issuer = issuerOf(row.issuer);
  if (issuer === undefined) throw new Fault(`${row.number} has no issuer`);
  const { country = '', companyId = null, taxId = null, vatId = null } = row.customer ?? {};
  const duty = eInvoiceDuty({
    issuer,
    issueDate: row.issueDate,
    buyer: { country, companyId, taxId, vatId },
  });
  if (duty === undefined || (duty === 'MAY' && !earlyIssuers.includes(issuer.code))) return;
  const streamId = nameBasedId('e-invoice', row.id);
  await inOneTransaction(runtime, async (run, tx) => {
    await run(eInvoice.create, {
      streamId,
      input: { ...of, userId: row.userId, number: row.number, duty },
      key: row.id,
    });
    await planJob(tx, { kind: 'e-invoice-delivery', subjectId: streamId, dueAt: runtime.clock.now() });
  });
}

async function isOfUndelivered({ db }: CommandRuntime, creditNoteId: string): Promise<boolean> {
  const row = await byItself(db, (tx) =>
    queryRow<object>(
      tx,
      'select from credit_note n join e_invoice e on e.invoice_id = n.invoice_id where n.id = $1 and e.status = any($2)',
      [creditNoteId, [EInvoiceStatus.rejected, EInvoiceStatus.cannotBeSent]],
    ),
  );
  return row !== undefined;
}
