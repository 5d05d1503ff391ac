import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import type { OrderedWorkService } from './service-parameters.js';
import { serviceRequest } from './service-request.work-item.js';

interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

/** Work that a client ordered at the record that offers it. */
export interface WorkOrder {
  /** Id of the order: the record names it from the press of the button on. */
  readonly id: string;
  readonly serviceName: OrderedWorkService;
  readonly subject: { readonly type: string; readonly id: string };
  readonly userId: string;
  /** Absent where it is about no mark of ours. */
  readonly trademarkId?: string | undefined;
  readonly jurisdiction?: string | undefined;
  /** What people call it. */
  readonly name: string;
  readonly currency: string;
  /** Country of the billing address; absent: a person names it with the price. */
  readonly country?: string | undefined;
  readonly language: string;
  /** Before tax, the office's part included; absent: a person names the price. */
  readonly price?: Amount | undefined;
  readonly officeFee?: Amount | undefined;
  /** Last day to pay, a calendar date at the office. */
  readonly orderBy?: string | undefined;
}

/** Makes a service order of it: from there on it is priced, paid, confirmed, ended and shown as every other.
 *  @throws Fault where the order cannot be made: whoever hears of it is tried again. */
export async function placeWorkOrder(run: RunCommand, order: WorkOrder): Promise<void> {
  const { id: streamId, serviceName, subject, userId, trademarkId, jurisdiction, name, currency } = order;
  const input = {
    serviceName,
    userId,
    language: order.language,
    currency,
    parameters: {
      name,
      subjectType: subject.type,
      subjectId: subject.id,
      ...(trademarkId === undefined ? {} : { trademarkId }),
      ...(jurisdiction === undefined ? {} : { jurisdiction }),
      ...(order.orderBy === undefined ? {} : { orderBy: order.orderBy }),
    },
    ...(trademarkId === undefined ? {} : { trademarkId }),
    ...(order.country === undefined ? {} : { country: order.country }),
  };
  const made = await run(serviceRequest.create, { streamId, input, key: 'create' });
  if ('refusal' in made) throw new Fault(`order at ${subject.type} ${subject.id}: ${made.refusal.message}`);
  const { price, officeFee } = order;
  const placed =
    price === undefined || order.country === undefined
      ? await run(serviceRequest.steps.submitServiceRequest, { streamId, input: {}, key: 'submit' })
      : await run(serviceRequest.steps.orderAtOfferedPrice, {
          streamId,
          input: {
            price,
            ...(officeFee === undefined ? {} : { officeFee }),
          },
          key: 'order',
        });
  if ('refusal' in placed)
    throw new Fault(`order at ${subject.type} ${subject.id}: ${placed.refusal.message}`);
}

/** The work began. An order that is not paid yet stays where it is. */
export async function startWorkOrder(run: RunCommand, streamId: string): Promise<void> {
  await run(serviceRequest.steps.startServiceRequest, { streamId, input: {}, key: 'start' });
}

/** The work is done. */
export async function finishWorkOrder(run: RunCommand, streamId: string): Promise<void> {
  await startWorkOrder(run, streamId);
  await run(serviceRequest.steps.finishServiceRequest, { streamId, input: {}, key: 'finish' });
}

/** What it was ordered for is over, so that nobody is asked to pay for it. A paid one stays for an admin, who decides about the money. */
export async function callOffWorkOrder(run: RunCommand, streamId: string, reason: string): Promise<void> {
  await run(serviceRequest.steps.cancelServiceRequest, { streamId, input: { reason }, key: 'cancel' });
}
