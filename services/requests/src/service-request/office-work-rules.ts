import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { officeZone } from '@cotta/reference/renewal-window.js';
import { no } from '../refusals.js';
import { draftedServices } from './drafted-work-rules.js';
import { SEVERAL_RENEWALS } from './service-parameters.js';

interface Order {
  readonly serviceName?: string;
  readonly jurisdiction?: string | null;
  readonly trademarkId?: string | null;
  readonly filedOn?: string | null;
  readonly recordedOn?: string | null;
  readonly deedDocumentId?: string | null;
  readonly deedCheck?: Readonly<Record<string, boolean>> | null;
}

/** Whether an order is for something at an office that is not done there: a renewal that is not filed, a transfer that is not on record, several marks that are orders of their own. */
export function awaitsOffice({ serviceName, filedOn, recordedOn }: Order): boolean {
  if (serviceName === SEVERAL_RENEWALS) return true;
  if (serviceName === 'trademark-renewal') return !filedOn && !recordedOn;
  return serviceName === 'ownership-transfer' && !recordedOn;
}

/** Nobody is told that a service is done before the office has it, or without what came of it. The whole of several marks ends with the last of them, by itself. */
export function finishProblem(order: Order, { viewer }: Pick<CommandContext, 'viewer'>): Refusal | undefined {
  if (draftedServices.includes(order.serviceName ?? '')) return no('OUTCOME_NEEDED');
  if (!awaitsOffice(order)) return undefined;
  if (order.serviceName === SEVERAL_RENEWALS)
    return viewer.role === 'system' ? undefined : no('EACH_MARK_ALONE');
  return no(order.serviceName === 'ownership-transfer' ? 'NOT_ON_RECORD' : 'NOT_FILED');
}

/** Whether nothing that was looked for in a deed is missing. */
export const deedInOrder = (check: Readonly<Record<string, boolean>>): boolean =>
  Object.values(check).every((isRight) => isRight);

/** A transfer is handed in with a deed that somebody read and found in order. Refused with DEED_MISSING, DEED_UNREAD or DEED_NOT_IN_ORDER. */
export function deedToFileProblem({ serviceName, deedDocumentId, deedCheck }: Order): Refusal | undefined {
  if (serviceName !== 'ownership-transfer') return undefined;
  if (!deedDocumentId) return no('DEED_MISSING');
  if (!deedCheck) return no('DEED_UNREAD');
  return deedInOrder(deedCheck) ? undefined : no('DEED_NOT_IN_ORDER');
}

/** What the office did is noted on the order only where no mark of ours says it: there it is said once, and the order follows. `days`: none of them is in the future at the office. */
export function officeWorkProblem(
  order: Order,
  days: Readonly<Record<string, string | null | undefined>>,
  { viewer, now }: Pick<CommandContext, 'viewer' | 'now'>,
): Refusal | undefined {
  const { serviceName, trademarkId, jurisdiction } = order;
  if (serviceName === SEVERAL_RENEWALS) return no('EACH_MARK_ALONE');
  if (serviceName !== 'trademark-renewal' && serviceName !== 'ownership-transfer')
    return no('NOTHING_AT_OFFICE');
  if (trademarkId && staff.includes(viewer.role)) return no('AT_THE_MARK');
  const today = calendarDate(now, officeZone(jurisdiction ?? ''));
  const ahead = Object.entries(days).filter(([, day]) => typeof day === 'string' && day > today);
  return ahead.length === 0
    ? undefined
    : refuseFields(
        ahead.map(([key]) => ({
          path: [key],
          code: 'IN_THE_FUTURE',
          message: 'This day has not come yet; give the day it happened.',
        })),
      );
}
