// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { ApproveVerificationInput, AssignRegistrationRequestInput, CreateNoteInput, CreateThreadCommentInput, DismissVerificationInput, GiveUnitsInput, PauseRemindersInput, RecordSearchByHandInput, RecordVerificationSearchInput, SaveVerificationResultInput, TakeOutInput, TakeUnitsBackInput } from '../../../generated/schema.js';

export type SummaryLinkResult = {
  readonly summaryLink: string | null;
};

export type SummaryLinkVariables = {
  readonly id: string;
};

export const SummaryLinkDocument = { id: '1928b2684eea42c3e312291651a13fedc95b18f01b2427897a41569199993671', name: 'SummaryLink' } as TypedDocument<SummaryLinkResult, SummaryLinkVariables>;

export type ApproveVerificationResult = {
  readonly approveVerification: {
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

export type ApproveVerificationVariables = {
  readonly id: string;
  readonly input: ApproveVerificationInput;
  readonly expectedVersion?: number | null | undefined;
};

export const ApproveVerificationDocument = { id: 'c3d49906459e5c87d5ecd1da11cd93a3a7ff7c5e6a810590bb9f7dfe0488f6e5', name: 'ApproveVerification' } as TypedDocument<ApproveVerificationResult, ApproveVerificationVariables>;

export type AssignRegistrationRequestResult = {
  readonly assignRegistrationRequest: {
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

export type AssignRegistrationRequestVariables = {
  readonly id: string;
  readonly input: AssignRegistrationRequestInput;
};

export const AssignRegistrationRequestDocument = { id: '94341e6b5068d233514d473de3c60130a3b52c3a4624dcabc9e81d1a9f8f6223', name: 'AssignRegistrationRequest' } as TypedDocument<AssignRegistrationRequestResult, AssignRegistrationRequestVariables>;

export type CreateNoteResult = {
  readonly createNote: {
    readonly __typename: 'Note';
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

export type CreateNoteVariables = {
  readonly input: CreateNoteInput;
};

export const CreateNoteDocument = { id: '26e7770e534eff0c19512a72f86778df9c7a3c6692d16388d7763b08ea14996b', name: 'CreateNote' } as TypedDocument<CreateNoteResult, CreateNoteVariables>;

export type AdminDraftWriteCommentResult = {
  readonly createThreadComment: {
    readonly __typename: 'ThreadComment';
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

export type AdminDraftWriteCommentVariables = {
  readonly input: CreateThreadCommentInput;
};

export const AdminDraftWriteCommentDocument = { id: 'ea434f489779cdab28af2054922711cafd46796ea1fcb789aef5f4b9bff6e69b', name: 'AdminDraftWriteComment' } as TypedDocument<AdminDraftWriteCommentResult, AdminDraftWriteCommentVariables>;

export type DismissVerificationResult = {
  readonly dismissVerification: {
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

export type DismissVerificationVariables = {
  readonly id: string;
  readonly input: DismissVerificationInput;
  readonly expectedVersion?: number | null | undefined;
};

export const DismissVerificationDocument = { id: '9dc38669a347e2398b25c4a1efe4a5dabe2e573c813809df48bb7d910509d23d', name: 'DismissVerification' } as TypedDocument<DismissVerificationResult, DismissVerificationVariables>;

export type AdminDraftGiveUnitsResult = {
  readonly giveUnits: {
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

export type AdminDraftGiveUnitsVariables = {
  readonly id: string;
  readonly input: GiveUnitsInput;
};

export const AdminDraftGiveUnitsDocument = { id: '197a55b88828c14e221dd1a2944f6597ddb2c17f27d7babc4b334116a3c674d4', name: 'AdminDraftGiveUnits' } as TypedDocument<AdminDraftGiveUnitsResult, AdminDraftGiveUnitsVariables>;

export type PauseRemindersResult = {
  readonly pauseReminders: {
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

export type PauseRemindersVariables = {
  readonly id: string;
  readonly input: PauseRemindersInput;
};

export const PauseRemindersDocument = { id: 'fc9c7c315726e0f20683377f06275fccff08b9ed14d08b90fe9c9469886761ce', name: 'PauseReminders' } as TypedDocument<PauseRemindersResult, PauseRemindersVariables>;

export type RecordSearchByHandResult = {
  readonly recordSearchByHand: {
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

export type RecordSearchByHandVariables = {
  readonly id: string;
  readonly input: RecordSearchByHandInput;
};

export const RecordSearchByHandDocument = { id: 'a061951de4aad97f1c6d289bcaaf7490d506570adb89fb2e3fdd30cb707e760a', name: 'RecordSearchByHand' } as TypedDocument<RecordSearchByHandResult, RecordSearchByHandVariables>;

export type RecordVerificationSearchResult = {
  readonly recordVerificationSearch: {
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

export type RecordVerificationSearchVariables = {
  readonly id: string;
  readonly input: RecordVerificationSearchInput;
};

export const RecordVerificationSearchDocument = { id: '3cd6a58745be96c21e94c4c083079c35d0f89e4b3c080485b591e34f66f57664', name: 'RecordVerificationSearch' } as TypedDocument<RecordVerificationSearchResult, RecordVerificationSearchVariables>;

export type ResendVerificationResultResult = {
  readonly resendVerificationResult: {
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

export type ResendVerificationResultVariables = {
  readonly id: string;
};

export const ResendVerificationResultDocument = { id: '5f0315fb0d9398c057cc9a0e5e382e2d7592bfbc7a30d611cb22298f7015903b', name: 'ResendVerificationResult' } as TypedDocument<ResendVerificationResultResult, ResendVerificationResultVariables>;

export type SaveVerificationResultResult = {
  readonly saveVerificationResult: {
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

export type SaveVerificationResultVariables = {
  readonly id: string;
  readonly input: SaveVerificationResultInput;
  readonly expectedVersion?: number | null | undefined;
};

export const SaveVerificationResultDocument = { id: '90c8183e87c4befaa35c3a79d527d5de4cb1996bf8c7972fc8996bb41e02caa2', name: 'SaveVerificationResult' } as TypedDocument<SaveVerificationResultResult, SaveVerificationResultVariables>;

export type AdminDraftSendResult = {
  readonly sendForReview: {
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

export type AdminDraftSendVariables = {
  readonly id: string;
  readonly leaveOutUnused?: boolean | null | undefined;
};

export const AdminDraftSendDocument = { id: '2e70fb3fbb30d35f37afb3b6f05f6ef07cb30c025a34db53a1baa8d1070f3045', name: 'AdminDraftSend' } as TypedDocument<AdminDraftSendResult, AdminDraftSendVariables>;

export type StartVerificationResult = {
  readonly startVerification: {
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

export type StartVerificationVariables = {
  readonly id: string;
};

export const StartVerificationDocument = { id: 'd0abeaeefd220b683d75f0598d0b934804f645c3c8be0bba59105cfb39ad0971', name: 'StartVerification' } as TypedDocument<StartVerificationResult, StartVerificationVariables>;

export type AdminDraftTakeOutResult = {
  readonly takeOut: {
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

export type AdminDraftTakeOutVariables = {
  readonly id: string;
  readonly input: TakeOutInput;
};

export const AdminDraftTakeOutDocument = { id: 'f034e243e323bcd75a1b1ad2f372873b4391b8ed850f8be793cd86bcb12cb445', name: 'AdminDraftTakeOut' } as TypedDocument<AdminDraftTakeOutResult, AdminDraftTakeOutVariables>;

export type AdminDraftTakeUnitsBackResult = {
  readonly takeUnitsBack: {
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

export type AdminDraftTakeUnitsBackVariables = {
  readonly id: string;
  readonly input: TakeUnitsBackInput;
};

export const AdminDraftTakeUnitsBackDocument = { id: '643f692bf372ff483b8c83b90d98ec3e3b01407bbc3b10f2c3f6fddbee26a21e', name: 'AdminDraftTakeUnitsBack' } as TypedDocument<AdminDraftTakeUnitsBackResult, AdminDraftTakeUnitsBackVariables>;
