import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { DataSource } from 'typeorm';
import type { eInvoiceStatuses } from './e-invoice-status.js';

/** How far one is. */
export interface EInvoiceRow {
  readonly id: string;
  readonly status: (typeof eInvoiceStatuses)[number];
  readonly attempt: number;
  readonly invoiceId: string | null;
  readonly creditNoteId: string | null;
  readonly receiver: string | null;
  readonly documentId: string | null;
  readonly messageId: string | null;
}

export function eInvoiceRow(db: DataSource, id: string): Promise<EInvoiceRow | undefined> {
  return byItself(db, (tx) =>
    queryRow<EInvoiceRow>(
      tx,
      `select id, status, attempt, invoice_id as "invoiceId", credit_note_id as "creditNoteId", receiver, document_id as "documentId", message_id as "messageId" from e_invoice where id = $1`,
      [id],
    ),
  );
}
