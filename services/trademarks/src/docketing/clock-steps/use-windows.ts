import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import {
  kickedOffUseInCommerceStatuses,
  type UseInCommerceType,
} from '../../use-in-commerce/use-in-commerce-status.js';
import { useInCommerceRequest } from '../../use-in-commerce/use-in-commerce-request.work-item.js';
import { MOST_AT_ONCE, taken, type ClockStep } from './clock-step.js';

const kickOff = useInCommerceRequest.steps.kickOffUseInCommerceRequest;
const applyLateFee = useInCommerceRequest.steps.applyUseInCommerceLateFee;
/** Before the window opens a second person has to confirm the due date. */
const CREATE_DAYS_AHEAD = 30;

/** What the office of the United States wants of a registration, by the rule of its deadline. */
const declarations: Readonly<Record<string, UseInCommerceType>> = {
  'US.section-8': 'Declaration of use',
  'US.section-71': 'Declaration of use',
  'US.section-71-ten-years': 'Declaration of use',
  'US.sections-8-9': 'Declaration of use and renewal',
};

interface Window {
  readonly id: string;
  readonly trademark_id: string;
  readonly user_id: string | null;
  readonly rule_id: string;
  readonly trigger_date: string;
  readonly nominal_date: string;
  readonly opens_date: string;
  readonly grace_date: string | null;
}

/** A declaration that keeps a registration gets its request a month before the office takes it. */
export const openUseRequests: ClockStep = {
  name: 'proof of use opened',
  take: async (tx, { today, take }) => {
    const windows = await queryRows<Window>(
      tx,
      `select d.id, d.trademark_id, d.user_id, d.rule_id, d.trigger_date::text, d.nominal_date::text, d.opens_date::text, d.grace_date::text
       from trademark_deadline d join trademark t on t.id = d.trademark_id
       where d.rule_id = any($1) and d.settled is null and d.opens_date <= $2::date + ${CREATE_DAYS_AHEAD} and d.last_chance_date >= $2::date and t.status = 'Trademark registered'
         and not exists (select from use_in_commerce_request u where u.trademark_id = d.trademark_id and u.type in ('Declaration of use', 'Declaration of use and renewal') and u.due_date = d.nominal_date)
       order by d.opens_date limit ${MOST_AT_ONCE}`,
      [Object.keys(declarations), today],
    );
    const outcomes = [];
    for (const window of windows) {
      const input = {
        trademarkId: window.trademark_id,
        userId: window.user_id,
        type: declarations[window.rule_id] ?? 'Declaration of use',
        issueDate: window.trigger_date,
        dueDate: window.nominal_date,
        opensDate: window.opens_date,
        graceEndDate: window.grace_date,
      };
      outcomes.push(
        await take(useInCommerceRequest.create, {
          streamId: nameBasedId('proof of use', window.id, window.nominal_date),
          input,
          about: window.id,
        }),
      );
    }
    return taken(outcomes);
  },
};

/** The client hears of it on the day the window opens, once the due date is confirmed. */
export const kickOffAtOpening: ClockStep = {
  name: 'proof of use kicked off',
  take: async (tx, { today, take }) => {
    const ripe = await queryRows<{ id: string }>(
      tx,
      `select id from use_in_commerce_request where status = 'Created' and opens_date <= $1::date and confirmed_due_date = due_date order by opens_date limit ${MOST_AT_ONCE}`,
      [today],
    );
    const outcomes = [];
    for (const { id } of ripe) outcomes.push(await take(kickOff, { streamId: id, input: {}, about: id }));
    return taken(outcomes);
  },
};

/** In the time of grace the late fee is due. */
export const applyLateFees: ClockStep = {
  name: 'late fee applied',
  take: async (tx, { today, take }) => {
    const ripe = await queryRows<{ id: string }>(
      tx,
      `select id from use_in_commerce_request where status = any($1) and grace_end_date is not null and late_fee_applied is not true and due_date < $2::date and grace_end_date >= $2::date order by due_date limit ${MOST_AT_ONCE}`,
      [kickedOffUseInCommerceStatuses, today],
    );
    const outcomes = [];
    for (const { id } of ripe)
      outcomes.push(await take(applyLateFee, { streamId: id, input: {}, about: id }));
    return taken(outcomes);
  },
};
