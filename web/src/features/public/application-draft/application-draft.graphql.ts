// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { ApplicationPriorityFilingType, ApplicationUsptoFilingBasis, DraftGapKind, DraftGapStep, DraftGapTurn, NextStepKind, OrderOwnerKind, OrderUnitPaid, PartyType, PictureProblem, PowerOfAttorneyForm, RegistrationRequestStatus, RequestKind, SpecimenProblem, TermsWriter, TimelineSource } from '../../../generated/schema.js';

export type ApplicationDraftResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly publicId: string;
    readonly type: RequestKind;
    readonly value: string;
    readonly status: RegistrationRequestStatus | null;
    readonly postponedUntil: string | null;
    readonly approvedAt: string | null;
    readonly endAskedAt: string | null;
    readonly lawyerInCharge: string | null;
    readonly nextStep: {
      readonly kind: NextStepKind;
      readonly promisedAt: string | null;
      readonly __typename: 'NextStep';
    };
    readonly timeline: readonly ({
      readonly id: string;
      readonly type: string;
      readonly by: TimelineSource;
      readonly actorName: string | null;
      readonly occurredAt: string;
      readonly reason: string | null;
      readonly __typename: 'TimelineEntry';
    })[];
    readonly logo: {
      readonly id: string;
      readonly url: string;
      readonly previewUrl: string | null;
      readonly pictureProblem: PictureProblem | null;
      readonly __typename: 'Document';
    } | null;
    readonly poaDocument: {
      readonly name: string;
      readonly url: string;
      readonly createdAt: string;
      readonly __typename: 'Document';
    } | null;
    readonly orderDraft: {
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
      readonly __typename: 'OrderDraft';
    } | null;
    readonly units: readonly ({
      readonly jurisdiction: string;
      readonly classNumber: number;
      readonly paid: OrderUnitPaid;
      readonly additionalOrder: {
        readonly id: string;
        readonly publicId: string;
        readonly total: {
          readonly amountMinor: number;
          readonly currency: string;
          readonly __typename: 'Money';
        };
        readonly product: {
          readonly id: string;
          readonly __typename: 'Product';
        } | null;
        readonly __typename: 'AdditionalOrder';
      } | null;
      readonly __typename: 'OrderUnit';
    })[];
    readonly draftGaps: readonly ({
      readonly kind: DraftGapKind;
      readonly jurisdiction: string | null;
      readonly turn: DraftGapTurn;
      readonly before: DraftGapStep;
      readonly __typename: 'DraftGap';
    })[];
    readonly powerOfAttorneyOffices: readonly {
      readonly jurisdiction: string;
      readonly form: PowerOfAttorneyForm;
      readonly __typename: 'PowerOfAttorneyOffice';
    }[];
    readonly applications: {
      readonly items: readonly ({
        readonly id: string;
        readonly onboardingFinished: boolean;
        readonly clientApproval: boolean;
        readonly priorityFilingType: ApplicationPriorityFilingType | null;
        readonly priorityFilingJurisdiction: string | null;
        readonly priorityFilingNumber: string | null;
        readonly priorityFilingDate: string | null;
        readonly domicileAddressVisible: boolean;
        readonly registrationEntity: {
          readonly id: string;
          readonly type: PartyType;
          readonly businessName: string | null;
          readonly companyId: string | null;
          readonly firstName: string | null;
          readonly lastName: string | null;
          readonly officialFirstName: string | null;
          readonly officialLastName: string | null;
          readonly officialFunction: string | null;
          readonly stateOfIncorporation: string | null;
          readonly __typename: 'Party';
        } | null;
        readonly domicileAddress: {
          readonly id: string;
          readonly street: string;
          readonly city: string;
          readonly postcode: string;
          readonly country: string;
          readonly state: string | null;
          readonly __typename: 'Address';
        } | null;
        readonly mailingAddress: {
          readonly id: string;
          readonly street: string;
          readonly city: string;
          readonly postcode: string;
          readonly country: string;
          readonly state: string | null;
          readonly __typename: 'Address';
        } | null;
        readonly specimens: {
          readonly items: readonly ({
            readonly id: string;
            readonly classNumber: number;
            readonly url: string | null;
            readonly captureDate: string | null;
            readonly document: {
              readonly id: string;
              readonly name: string;
              readonly url: string;
              readonly previewUrl: string | null;
              readonly mediaType: string;
              readonly specimenProblems: readonly SpecimenProblem[];
              readonly __typename: 'Document';
            } | null;
            readonly originalDocument: {
              readonly id: string;
              readonly name: string;
              readonly url: string;
              readonly previewUrl: string | null;
              readonly mediaType: string;
              readonly __typename: 'Document';
            } | null;
            readonly __typename: 'Specimen';
          })[];
          readonly __typename: 'SpecimenPage';
        };
        readonly __typename: 'Application';
      })[];
      readonly __typename: 'ApplicationPage';
    };
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type ApplicationDraftVariables = {
  readonly id: string;
};

export const ApplicationDraftDocument = { id: 'ddd796037e96a5d760f9809ae40cb2981e325680fe574e4b61a1c35df5c3f5c5', name: 'ApplicationDraft' } as TypedDocument<ApplicationDraftResult, ApplicationDraftVariables>;

export type DraftCommentsResult = {
  readonly threadCommentList: {
    readonly items: readonly ({
      readonly id: string;
      readonly authorId: string | null;
      readonly text: string;
      readonly createdAt: string;
      readonly __typename: 'ThreadComment';
    })[];
    readonly __typename: 'ThreadCommentPage';
  };
};

export type DraftCommentsVariables = {
  readonly subject: string;
};

export const DraftCommentsDocument = { id: '0d5066bb8850e05939dca213e94aec16b6657ec3470b43cd6cec8ed3b7f533b8', name: 'DraftComments' } as TypedDocument<DraftCommentsResult, DraftCommentsVariables>;

export type DraftFilingCopyResult = {
  readonly filingCopy: {
    readonly digest: string;
    readonly sealedAt: string | null;
    readonly offices: readonly ({
      readonly applicationJurisdictionId: string;
      readonly jurisdiction: string;
      readonly content: unknown;
      readonly termsWritten: readonly ({
        readonly classNumber: number;
        readonly writer: TermsWriter;
        readonly writerName: string | null;
        readonly terms: readonly string[];
        readonly __typename: 'TermsWritten';
      })[];
      readonly __typename: 'FilingCopyOffice';
    })[];
    readonly __typename: 'FilingCopy';
  };
};

export type DraftFilingCopyVariables = {
  readonly id: string;
};

export const DraftFilingCopyDocument = { id: '815703172d5592b96366217611e08f301dee4c7859a503f38a2d1db9db9f8f2c', name: 'DraftFilingCopy' } as TypedDocument<DraftFilingCopyResult, DraftFilingCopyVariables>;

export type DraftOfficesResult = {
  readonly applicationJurisdictionList: {
    readonly endCursor: string | null;
    readonly hasNextPage: boolean;
    readonly items: readonly ({
      readonly id: string;
      readonly version: number;
      readonly jurisdiction: string;
      readonly goodsAndServices: readonly {
        readonly classNumber: number;
        readonly terms: readonly string[];
        readonly __typename: 'ApplicationGoods';
      }[];
      readonly usptoFilingBasis: ApplicationUsptoFilingBasis | null;
      readonly usptoAdditionalInfo: string | null;
      readonly logoType: string | null;
      readonly logo: {
        readonly id: string;
        readonly url: string;
        readonly __typename: 'Document';
      } | null;
      readonly textInTrademark: string | null;
      readonly colorClaimEnabled: boolean;
      readonly colorClaim: string | null;
      readonly __typename: 'ApplicationJurisdiction';
    })[];
    readonly __typename: 'ApplicationJurisdictionPage';
  };
};

export type DraftOfficesVariables = {
  readonly application: string;
  readonly after?: string | null | undefined;
};

export const DraftOfficesDocument = { id: 'b318ca63cf60095c46b6f048e1e2d09a4d3c0d9e795f5d6d6ba0afda3a0a7aff', name: 'DraftOffices' } as TypedDocument<DraftOfficesResult, DraftOfficesVariables>;

export type DraftReceiptResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly publicId: string;
    readonly value: string;
    readonly status: RegistrationRequestStatus | null;
    readonly jurisdictions: readonly string[];
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type DraftReceiptVariables = {
  readonly id: string;
};

export const DraftReceiptDocument = { id: '6b6868d958cce25bf143ec1627c3d12e2d06ee0353ee23558b4484b6f6ad6ddc', name: 'DraftReceipt' } as TypedDocument<DraftReceiptResult, DraftReceiptVariables>;

export type DraftPoaPreviewResult = {
  readonly powerOfAttorneyPreview: {
    readonly digest: string;
    readonly fileName: string;
    readonly mediaType: string;
    readonly content: string;
    readonly __typename: 'PowerOfAttorneyPreview';
  } | null;
};

export type DraftPoaPreviewVariables = {
  readonly id: string;
};

export const DraftPoaPreviewDocument = { id: '855cdb915a1a8f800debc1815a44b18b3cc61fb422cf3a24be75de3f0e074e2c', name: 'DraftPoaPreview' } as TypedDocument<DraftPoaPreviewResult, DraftPoaPreviewVariables>;
