import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inOneTransaction } from '../product/run-steps.js';
import type { EInvoiceChannel } from './e-invoice-channel.js';
import { eInvoiceRow, type EInvoiceRow } from './e-invoice-row.js';
import { EInvoiceStatus } from './e-invoice-status.js';
import { eInvoice } from './e-invoice.work-item.js';
import { keptXml, makeEInvoiceFile } from './make-e-invoice-file.js';

const { handOverEInvoice, deliverEInvoice: noteDelivery, rejectEInvoice, holdEInvoice } = eInvoice.steps;

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

export interface DeliveryParts {
  readonly runtime: CommandRuntime;
  readonly encryptionKey: string;
  /** Undefined while the firm has no delivery provider: everything waits. */
  readonly eInvoices: EInvoiceChannel | undefined;
}

/** Takes one e-invoice a step further: its file is kept, then handed over, then followed until it arrived or was not taken. @returns when to look again */
export async function deliverEInvoice(parts: DeliveryParts, id: string, tries: number): Promise<Date | null> {
  const row = await eInvoiceRow(parts.runtime.db, id);
  const now = parts.runtime.clock.now();
  if (row?.status === EInvoiceStatus.waiting && row.documentId === null) {
    await makeEInvoiceFile(parts, row);
    return now;
  }
  if (row?.status !== EInvoiceStatus.waiting && row?.status !== EInvoiceStatus.sent) return null;
  if (parts.eInvoices === undefined) return new Date(now.getTime() + LONGEST_WAIT_MS);
  const isOver =
    row.status === EInvoiceStatus.waiting
      ? await handOver(parts, parts.eInvoices, row)
      : await follow(parts, parts.eInvoices, row);
  return isOver
    ? null
    : new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** Math.min(tries, 6), LONGEST_WAIT_MS));
}

async function handOver(
  parts: DeliveryParts,
  channel: EInvoiceChannel,
  { id, attempt, receiver, documentId }: EInvoiceRow,
): Promise<boolean> {
  const key = `${id}:${attempt}`;
  if (!(await channel.reaches(receiver ?? ''))) {
    await inOneTransaction(parts.runtime, (run) =>
      run(holdEInvoice, {
        streamId: id,
        input: {
          trouble: 'NOT_IN_NETWORK',
          problem: `Nobody receives e-invoices at ${receiver}: ask the client for the tax number, or when the mailbox is open.`,
        },
        key,
      }),
    );
    return true;
  }
  const answer = await channel.send({
    key,
    receiver: receiver ?? '',
    xml: await keptXml(parts, documentId ?? ''),
  });
  await inOneTransaction(parts.runtime, (run) =>
    'rejected' in answer
      ? run(rejectEInvoice, { streamId: id, input: { problem: answer.rejected }, key })
      : run(handOverEInvoice, { streamId: id, input: answer, key }),
  );
  return 'rejected' in answer;
}

async function follow(
  { runtime }: DeliveryParts,
  channel: EInvoiceChannel,
  { id, attempt, messageId }: EInvoiceRow,
): Promise<boolean> {
  const key = `${id}:${attempt}`;
  const found = await channel.state(messageId ?? '');
  if (found.state === 'accepted') return false;
  await inOneTransaction(runtime, (run) =>
    found.state === 'delivered'
      ? run(noteDelivery, { streamId: id, input: { deliveredAt: found.at.toISOString() }, key })
      : run(rejectEInvoice, { streamId: id, input: { problem: found.reason }, key: `${key} afterwards` }),
  );
  return true;
}
