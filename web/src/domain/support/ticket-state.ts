/** As long as a solved question can be taken up again. */
export const REOPEN_DAYS = 14;
const DAY_MS = 86_400_000;

export type TicketState = 'ours' | 'yours' | 'solved' | 'over';

/** Where a question stands for whoever asked: whose word it is, or whether it can still be taken up again. */
export function ticketState(
  { status, resolvedAt }: { readonly status: string; readonly resolvedAt: string | null | undefined },
  now: Date,
): TicketState {
  if (status === 'WAITING_FOR_CUSTOMER') return 'yours';
  if (status === 'CLOSED') return 'over';
  if (status !== 'RESOLVED') return 'ours';
  const isOver = resolvedAt != null && now.getTime() - Date.parse(resolvedAt) > REOPEN_DAYS * DAY_MS;
  return isOver ? 'over' : 'solved';
}
