import { EntityStatus, NextLine, NextStep } from './entity-status.js';
import type { StatusOf } from './status-facts.js';

/** What of a threat says whose turn it is; letters and solutions with the newest first. */
export interface ThreatTurn {
  readonly status: string;
  /** When its client read of it, or of it again. */
  readonly approachedAt: string | null;
  readonly letters: { readonly items: readonly { readonly status: string; readonly createdAt: string }[] };
  /** What the other side wrote, where the page shows it. */
  readonly objections?: { readonly items: readonly { readonly status: string }[] };
  readonly solutions: {
    readonly items: readonly {
      readonly status: string;
      readonly paidAt: string | null;
      readonly serviceRequestId: string | null;
    }[];
  };
}

const OVER: readonly string[] = ['RESOLVED', 'DISMISSED'];
/** What the newest letter says while we act. */
const OF_LETTER: Readonly<Record<string, string>> = {
  CHANGES_ASKED: 'LETTER_CHANGED',
  APPROVED: 'LETTER_APPROVED',
  BEING_E_MAILED: 'LETTER_APPROVED',
  SENT: 'LETTER_SENT',
};

/** The step that was ordered and waits for its payment: nothing is done before. */
export const unpaidSolution = <Solution extends ThreatTurn['solutions']['items'][number]>({
  solutions,
}: {
  readonly solutions: { readonly items: readonly Solution[] };
}): Solution | undefined =>
  solutions.items.find(
    ({ status, paidAt, serviceRequestId }) =>
      status === 'ORDERED' && paidAt === null && serviceRequestId !== null,
  );

/** An open threat with a letter or an unpaid step stands where that stands. */
function factsOfTurn(threat: ThreatTurn): {
  readonly of: Extract<StatusOf, 'case' | 'threat'>;
  readonly status: string;
} {
  const { status, approachedAt, letters, solutions } = threat;
  if (OVER.includes(status)) return { of: 'case', status };
  const objections = threat.objections?.items ?? [];
  if (objections.some((objection) => objection.status === 'WITH_CLIENT'))
    return { of: 'threat', status: 'OTHER_SIDE_ASKED' };
  if (letters.items.some((letter) => letter.status === 'WITH_CLIENT'))
    return { of: 'threat', status: 'LETTER_TO_APPROVE' };
  if (unpaidSolution(threat) !== undefined) return { of: 'threat', status: 'TO_PAY' };
  if (objections.some((objection) => objection.status === 'TO_ANSWER'))
    return { of: 'threat', status: 'OTHER_SIDE_WROTE' };
  const [letter] = letters.items;
  if (status !== 'IN_PROGRESS' || letter === undefined) return { of: 'case', status };
  // What was sent before it was opened again is no answer to what came after.
  if (approachedAt !== null && letter.createdAt < approachedAt)
    return solutions.items.some((solution) => solution.status === 'ORDERED')
      ? { of: 'case', status }
      : { of: 'threat', status: 'AGAIN' };
  const ofLetter = OF_LETTER[letter.status];
  return ofLetter === undefined ? { of: 'case', status } : { of: 'threat', status: ofLetter };
}

/** Where a threat stands, and who has the next word. */
export function ThreatStatus({ threat }: { threat: ThreatTurn }) {
  return <EntityStatus {...factsOfTurn(threat)} />;
}

/** What follows, and whose turn it is. */
export function ThreatNext({ threat, children }: { threat: ThreatTurn; children?: React.ReactNode }) {
  return <NextStep {...factsOfTurn(threat)}>{children}</NextStep>;
}

/** The same as one line, where several stand beneath each other. */
export function ThreatNextLine({ threat }: { threat: ThreatTurn }) {
  return <NextLine {...factsOfTurn(threat)} />;
}
