import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { consultationResource } from './consultation.resource.js';
import { FIRST_LINK_REVISION, whoIsAdvised } from './talk-facts.js';

type Talk = RecordFields<typeof consultationResource.fields>;
/** The parts of the letter about a talk. */
export type Outcome = Pick<Talk, 'outcome' | 'advice' | 'resolution' | 'offers'>;

const lettered = (talk: Outcome, given: Outcome) => ({
  outcome: given.outcome ?? talk.outcome ?? null,
  advice: given.advice ?? talk.advice ?? null,
  resolution: given.resolution ?? talk.resolution ?? null,
  offers: given.offers ?? talk.offers ?? [],
});

/** A letter about a talk says what came of it. Refused at the field with REQUIRED. */
export function outcomeProblem(talk: Talk, given: Outcome): Refusal | undefined {
  if (lettered(talk, given).outcome?.trim()) return undefined;
  return refuseFields([{ path: ['outcome'], code: 'REQUIRED', message: 'Write what came of the talk.' }]);
}

/** Whether the letter that would go out now is the one that was written last. */
export function isOutcomeSent(talk: Talk, given: Outcome): boolean {
  const isSame = JSON.stringify(lettered(talk, given)) === JSON.stringify(lettered(talk, {}));
  return talk.outcomeSentAt != null && isSame;
}

/** Said again with the fact, so that whoever writes the letter needs no copy of the talk. */
export const outcomeSent = (talk: Talk, given: Outcome, { now }: CommandContext) => ({
  ...whoIsAdvised(talk),
  ...lettered(talk, given),
  outcomeSentAt: now.toISOString(),
  linkRevision: talk.linkRevision ?? FIRST_LINK_REVISION,
});
