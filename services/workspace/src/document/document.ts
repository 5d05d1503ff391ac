import type { DocumentType } from '@cotta/reference/document-types.js';
import type { PictureFacts } from './picture/picture-facts.js';

interface Fact<Type extends string, Data extends object> {
  readonly type: Type;
  readonly data: Data;
}

/** What happened to a document. `size` in bytes, `width` and `height` in pixels, `sha256` of its bytes; `subjectType` and `subjectId` name
 *  the entity it belongs to, `userId` the person it belongs to. Stored: neither types nor fields are renamed. */
export type DocumentEvent =
  | Fact<
      'DocumentStored',
      {
        type: DocumentType;
        name: string;
        mediaType: string;
        size: number;
        path: string;
        sha256: string;
      } & Pick<PictureFacts, 'width' | 'height' | 'pictureProblem'>
    >
  | Fact<
      'DocumentAttached',
      { subjectType: string; subjectId: string; userId: string | null; linkRevision: number }
    >
  | Fact<'DocumentOwnerChanged', { userId: string }>
  | Fact<'DocumentLinkRevisionChanged', { linkRevision: number }>
  /** Put where it belongs by a person; told once, with all that is known of it. */
  | Fact<
      'DocumentFiled',
      { subjectType: string; subjectId: string; userId: string | null; linkRevision?: number } & DocumentFacts
    >
  | Fact<'DocumentAmended', DocumentFacts>
  /** Made from another document, and as far from strangers as that one. */
  | Fact<
      'DocumentDerived',
      {
        sourceDocumentId: string;
        subjectType: string | null;
        subjectId: string | null;
        userId: string | null;
        folderId: string | null;
        linkRevision: number | null;
      }
    >
  /** Takes the place of the picture it was made from in this specimen. */
  | Fact<'SpecimenPictureFitted', { specimenId: string; sourceDocumentId: string }>
  | Fact<'DocumentRemoved', Record<never, never>>
  /** The virus scanner saw it later than its sender was there; `found`: what, as the scanner calls it. */
  | Fact<'InfectedFileRemoved', { found: string }>;

type DocumentFacts = {
  readonly type?: DocumentType;
  readonly name?: string;
  readonly folderId?: string | null;
};

/** What decisions look at in a document; null where nothing was said yet. */
export interface DocumentState {
  readonly subjectId: string | null;
  readonly userId: string | null;
  /** Of the entity it belongs to: links to that entity with another revision do not open the document. */
  readonly linkRevision: number | null;
  readonly type: DocumentType | null;
  readonly name: string;
  readonly folderId: string | null;
  readonly removed: boolean;
}

/** A document before its first event. */
export const noDocument: DocumentState = {
  subjectId: null,
  userId: null,
  linkRevision: null,
  type: null,
  name: '',
  folderId: null,
  removed: false,
};

/** The state after one more event. One that was removed keeps nothing but that; events that change nothing here leave it as it is. */
export function evolveDocument(state: DocumentState, event: DocumentEvent): DocumentState {
  switch (event.type) {
    case 'DocumentStored':
      return { ...state, type: event.data.type, name: event.data.name };
    case 'DocumentFiled':
    case 'DocumentAmended':
      return { ...state, ...event.data };
    case 'DocumentDerived':
      return {
        ...state,
        subjectId: event.data.subjectId,
        userId: event.data.userId,
        folderId: event.data.folderId,
        linkRevision: event.data.linkRevision,
      };
    case 'DocumentRemoved':
    case 'InfectedFileRemoved':
      return { ...noDocument, removed: true };
    case 'DocumentAttached':
      return {
        ...state,
        subjectId: event.data.subjectId,
        userId: event.data.userId,
        linkRevision: event.data.linkRevision,
      };
    case 'DocumentOwnerChanged':
      return { ...state, userId: event.data.userId };
    case 'DocumentLinkRevisionChanged':
      return { ...state, linkRevision: event.data.linkRevision };
    default:
      return state;
  }
}
