// Written by `npm run documents`; change the .graphql file beside it.
import type { TrademarkDeadlineActor, TrademarkDeadlineKind, TrademarkDeadlineState } from '../../../generated/schema.js';

export type DeadlineRow = {
  readonly id: string;
  readonly kind: TrademarkDeadlineKind;
  readonly name: string;
  readonly markName: string | null;
  readonly jurisdiction: string;
  readonly actor: TrademarkDeadlineActor;
  readonly nominalDate: string;
  readonly safeDate: string;
  readonly opensDate: string | null;
  readonly graceDate: string | null;
  readonly surcharge: string | null;
  readonly previousNominalDate: string | null;
  readonly state: TrademarkDeadlineState;
  readonly disputed: boolean;
  readonly zone: string;
  readonly stillPossible: {
    readonly id: string;
    readonly name: string;
    readonly nominalDate: string;
    readonly __typename: 'TrademarkDeadline';
  } | null;
  readonly __typename: 'TrademarkDeadline';
};
