// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { ApplicationPriorityFilingType, DraftGapKind, DraftGapStep, DraftGapTurn, NextStepKind, OrderOwnerKind, OrderUnitPaid, PartyType, PictureProblem, PowerOfAttorneyForm, RegistrationRequestStatus, RequestKind, SpecimenProblem, TimelineSource } from '../../../../generated/schema.js';

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
