interface Fact<Type extends string, Data extends object> {
  readonly type: Type;
  readonly data: Data;
}

/** @source specification, "Document types" (those in use so far) */
export const documentTypes = ['Logo', 'Specimen', 'Delegation', 'User signed POA', 'Business certificate', 'Priority filing document', 'Application logo in B&W', 'Application logo series', 'Application logo', 'Registration certificate', 'Invoice'] as const;
export type DocumentType = (typeof documentTypes)[number];

export type DocumentEvent =
  | Fact<'DocumentStored', { type: DocumentType; name: string; mediaType: string; size: number; path: string; sha256: string }>
  | Fact<'DocumentAttached', { subjectType: string; subjectId: string; userId: string | null }>
  | Fact<'DocumentOwnerChanged', { userId: string }>;

export interface DocumentState {
  readonly subjectId: string | null;
  readonly userId: string | null;
}

export const noDocument: DocumentState = { subjectId: null, userId: null };

export function evolveDocument(state: DocumentState, event: DocumentEvent): DocumentState {
  switch (event.type) {
    case 'DocumentAttached':
      return { subjectId: event.data.subjectId, userId: event.data.userId };
    case 'DocumentOwnerChanged':
      return { ...state, userId: event.data.userId };
    default:
      return state;
  }
}
