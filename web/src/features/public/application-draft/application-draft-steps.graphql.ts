// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { ApproveApplicationInput, CopyApplicationGoodsInput, CreateThreadCommentInput, LogoTone, PostponeApplicationInput, RequestChangesInput, SignPowerOfAttorneyInput, UpdateApplicationInput, UpdateApplicationJurisdictionInput } from '../../../generated/schema.js';

export type DraftApproveResult = {
  readonly approveApplication: {
    readonly __typename: 'RegistrationRequest';
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

export type DraftApproveVariables = {
  readonly id: string;
  readonly input: ApproveApplicationInput;
};

export const DraftApproveDocument = { id: 'da5e47966d71ec4c25c4d9e3b338fbff7187778bd6687df291c8b3aaa6445bd7', name: 'DraftApprove' } as TypedDocument<DraftApproveResult, DraftApproveVariables>;

export type DraftAskForAccountResult = {
  readonly askForAccount: {
    readonly __typename: 'RegistrationRequest';
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

export type DraftAskForAccountVariables = {
  readonly id: string;
};

export const DraftAskForAccountDocument = { id: '977d2168be322746ad812285de43d0b8fc49c97c7cde54e4cc83345770b3b3ad', name: 'DraftAskForAccount' } as TypedDocument<DraftAskForAccountResult, DraftAskForAccountVariables>;

export type DraftChooseLogoResult = {
  readonly chooseApplicationLogo: {
    readonly __typename: 'ApplicationJurisdiction';
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

export type DraftChooseLogoVariables = {
  readonly id: string;
  readonly upload?: string | null | undefined;
};

export const DraftChooseLogoDocument = { id: '836ad6d0f01a24491185d832d94843d24b85bc4540879de077baf7fc01965a77', name: 'DraftChooseLogo' } as TypedDocument<DraftChooseLogoResult, DraftChooseLogoVariables>;

export type DraftCopyGoodsResult = {
  readonly copyApplicationGoods: {
    readonly __typename: 'CopiedApplicationGoods';
    readonly offices: readonly {
      readonly id: string;
      readonly version: number;
      readonly goodsAndServices: readonly {
        readonly classNumber: number;
        readonly terms: readonly string[];
        readonly __typename: 'ApplicationGoods';
      }[];
      readonly __typename: 'ApplicationJurisdiction';
    }[];
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly params: readonly {
      readonly name: string;
      readonly value: string;
      readonly __typename: 'RefusalParam';
    }[];
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type DraftCopyGoodsVariables = {
  readonly id: string;
  readonly input: CopyApplicationGoodsInput;
};

export const DraftCopyGoodsDocument = { id: '47cf200a6881d78dc905575107d802ab3dad826ed93662272cb6f5303b1c4624', name: 'DraftCopyGoods' } as TypedDocument<DraftCopyGoodsResult, DraftCopyGoodsVariables>;

export type DraftMakeLogoResult = {
  readonly generateApplicationLogo: {
    readonly __typename: 'LogoVersion';
    readonly id: string;
    readonly url: string;
    readonly upload: string;
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

export type DraftMakeLogoVariables = {
  readonly id: string;
  readonly tone: LogoTone;
};

export const DraftMakeLogoDocument = { id: 'b31ffb0117163f6cddc5f76218d9142d72f625d78ad202302344ae35ad0834bf', name: 'DraftMakeLogo' } as TypedDocument<DraftMakeLogoResult, DraftMakeLogoVariables>;

export type DraftPostponeResult = {
  readonly postponeApplication: {
    readonly __typename: 'RegistrationRequest';
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

export type DraftPostponeVariables = {
  readonly id: string;
  readonly input: PostponeApplicationInput;
};

export const DraftPostponeDocument = { id: 'd598dd46a6bdb74f59f4a85954300191a28af7a677314f27d810fedf93d3fe6f', name: 'DraftPostpone' } as TypedDocument<DraftPostponeResult, DraftPostponeVariables>;

export type DraftRequestChangesResult = {
  readonly requestChanges: {
    readonly __typename: 'RegistrationRequest';
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

export type DraftRequestChangesVariables = {
  readonly id: string;
  readonly input: RequestChangesInput;
};

export const DraftRequestChangesDocument = { id: 'cad9b154854ee378dbc327e217b2fb2b609ff65053e3bac1bec8745fb3710ffc', name: 'DraftRequestChanges' } as TypedDocument<DraftRequestChangesResult, DraftRequestChangesVariables>;

export type DraftRequestReviewResult = {
  readonly requestReview: {
    readonly __typename: 'RegistrationRequest';
    readonly id: string;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly params: readonly {
      readonly name: string;
      readonly value: string;
      readonly __typename: 'RefusalParam';
    }[];
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type DraftRequestReviewVariables = {
  readonly id: string;
  readonly leaveOutUnused?: boolean | null | undefined;
};

export const DraftRequestReviewDocument = { id: '3a261cbbbe3b1358eaeebece6b9b3ccbd97183d412b821b97a2cb18b85360565', name: 'DraftRequestReview' } as TypedDocument<DraftRequestReviewResult, DraftRequestReviewVariables>;

export type DraftSaveApplicationResult = {
  readonly updateApplication: {
    readonly __typename: 'Application';
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

export type DraftSaveApplicationVariables = {
  readonly id: string;
  readonly input: UpdateApplicationInput;
};

export const DraftSaveApplicationDocument = { id: '094525a92637c96f23ab1ddb44a9d0655fb01399e20ff06d50f05504eac066a2', name: 'DraftSaveApplication' } as TypedDocument<DraftSaveApplicationResult, DraftSaveApplicationVariables>;

export type DraftSaveOfficeResult = {
  readonly updateApplicationJurisdiction: {
    readonly __typename: 'ApplicationJurisdiction';
    readonly id: string;
    readonly version: number;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly params: readonly {
      readonly name: string;
      readonly value: string;
      readonly __typename: 'RefusalParam';
    }[];
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type DraftSaveOfficeVariables = {
  readonly id: string;
  readonly input: UpdateApplicationJurisdictionInput;
  readonly version?: number | null | undefined;
};

export const DraftSaveOfficeDocument = { id: 'a45da92c547f76119425f861192a1e3bd10a9bfe118aa29154e886184acc584e', name: 'DraftSaveOffice' } as TypedDocument<DraftSaveOfficeResult, DraftSaveOfficeVariables>;

export type DraftSignPoaResult = {
  readonly signPowerOfAttorney: {
    readonly __typename: 'RegistrationRequest';
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

export type DraftSignPoaVariables = {
  readonly id: string;
  readonly input: SignPowerOfAttorneyInput;
};

export const DraftSignPoaDocument = { id: 'dea7a72fbae79ecb154897dfbb8dc9c9e680b7415967baf7d2a3412e3590fafd', name: 'DraftSignPoa' } as TypedDocument<DraftSignPoaResult, DraftSignPoaVariables>;

export type DraftWriteCommentResult = {
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

export type DraftWriteCommentVariables = {
  readonly input: CreateThreadCommentInput;
};

export const DraftWriteCommentDocument = { id: '3076b77fdbdb6c98abe60de3e36ffeedf532794b7e2141ad10b28172223cf150', name: 'DraftWriteComment' } as TypedDocument<DraftWriteCommentResult, DraftWriteCommentVariables>;
