import type { RegisterFacts } from '../register/register-facts.js';
import type { CandidateQuery } from './candidate-query.js';

/** A mark that may be near. */
export interface Candidate {
  /** As in an index: own marks from OWN_KEYS_FROM on. */
  readonly key: number;
  /** As `packMark` wrote it. */
  readonly packed: string;
}

/** Marks to be scored, and what they were chosen from. */
export interface Candidates {
  /** In ascending order of their keys, each once. */
  readonly marks: readonly Candidate[];
  readonly facts: RegisterFacts;
  /** Offices stand for themselves by a sample only. */
  readonly sample: boolean;
}

/** Marks of all registers, kept by another program. It only chooses who is scored; what is near is decided here, as with the index of our own. */
export interface CandidateSource {
  /** What it holds; undefined while nobody knows. */
  readonly facts: RegisterFacts | undefined;
  /** Looks which registers it has now. Throws when it does not say, or has none of this version of the analysis. */
  refresh(): Promise<void>;
  /** @throws SearchUnavailable when it does not answer in time, or has no registers of this version of the analysis */
  near(query: CandidateQuery): Promise<Candidates>;
}
