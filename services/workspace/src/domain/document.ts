interface Fact<Type extends string, Data extends object> {
  readonly type: Type;
  readonly data: Data;
}

/** @source specification, "Document types" (those in use so far) */
export const documentTypes = ['Logo', 'Specimen', 'Delegation', 'User signed POA', 'Business certificate', 'Priority filing document', 'Application logo in B&W', 'Application logo series', 'Application logo', 'Registration certificate', 'Invoice'] as const;
export type DocumentType = (typeof documentTypes)[number];

export type DocumentEvent =
  | Fact<'DocumentStored', { type: DocumentType; name: string; mediaType: string; size: number; path: string; sha256: string }>
  | Fact<'DocumentAttached', { subjectType: string; subjectId: string; userId: string | null; linkRevision: number }>
  | Fact<'DocumentOwnerChanged', { userId: string }>
  | Fact<'DocumentLinkRevisionChanged', { linkRevision: number }>;

export interface DocumentState {
  readonly subjectId: string | null;
  readonly userId: string | null;
  /** Of the entity it belongs to: links to that entity with another revision do not open the document. */
  readonly linkRevision: number | null;
}

export const noDocument: DocumentState = { subjectId: null, userId: null, linkRevision: null };

export function evolveDocument(state: DocumentState, event: DocumentEvent): DocumentState {
  switch (event.type) {
    case 'DocumentAttached':
      return { subjectId: event.data.subjectId, userId: event.data.userId, linkRevision: event.data.linkRevision };
    case 'DocumentOwnerChanged':
      return { ...state, userId: event.data.userId };
    case 'DocumentLinkRevisionChanged':
      return { ...state, linkRevision: event.data.linkRevision };
    default:
      return state;
  }
}
