import { apiOf } from '../../data/api-of.js';
import { forgetKept, keep, readKept } from '../../kit/form/kept.js';
import type { Draft } from './draft.js';
import { SaveOrderDraftDocument } from './order.graphql.js';

/** What waits on this device since a crash wins, unless another device saved clearly later. */
const OTHER_DEVICE_MS = 60_000;

interface Held {
  readonly draft: Draft;
  /** When the service stored it, ms; Infinity while it has not. */
  readonly at: number;
}

/** What was last typed on any page of this browser, so that a page whose data was read a moment before brings nothing older back. Never filled on the server. */
const held = new Map<string, Held>();
const msOf = (at: string | null): number => Date.parse(at ?? '1970-01-01');

/** What was typed last: here or on the page that was left, or what the service had when the page was read. */
export function newest(requestId: string, first: Draft, savedAt: string | null): Draft {
  const mine = held.get(requestId);
  return mine !== undefined && mine.at > msOf(savedAt) ? mine.draft : first;
}

const keyOf = (requestId: string): string => `order-${requestId}`;

/** What this device holds since a crash or a reload and the service never got. */
export function unsent(requestId: string, savedAt: string | null): Draft | undefined {
  const kept = held.has(requestId) ? undefined : readKept(keyOf(requestId));
  const text = kept?.values['draft']?.[0];
  return kept !== undefined && text !== undefined && kept.at + OTHER_DEVICE_MS > msOf(savedAt)
    ? (JSON.parse(text) as Draft)
    : undefined;
}

/** Keeps what was typed, in this page's memory and on the device, until the service has it. */
export function holdUnsent(requestId: string, draft: Draft): void {
  held.set(requestId, { draft, at: Infinity });
  keep(keyOf(requestId), { at: Date.now(), values: { draft: [JSON.stringify(draft)] } });
}

/** The order was placed: what this device kept of its form is no part of it and goes. True where something had not reached the service. */
export function dropOrderDraft(requestId: string): boolean {
  const waiting = held.get(requestId)?.at === Infinity || readKept(keyOf(requestId)) !== undefined;
  held.delete(requestId);
  forgetKept(keyOf(requestId));
  return waiting;
}

/** Sends one state of the draft; what this device kept of it goes once the service has it. */
export async function storeDraft(
  text: string,
  { requestId, token }: { readonly requestId: string; readonly token: string },
): Promise<'stored' | 'closed' | 'failed'> {
  const sent = JSON.parse(text) as Draft;
  const { saveOrderDraft: answer } = await apiOf(undefined).mutate(
    SaveOrderDraftDocument,
    { id: requestId, input: sent },
    { linkToken: token, idempotencyKey: crypto.randomUUID() },
  );
  if (answer.__typename === 'Refusal') return answer.code === 'WRONG_STATUS' ? 'closed' : 'failed';
  if (JSON.stringify(held.get(requestId)?.draft ?? sent) === text) {
    held.set(requestId, { draft: sent, at: msOf(answer.orderDraftSavedAt) });
    forgetKept(keyOf(requestId));
  }
  return 'stored';
}
