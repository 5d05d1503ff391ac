/** What tells states of one status apart on the desk, where nothing of it happened: spread into a made-up record. */
export const plainMark = {
  oppositionEndDate: null,
  renewalFiledOn: null,
  renewalOrderedOn: null,
  certificateDocumentId: null,
} as const;
export const plainRequest = { assignedAdminId: null, endAskedAt: null } as const;
export const plainLetter = {
  confirmedDueDate: null,
  examinationFinished: null,
  workReleasedAt: null,
  serviceRequestId: null,
} as const;
