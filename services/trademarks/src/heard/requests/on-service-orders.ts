import { timestampDate } from '@bufbuild/protobuf/wkt';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import {
  ServiceRequestMovedSchema,
  ServiceRequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { renewalStage, renewalWindow } from '@cotta/reference/renewal-window.js';
import { officeToday } from '../../deadlines/office-day.js';
import { everyRowViewer } from '../../mark/every-row.js';
import { trademarkResource } from '../../mark/trademark.resource.js';
import { trademark } from '../../mark/trademark.work-item.js';

const RENEWAL = 'trademark-renewal';
const orderRenewal = trademark.steps.orderRenewal;
const releaseRenewal = trademark.steps.releaseRenewalOrder;
const hold = trademark.steps.holdServiceOrder;

/** A renewal is ordered on its mark once it is paid and the mark is known, and no longer when its money went back. What does not fit is a person's to look at, never silence. */
export const serviceOrders = defineConsumer({
  name: 'service-orders',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(ServiceRequestMovedSchema, async ({ message: { request, event, status }, envelope, tx, run }) => {
      if (request === undefined || request.trademarkId === '' || request.serviceName !== RENEWAL) return;
      const [mark] = await readByIds(tx, trademarkResource, everyRowViewer, [request.trademarkId]);
      // Whoever names the mark of somebody else moves nothing of it; the order itself tells the firm of the mark by office and number.
      if (mark === undefined || !mark.userId || mark.userId !== request.userId) return;
      if (
        event === ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID ||
        (event === ServiceRequestMovedEvent.SERVICE_REQUEST_MARK_FOUND && status === 'Paid')
      )
        await paid(mark, request.publicId, { run, paidAt: occurredAt(envelope) });
      if (event === ServiceRequestMovedEvent.SERVICE_REQUEST_REFUNDED && mark.renewalOrderedOn)
        await run(releaseRenewal, {
          streamId: mark.id,
          input: { reason: `The order ${request.publicId} was refunded.` },
        });
    }),
  ],
});

interface PaidMark {
  readonly id: string;
  readonly jurisdiction?: string | null;
  readonly expirationDate?: string | null;
}

async function paid(
  { id: streamId, jurisdiction, expirationDate }: PaidMark,
  publicId: string,
  { run, paidAt }: { readonly run: RunCommand; readonly paidAt: Date },
): Promise<void> {
  const outcome = await run(orderRenewal, { streamId, input: {} });
  if ('refusal' in outcome)
    return void (await run(hold, {
      streamId,
      input: { reason: `${publicId} is paid, but: ${outcome.refusal.message}` },
    }));
  // A transfer that was asked for in time may come when the office takes a surcharge already.
  const isLate =
    jurisdiction &&
    expirationDate &&
    renewalStage(renewalWindow(jurisdiction, expirationDate), officeToday(jurisdiction, paidAt)) ===
      'in grace';
  if (isLate)
    await run(hold, {
      streamId,
      input: {
        reason: `${publicId} was paid in the time of grace: see that the surcharge is in its price, else ask for the difference.`,
      },
    });
}

function occurredAt({ occurredAt: at }: Envelope): Date {
  if (at === undefined) throw new PermanentFault('a fact without its time');
  return timestampDate(at);
}
