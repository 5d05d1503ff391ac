// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { BrandSubscriptionStatus, CreateThreadCommentInput, DraftGapKind, NextStepKind, NextStepTarget, NextStepTurn, PaymentType, ProductStatus, RegistrationRequestStatus, RequestKind, TrademarkDeadlineActor, TrademarkDeadlineKind, TrademarkDeadlineState, TrademarkStatus, TrademarkStatusGroup, UpdateCaseCounterpartyInput } from '../../../generated/schema.js';

export type BrandChoiceResult = {
  readonly brandList: {
    readonly items: readonly {
      readonly id: string;
      readonly version: number;
      readonly name: string;
      readonly websites: readonly string[];
      readonly __typename: 'Brand';
    }[];
    readonly __typename: 'BrandPage';
  };
  readonly unassignedBrand: {
    readonly name: string;
    readonly __typename: 'UnassignedBrand';
  };
  readonly unassignedRequests: {
    readonly registrationRequests: number;
    readonly serviceRequests: number;
    readonly __typename: 'UnassignedRequests';
  };
  readonly unassignedMarks: number;
  readonly unassignedCases: number;
};

export type BrandChoiceVariables = Readonly<Record<string, never>>;

export const BrandChoiceDocument = { id: '0f348ad0a26aa2a9647ea9fd43e7e2e1da1aa8fbf7fb7aa8c12a7b1968fb0bf5', name: 'BrandChoice' } as TypedDocument<BrandChoiceResult, BrandChoiceVariables>;

/** The document itself, for the normalised cache. */
export const BrandChoiceNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandChoice"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brandList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"deleted"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"BooleanValue","value":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"websites"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unassignedBrand"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unassignedRequests"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationRequests"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceRequests"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unassignedMarks"},"name":{"kind":"Name","value":"trademarkCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"brandId"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"unassignedCases"},"name":{"kind":"Name","value":"caseCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"brandId"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"directives":[]}]}}]} as unknown as DocumentNode & TypedDocument<BrandChoiceResult, BrandChoiceVariables> & {
  __apiType?: (variables: BrandChoiceVariables) => BrandChoiceResult;
};

export type CancelBrandSubscriptionResult = {
  readonly cancelBrandSubscription: {
    readonly __typename: 'BrandSubscription';
    readonly id: string;
    readonly version: number;
    readonly status: BrandSubscriptionStatus;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type CancelBrandSubscriptionVariables = {
  readonly id: string;
};

export const CancelBrandSubscriptionDocument = { id: 'c9e292bd876d15c4a8e661c8d35fc09aff195771938d9af349cfe509154c1ebc', name: 'CancelBrandSubscription' } as TypedDocument<CancelBrandSubscriptionResult, CancelBrandSubscriptionVariables>;

/** The document itself, for the normalised cache. */
export const CancelBrandSubscriptionNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBrandSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBrandSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandSubscription"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalFields"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<CancelBrandSubscriptionResult, CancelBrandSubscriptionVariables> & {
  __apiType?: (variables: CancelBrandSubscriptionVariables) => CancelBrandSubscriptionResult;
};

export type ResumeBrandSubscriptionResult = {
  readonly resumeBrandSubscription: {
    readonly __typename: 'BrandSubscription';
    readonly id: string;
    readonly version: number;
    readonly status: BrandSubscriptionStatus;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type ResumeBrandSubscriptionVariables = {
  readonly id: string;
};

export const ResumeBrandSubscriptionDocument = { id: 'a5ac892712061b878f929196afa3fd4b3380a0eb45f522449b536550b58a15e8', name: 'ResumeBrandSubscription' } as TypedDocument<ResumeBrandSubscriptionResult, ResumeBrandSubscriptionVariables>;

/** The document itself, for the normalised cache. */
export const ResumeBrandSubscriptionNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeBrandSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeBrandSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandSubscription"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalFields"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<ResumeBrandSubscriptionResult, ResumeBrandSubscriptionVariables> & {
  __apiType?: (variables: ResumeBrandSubscriptionVariables) => ResumeBrandSubscriptionResult;
};

export type UpdateCounterpartyResult = {
  readonly updateCaseCounterparty: {
    readonly __typename: 'CaseCounterparty';
    readonly id: string;
    readonly version: number;
    readonly whitelisted: boolean;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type UpdateCounterpartyVariables = {
  readonly id: string;
  readonly input: UpdateCaseCounterpartyInput;
};

export const UpdateCounterpartyDocument = { id: '207804e0502d48add1223a3a4717e639ffb69a56565e6b050fe3037980c45fc0', name: 'UpdateCounterparty' } as TypedDocument<UpdateCounterpartyResult, UpdateCounterpartyVariables>;

/** The document itself, for the normalised cache. */
export const UpdateCounterpartyNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCounterparty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCaseCounterpartyInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCaseCounterparty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseCounterparty"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"whitelisted"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalFields"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<UpdateCounterpartyResult, UpdateCounterpartyVariables> & {
  __apiType?: (variables: UpdateCounterpartyVariables) => UpdateCounterpartyResult;
};

export type WriteOrderMessageResult = {
  readonly createThreadComment: {
    readonly __typename: 'ThreadComment';
    readonly id: string;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type WriteOrderMessageVariables = {
  readonly input: CreateThreadCommentInput;
};

export const WriteOrderMessageDocument = { id: '5f7920a9d11c1d8d6614481764fe09d4a29e7abdfb0d1759c08c5f1cbf93b227', name: 'WriteOrderMessage' } as TypedDocument<WriteOrderMessageResult, WriteOrderMessageVariables>;

/** The document itself, for the normalised cache. */
export const WriteOrderMessageNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteOrderMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateThreadCommentInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createThreadComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThreadComment"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalFields"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<WriteOrderMessageResult, WriteOrderMessageVariables> & {
  __apiType?: (variables: WriteOrderMessageVariables) => WriteOrderMessageResult;
};

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

export type NextStepFields = {
  readonly kind: NextStepKind;
  readonly whoseTurn: NextStepTurn;
  readonly target: NextStepTarget;
  readonly promisedAt: string | null;
  readonly late: boolean;
  readonly until: string | null;
  readonly minutes: number | null;
  readonly count: number;
  readonly missing: readonly ({
    readonly kind: DraftGapKind;
    readonly jurisdiction: string | null;
    readonly __typename: 'DraftGap';
  })[];
  readonly filed: readonly string[];
  readonly toFile: readonly string[];
  readonly stillOpen: {
    readonly amountMinor: number;
    readonly currency: string;
    readonly __typename: 'Money';
  } | null;
  readonly formToken: string | null;
  readonly product: {
    readonly id: string;
    readonly status: ProductStatus;
    readonly payableUntil: string;
    readonly total: {
      readonly amountMinor: number;
      readonly currency: string;
      readonly __typename: 'Money';
    };
    readonly creditUsed: {
      readonly amountMinor: number;
      readonly currency: string;
      readonly __typename: 'Money';
    } | null;
    readonly __typename: 'Product';
  } | null;
  readonly __typename: 'NextStep';
};

export type OrderRow = {
  readonly id: string;
  readonly version: number;
  readonly publicId: string;
  readonly value: string;
  readonly type: RequestKind;
  readonly status: RegistrationRequestStatus | null;
  readonly jurisdictions: readonly string[];
  readonly promisedAt: string | null;
  readonly requestedAt: string | null;
  readonly answeredAt: string | null;
  readonly viewedAt: string | null;
  readonly verificationVersion: number;
  readonly nextStep: {
    readonly kind: NextStepKind;
    readonly whoseTurn: NextStepTurn;
    readonly target: NextStepTarget;
    readonly promisedAt: string | null;
    readonly late: boolean;
    readonly until: string | null;
    readonly minutes: number | null;
    readonly count: number;
    readonly missing: readonly ({
      readonly kind: DraftGapKind;
      readonly jurisdiction: string | null;
      readonly __typename: 'DraftGap';
    })[];
    readonly filed: readonly string[];
    readonly toFile: readonly string[];
    readonly stillOpen: {
      readonly amountMinor: number;
      readonly currency: string;
      readonly __typename: 'Money';
    } | null;
    readonly formToken: string | null;
    readonly product: {
      readonly id: string;
      readonly status: ProductStatus;
      readonly payableUntil: string;
      readonly total: {
        readonly amountMinor: number;
        readonly currency: string;
        readonly __typename: 'Money';
      };
      readonly creditUsed: {
        readonly amountMinor: number;
        readonly currency: string;
        readonly __typename: 'Money';
      } | null;
      readonly __typename: 'Product';
    } | null;
    readonly __typename: 'NextStep';
  };
  readonly __typename: 'RegistrationRequest';
};

export type RefusalFields = {
  readonly code: string;
  readonly message: string;
  readonly fields: readonly {
    readonly path: readonly string[];
    readonly code: string;
    readonly message: string;
    readonly __typename: 'FieldRefusal';
  }[];
  readonly __typename: 'Refusal';
};

export type TrademarkRow = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly alias: string | null;
  readonly jurisdiction: string;
  readonly status: TrademarkStatus;
  readonly statusGroup: TrademarkStatusGroup;
  readonly number: string | null;
  readonly classes: readonly number[];
  readonly expirationDate: string | null;
  readonly officeDueDate: string | null;
  readonly douDeadlineDate: string | null;
  readonly oppositionEndDate: string | null;
  readonly renewalOrderedOn: string | null;
  readonly brandId: string | null;
  readonly __typename: 'Trademark';
};

export type UnpaidProduct = {
  readonly id: string;
  readonly name: string;
  readonly status: ProductStatus;
  readonly paymentType: PaymentType | null;
  readonly payableUntil: string;
  readonly variableSymbol: string | null;
  readonly total: {
    readonly amountMinor: number;
    readonly currency: string;
    readonly __typename: 'Money';
  };
  readonly creditUsed: {
    readonly amountMinor: number;
    readonly currency: string;
    readonly __typename: 'Money';
  } | null;
  readonly __typename: 'Product';
};
