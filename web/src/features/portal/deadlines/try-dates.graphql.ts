// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { TrademarkDeadlineKind, TrademarkDeadlineState, WhatIfInput } from '../../../generated/schema.js';

export type TryDatesResult = {
  readonly whatIf: {
    readonly now: readonly {
      readonly key: string;
      readonly kind: TrademarkDeadlineKind;
      readonly name: string;
      readonly nominalDate: string;
      readonly state: TrademarkDeadlineState;
      readonly __typename: 'WhatIfDeadline';
    }[];
    readonly then: readonly ({
      readonly key: string;
      readonly kind: TrademarkDeadlineKind;
      readonly name: string;
      readonly nominalDate: string;
      readonly safeDate: string;
      readonly opensDate: string | null;
      readonly graceDate: string | null;
      readonly surcharge: string | null;
      readonly state: TrademarkDeadlineState;
      readonly reason: string;
      readonly consequence: string;
      readonly __typename: 'WhatIfDeadline';
    })[];
    readonly changes: readonly {
      readonly key: string;
      readonly change: string;
      readonly why: string;
      readonly __typename: 'WhatIfChange';
    }[];
    readonly problems: readonly string[];
    readonly impossible: boolean;
    readonly __typename: 'WhatIf';
  };
};

export type TryDatesVariables = {
  readonly trademarkId?: string | null | undefined;
  readonly changes: WhatIfInput;
};

export const TryDatesDocument = { id: 'a7babfe7a85604538cbb29730bff3cf09cc3f09b31b8ea15b94d38d339c35bcc', name: 'TryDates' } as TypedDocument<TryDatesResult, TryDatesVariables>;

/** The document itself, for the normalised cache. */
export const TryDatesNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TryDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trademarkId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WhatIfInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whatIf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"trademarkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trademarkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"then"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"safeDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"opensDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"graceDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"surcharge"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"consequence"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"why"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"impossible"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<TryDatesResult, TryDatesVariables> & {
  __apiType?: (variables: TryDatesVariables) => TryDatesResult;
};
