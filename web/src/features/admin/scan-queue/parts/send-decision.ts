import { submit } from '../../parts/admin-api.js';
import {
  DismissFindingDocument,
  DismissFindingsDocument,
  EscalateFindingDocument,
  ReturnFindingDocument,
  WhitelistFindingDocument,
} from '../scan-queue.graphql.js';
import type { Decision, Reason } from './finding.js';

/** A finding with the version one looked at. */
export interface Seen {
  readonly id: string;
  readonly version: number;
}

/** What was not stored, and what the service says to it. */
export interface Refused {
  readonly id: string;
  readonly code: string;
  readonly message: string;
}

/** What came of it: what was refused, and at which version the others stand now. */
export interface Outcome {
  readonly refused: readonly Refused[];
  readonly stored: readonly Seen[];
}

type Answer =
  | { readonly __typename: 'BrandMonitoringFinding'; readonly id: string; readonly version: number }
  | { readonly __typename: 'Refusal'; readonly code: string; readonly message: string };

const outcomeOf = (id: string, answer: Answer): Outcome =>
  answer.__typename === 'Refusal'
    ? { refused: [{ id, code: answer.code, message: answer.message }], stored: [] }
    : { refused: [], stored: [{ id, version: answer.version }] };

/** Stores what was decided of one finding, or of several that are dismissed together. */
export async function sendDecision(seen: readonly Seen[], decision: Decision): Promise<Outcome> {
  const key = crypto.randomUUID();
  const id = seen[0]?.id ?? '';
  if (decision.kind === 'dismiss') {
    const input = { dismissalReason: decision.reason, dismissalNote: decision.note };
    if (seen.length > 1) return sendAll(seen, input, key);
    const answer = await submit(DismissFindingDocument, { id, input }, key);
    return outcomeOf(id, answer.dismissBrandMonitoringFinding);
  }
  if (decision.kind === 'whitelist') {
    const answer = await submit(
      WhitelistFindingDocument,
      { id, input: { dismissalNote: decision.note } },
      key,
    );
    return outcomeOf(id, answer.whitelistBrandMonitoringFinding);
  }
  const { verdict, caseId } = decision;
  const input = { verdict, ...(caseId === undefined ? {} : { caseId }) };
  const answer = await submit(EscalateFindingDocument, { id, input }, key);
  return outcomeOf(id, answer.escalateBrandMonitoringFinding);
}

async function sendAll(
  seen: readonly Seen[],
  input: { readonly dismissalReason: Reason; readonly dismissalNote: string | null },
  key: string,
): Promise<Outcome> {
  const answer = await submit(DismissFindingsDocument, { ids: seen.map(({ id }) => id), input }, key);
  const { refusals } = answer.dismissBrandMonitoringFindingList;
  const refused = refusals.map(({ id, refusal: { code, message } }) => ({ id, code, message }));
  // One decision is one change.
  const stored = seen
    .filter(({ id }) => refused.every((one) => one.id !== id))
    .map(({ id, version }) => ({ id, version: version + 1 }));
  return { refused, stored };
}

/** Takes back one's own decision; where somebody changed the finding since, theirs stays. @returns what was refused */
export async function takeBack(stored: readonly Seen[]): Promise<readonly Refused[]> {
  const answers = await Promise.all(
    stored.map(async ({ id, version }) => {
      const variables = { id, expectedVersion: version };
      const answer = await submit(ReturnFindingDocument, variables, crypto.randomUUID());
      return outcomeOf(id, answer.returnBrandMonitoringFinding).refused;
    }),
  );
  return answers.flat();
}
