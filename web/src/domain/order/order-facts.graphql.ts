// Written by `npm run documents`; change the .graphql file beside it.
import type { ClassAdviceKind, OfficeVerdict, OrderMarkForm, OrderOwnerKind, RegistrationRequestStatus, ReportStage, RequestKind } from '../../generated/schema.js';

export type OrderFacts = {
  readonly id: string;
  readonly version: number;
  readonly publicId: string;
  readonly status: RegistrationRequestStatus | null;
  readonly value: string;
  readonly type: RequestKind;
  readonly jurisdictions: readonly string[];
  readonly classes: readonly number[];
  readonly currency: string;
  readonly country: string | null;
  readonly useInCommerce: boolean | null;
  readonly dismissReason: string | null;
  readonly contactEmail: string;
  readonly contactFirstName: string;
  readonly contactLastName: string;
  readonly orderedAt: string | null;
  readonly orderDraftSavedAt: string | null;
  readonly orderDraft: {
    readonly markAlias: string | null;
    readonly markForm: OrderMarkForm | null;
    readonly jurisdictions: readonly string[];
    readonly goods: readonly {
      readonly classNumber: number;
      readonly terms: readonly string[];
      readonly __typename: 'OrderGoods';
    }[];
    readonly officeGoods: readonly {
      readonly jurisdiction: string;
      readonly goods: readonly {
        readonly classNumber: number;
        readonly terms: readonly string[];
        readonly __typename: 'OrderGoods';
      }[];
      readonly __typename: 'OrderOfficeGoods';
    }[];
    readonly owner: {
      readonly kind: OrderOwnerKind | null;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly businessName: string | null;
      readonly companyId: string | null;
      readonly street: string | null;
      readonly city: string | null;
      readonly postcode: string | null;
      readonly country: string | null;
      readonly state: string | null;
      readonly __typename: 'OrderOwner';
    };
    readonly billing: {
      readonly sameAsOwner: boolean;
      readonly kind: OrderOwnerKind | null;
      readonly name: string | null;
      readonly street: string | null;
      readonly city: string | null;
      readonly postcode: string | null;
      readonly country: string | null;
      readonly companyId: string | null;
      readonly vatId: string | null;
      readonly email: string | null;
      readonly __typename: 'OrderBilling';
    };
    readonly useInCommerce: boolean | null;
    readonly e2eProtection: boolean;
    readonly brandProtection: boolean;
    readonly euipoGrantRequested: boolean;
    readonly couponCode: string | null;
    readonly currency: string | null;
    readonly __typename: 'OrderDraft';
  } | null;
  readonly reportAge: {
    readonly days: number;
    readonly stage: ReportStage;
    readonly __typename: 'ReportAge';
  } | null;
  readonly report: {
    readonly id: string;
    readonly number: number;
    readonly verifiedClasses: readonly number[];
    readonly classAdvice: readonly ({
      readonly classNumber: number;
      readonly jurisdiction: string | null;
      readonly advice: ClassAdviceKind;
      readonly reason: string | null;
      readonly __typename: 'ClassAdvice';
    })[];
    readonly jurisdictions: readonly {
      readonly jurisdiction: string;
      readonly verdict: OfficeVerdict;
      readonly __typename: 'OfficeResult';
    }[];
    readonly __typename: 'ReportVersion';
  } | null;
  readonly __typename: 'RegistrationRequest';
};
