import { DISPUTE_AXES, type DisputeAxis } from '../../../domain/records/dispute.js';

/** The axis that an address below the disputes names. @throws Response 404 where it names none */
export function askedAxis(url: string): DisputeAxis {
  const named = new URL(url).pathname.split('/')[2];
  const axis = DISPUTE_AXES.find((one) => one === named);
  if (axis === undefined) throw new Response(null, { status: 404 });
  return axis;
}
