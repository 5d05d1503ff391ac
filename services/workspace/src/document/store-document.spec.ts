import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import type { DocumentEvent } from './document.js';
import { attachDocument, changeDocumentOwner, storeDocument } from './store-document.js';

const file = {
  type: 'Logo' as const,
  name: 'lumara.png',
  mediaType: 'image/png',
  size: 1024,
  path: 'documents/1',
  sha256: 'a'.repeat(64),
};
const request = { subjectType: 'registration_request', subjectId: nameBasedId('request') };
const [owner, next] = [nameBasedId('owner'), nameBasedId('next owner')];
const stored = (): DocumentEvent => ({ type: 'DocumentStored', data: file });
const attached = (userId: string | null = null): DocumentEvent => ({
  type: 'DocumentAttached',
  data: { ...request, userId, linkRevision: 1 },
});
const owned = (userId: string): DocumentEvent => ({ type: 'DocumentOwnerChanged', data: { userId } });

describe('a document', () => {
  it('is stored once and belongs to nothing', () => {
    given().when(storeDocument, file).then(stored()).thenState({ subjectId: null, userId: null });
    given(stored()).when(storeDocument, file).thenRefused('ALREADY_EXISTS');
  });

  it('is attached to one thing, once', () => {
    given(stored())
      .when(attachDocument, { ...request, linkRevision: 1, userId: null })
      .then(attached())
      .thenState({ subjectId: request.subjectId, userId: null });
    given(stored())
      .when(attachDocument, { ...request, linkRevision: 1, userId: owner })
      .then(attached(owner))
      .thenState({ userId: owner });
    given(stored(), attached())
      .when(attachDocument, { ...request, linkRevision: 1, userId: null })
      .then();
    given(stored(), attached())
      .when(attachDocument, { ...request, linkRevision: 1, subjectId: nameBasedId('other'), userId: owner })
      .thenRefused('DOCUMENT_TAKEN');
    given()
      .when(attachDocument, { ...request, linkRevision: 1, userId: null })
      .thenRefused('NOT_FOUND');
  });

  it('is called there by a name people know, with the ending of its file', () => {
    given(stored())
      .when(attachDocument, { ...request, linkRevision: 1, userId: null, name: 'Search EUIPO 2026-11-23' })
      .then(attached(), { type: 'DocumentAmended', data: { name: 'Search EUIPO 2026-11-23.png' } });
  });

  it('follows the owner of what it belongs to', () => {
    given(stored(), attached())
      .when(changeDocumentOwner, { userId: owner })
      .then(owned(owner))
      .thenState({ userId: owner, subjectId: request.subjectId });
    given(stored(), attached(owner)).when(changeDocumentOwner, { userId: next }).then(owned(next));
    given(stored(), attached(), owned(owner)).when(changeDocumentOwner, { userId: owner }).then();
  });

  it.each([storeDocument, attachDocument, changeDocumentOwner])(
    '$name is done by the system alone',
    (command) => {
      expect(shutOut(command)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']);
    },
  );
});
