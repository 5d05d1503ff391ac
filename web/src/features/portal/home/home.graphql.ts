// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { CaseFilter, DraftGapKind, InvoiceStatus, NextStepKind, NextStepTarget, NextStepTurn, NotificationKind, OfficeActionStatus, OrderStepName, OrderStepState, PaymentType, ProductStatus, RegistrationRequestStatus, RequestKind, TrademarkDeadlineActor, TrademarkDeadlineFilter, TrademarkDeadlineKind, TrademarkDeadlineState, TrademarkFilter, UseInCommerceRequestStatus } from '../../../generated/schema.js';

export type PortalFirstOrderResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly lawyerInCharge: string | null;
    readonly orderSteps: readonly ({
      readonly step: OrderStepName;
      readonly state: OrderStepState;
      readonly doneAt: string | null;
      readonly __typename: 'OrderStep';
    })[];
    readonly __typename: 'RegistrationRequest';
  } | null;
  readonly jurisdictionList: readonly ({
    readonly code: string;
    readonly typicalMonths: {
      readonly min: number;
      readonly max: number;
      readonly __typename: 'MonthRange';
    } | null;
    readonly __typename: 'Jurisdiction';
  })[];
};

export type PortalFirstOrderVariables = {
  readonly id: string;
};

export const PortalFirstOrderDocument = { id: 'ffbdfecdc713a115fca4ecfb5b17f063efc738187e816d49b701b40bc2bca8cb', name: 'PortalFirstOrder' } as TypedDocument<PortalFirstOrderResult, PortalFirstOrderVariables>;

/** The document itself, for the normalised cache. */
export const PortalFirstOrderNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalFirstOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lawyerInCharge"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderSteps"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"doneAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jurisdictionList"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"typicalMonths"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<PortalFirstOrderResult, PortalFirstOrderVariables> & {
  __apiType?: (variables: PortalFirstOrderVariables) => PortalFirstOrderResult;
};

export type PortalHomeResult = {
  readonly viewer: {
    readonly id: string;
    readonly displayName: string;
    readonly profile: {
      readonly id: string;
      readonly firstname: string;
      readonly __typename: 'UserProfile';
    } | null;
    readonly __typename: 'User';
  } | null;
  readonly registrationRequestList: {
    readonly items: readonly ({
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
    })[];
    readonly totalCount: number;
    readonly __typename: 'RegistrationRequestPage';
  };
  readonly officeActionList: {
    readonly items: readonly ({
      readonly id: string;
      readonly status: OfficeActionStatus;
      readonly markName: string | null;
      readonly jurisdiction: string | null;
      readonly dueDate: string;
      readonly __typename: 'OfficeAction';
    })[];
    readonly __typename: 'OfficeActionPage';
  };
  readonly useInCommerceRequestList: {
    readonly items: readonly ({
      readonly id: string;
      readonly status: UseInCommerceRequestStatus;
      readonly dueDate: string;
      readonly trademark: {
        readonly id: string;
        readonly name: string;
        readonly __typename: 'Trademark';
      } | null;
      readonly classes: {
        readonly items: readonly {
          readonly id: string;
          readonly __typename: 'UseInCommerceRequestClass';
        }[];
        readonly __typename: 'UseInCommerceRequestClassPage';
      };
      readonly __typename: 'UseInCommerceRequest';
    })[];
    readonly __typename: 'UseInCommerceRequestPage';
  };
  readonly caseSolutionList: {
    readonly items: readonly ({
      readonly id: string;
      readonly caseId: string | null;
      readonly case: {
        readonly id: string;
        readonly caseCounterparty: {
          readonly id: string;
          readonly primaryName: string;
          readonly __typename: 'CaseCounterparty';
        } | null;
        readonly __typename: 'Case';
      } | null;
      readonly __typename: 'CaseSolution';
    })[];
    readonly __typename: 'CaseSolutionPage';
  };
  readonly invoiceList: {
    readonly items: readonly ({
      readonly id: string;
      readonly number: string | null;
      readonly status: InvoiceStatus;
      readonly dueDate: string | null;
      readonly productId: string | null;
      readonly __typename: 'Invoice';
    })[];
    readonly __typename: 'InvoicePage';
  };
  readonly productList: {
    readonly items: readonly ({
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
    })[];
    readonly __typename: 'ProductPage';
  };
  readonly trademarkDeadlineList: {
    readonly items: readonly ({
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
    })[];
    readonly __typename: 'TrademarkDeadlinePage';
  };
  readonly live: number;
  readonly pending: number;
  readonly openCases: number;
  readonly allCases: number;
  readonly allMarks: number;
  readonly unseenMonitoringResultCount: number;
  readonly unseenResults: {
    readonly items: readonly ({
      readonly id: string;
      readonly trademarkId: string | null;
      readonly __typename: 'TrademarkMonitoringResult';
    })[];
    readonly __typename: 'TrademarkMonitoringResultPage';
  };
};

export type PortalHomeVariables = {
  readonly counting?: TrademarkDeadlineFilter | null | undefined;
  readonly live?: TrademarkFilter | null | undefined;
  readonly pending?: TrademarkFilter | null | undefined;
  readonly open?: CaseFilter | null | undefined;
};

export const PortalHomeDocument = { id: 'ddae78781c91748788ca609470f073bea13e2624c58b3821e79d59e8d9077bf2', name: 'PortalHome' } as TypedDocument<PortalHomeResult, PortalHomeVariables>;

/** The document itself, for the normalised cache. */
export const PortalHomeNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"counting"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrademarkDeadlineFilter"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"live"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrademarkFilter"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrademarkFilter"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"open"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseFilter"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"displayName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"profile"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstname"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registrationRequestList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"REQUESTED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"officeActionList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"KICK_OFF_SENT"},{"kind":"EnumValue","value":"LANDING_PAGE_VISITED"}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"DUE_DATE"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"markName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dueDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"useInCommerceRequestList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"EnumValue","value":"KICK_OFF_SENT"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"DUE_DATE"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dueDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trademark"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"caseSolutionList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"EnumValue","value":"OFFERED"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"caseId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"caseCounterparty"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"primaryName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoiceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"ISSUED"},{"kind":"EnumValue","value":"SENT"},{"kind":"EnumValue","value":"OVERDUE"}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"DUE_DATE"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dueDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"productId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"CREATED"},{"kind":"EnumValue","value":"CHECKOUT_STARTED"},{"kind":"EnumValue","value":"CHECKOUT_COMPLETED"},{"kind":"EnumValue","value":"PAYMENT_FAILED"}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"PAYABLE_UNTIL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnpaidProduct"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trademarkDeadlineList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"counting"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NOMINAL_DATE"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadlineRow"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"live"},"name":{"kind":"Name","value":"trademarkCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"live"}}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"pending"},"name":{"kind":"Name","value":"trademarkCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pending"}}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"openCases"},"name":{"kind":"Name","value":"caseCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"open"}}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"allCases"},"name":{"kind":"Name","value":"caseCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"CREATED"},{"kind":"EnumValue","value":"CLIENT_APPROACHED"},{"kind":"EnumValue","value":"IN_PROGRESS"},{"kind":"EnumValue","value":"CLIENT_UNRESPONSIVE"}]}}]}}]}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"allMarks"},"name":{"kind":"Name","value":"trademarkCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"statusGroup"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"LIVE"},{"kind":"EnumValue","value":"PENDING"},{"kind":"EnumValue","value":"ACTION_NEEDED"}]}}]}}]}}],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unseenMonitoringResultCount"},"arguments":[],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"unseenResults"},"name":{"kind":"Name","value":"trademarkMonitoringResultList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"seen"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"BooleanValue","value":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"OPPOSITION_END_DATE"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trademarkId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationRequest"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"publicId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdictions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verificationVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nextStep"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextStepFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextStepFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextStep"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"whoseTurn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"target"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"late"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"until"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"minutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"missing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"filed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"toFile"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stillOpen"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formToken"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"payableUntil"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditUsed"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnpaidProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"paymentType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"payableUntil"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"variableSymbol"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditUsed"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadlineRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrademarkDeadline"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"markName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"actor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"safeDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"opensDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"graceDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"surcharge"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"previousNominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"state"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"disputed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"zone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stillPossible"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nominalDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<PortalHomeResult, PortalHomeVariables> & {
  __apiType?: (variables: PortalHomeVariables) => PortalHomeResult;
};

export type MarkNewsSeenResult = {
  readonly markNewsSeen: {
    readonly since: string;
    readonly lines: readonly {
      readonly id: string;
      readonly kind: NotificationKind;
      readonly at: string;
      readonly subjectType: string;
      readonly subjectId: string;
      readonly title: string;
      readonly more: readonly {
        readonly id: string;
        readonly kind: NotificationKind;
        readonly at: string;
        readonly __typename: 'NewsItem';
      }[];
      readonly __typename: 'NewsLine';
    }[];
    readonly __typename: 'SinceLastVisit';
  };
};

export type MarkNewsSeenVariables = Readonly<Record<string, never>>;

export const MarkNewsSeenDocument = { id: 'd7f35290924ffc54494fa4a42aec8ab69295ab88335796562eb70041c3db7448', name: 'MarkNewsSeen' } as TypedDocument<MarkNewsSeenResult, MarkNewsSeenVariables>;

/** The document itself, for the normalised cache. */
export const MarkNewsSeenNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNewsSeen"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNewsSeen"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"more"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<MarkNewsSeenResult, MarkNewsSeenVariables> & {
  __apiType?: (variables: MarkNewsSeenVariables) => MarkNewsSeenResult;
};

export type NoteVisitResult = {
  readonly noteVisit: {
    readonly since: string;
    readonly lines: readonly {
      readonly id: string;
      readonly kind: NotificationKind;
      readonly at: string;
      readonly subjectType: string;
      readonly subjectId: string;
      readonly title: string;
      readonly more: readonly {
        readonly id: string;
        readonly kind: NotificationKind;
        readonly at: string;
        readonly __typename: 'NewsItem';
      }[];
      readonly __typename: 'NewsLine';
    }[];
    readonly __typename: 'SinceLastVisit';
  };
};

export type NoteVisitVariables = Readonly<Record<string, never>>;

export const NoteVisitDocument = { id: 'f4d9bd8b2b52c981f951579153cb7841ffdf6ddee964633e5c91b20f0cd28782', name: 'NoteVisit' } as TypedDocument<NoteVisitResult, NoteVisitVariables>;

/** The document itself, for the normalised cache. */
export const NoteVisitNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteVisit"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteVisit"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"more"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<NoteVisitResult, NoteVisitVariables> & {
  __apiType?: (variables: NoteVisitVariables) => NoteVisitResult;
};
