import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { openOfficeActionStatuses } from '../../office-action/office-action-status.js';
import { openUseInCommerceStatuses } from '../../use-in-commerce/use-in-commerce-status.js';
import { officeAction } from '../../office-action/office-action.work-item.js';
import { useInCommerceRequest } from '../../use-in-commerce/use-in-commerce-request.work-item.js';
import { MOST_AT_ONCE, taken, type ClockStep } from './clock-step.js';

const abandonOfficeAction = officeAction.steps.abandonOfficeAction;
const lapseRequest = useInCommerceRequest.steps.lapseUseInCommerceRequest;
/** The rules wait three days past the last open day; nothing younger can be ripe. */
const RIPE_AFTER_DAYS = 3;

/** A letter of an office that nobody answered three days after the last possible day is given up. */
export const giveUpOfficeActions: ClockStep = {
  name: 'office action given up',
  take: async (tx, { today, take }) => {
    const ripe = await queryRows<{ id: string }>(
      tx,
      `select id from office_action where status = any($1) and coalesce(proposed_due_date, due_date) < $2::date - ${RIPE_AFTER_DAYS} order by due_date limit ${MOST_AT_ONCE}`,
      [openOfficeActionStatuses, today],
    );
    const outcomes = [];
    for (const { id } of ripe)
      outcomes.push(
        await take(abandonOfficeAction, {
          streamId: id,
          input: { confirmed: false, reason: 'Nothing was filed three days after the last possible day.' },
          about: id,
        }),
      );
    return taken(outcomes);
  },
};

/** The same for a proof of use, its time of grace included. */
export const giveUpUseRequests: ClockStep = {
  name: 'proof of use given up',
  take: async (tx, { today, take }) => {
    const ripe = await queryRows<{ id: string }>(
      tx,
      `select id from use_in_commerce_request where status = any($1) and coalesce(grace_end_date, due_date) < $2::date - ${RIPE_AFTER_DAYS} order by due_date limit ${MOST_AT_ONCE}`,
      [openUseInCommerceStatuses, today],
    );
    const outcomes = [];
    for (const { id } of ripe)
      outcomes.push(
        await take(lapseRequest, {
          streamId: id,
          input: { reason: 'Nothing was filed three days after the last possible day.' },
          about: id,
        }),
      );
    return taken(outcomes);
  },
};
