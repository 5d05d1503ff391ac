import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import type { DocumentEvent } from './document.js';
import { changeDocumentLinkRevision } from './change-document-link-revision.js';

const requestId = '01990000-0000-7000-8000-000000000001';
const stored = (): DocumentEvent => ({
  type: 'DocumentStored',
  data: {
    type: 'Logo',
    name: 'logo.png',
    mediaType: 'image/png',
    size: 1,
    path: 'documents/1',
    sha256: 'digest',
  },
});
const attached = (): DocumentEvent => ({
  type: 'DocumentAttached',
  data: { subjectType: 'registration_request', subjectId: requestId, userId: null, linkRevision: 1 },
});
const changed = (linkRevision: number): DocumentEvent => ({
  type: 'DocumentLinkRevisionChanged',
  data: { linkRevision },
});

describe('revoking links to what a document belongs to', () => {
  it('shuts the document for older links', () => {
    given(stored(), attached())
      .when(changeDocumentLinkRevision, { linkRevision: 2 })
      .then(changed(2))
      .thenState({ subjectId: requestId, linkRevision: 2 });
  });

  it('never opens it again for an older link, whatever arrives late or twice', () => {
    given(stored(), attached(), changed(3)).when(changeDocumentLinkRevision, { linkRevision: 2 }).then();
    given(stored(), attached(), changed(3)).when(changeDocumentLinkRevision, { linkRevision: 3 }).then();
  });

  it('is open to nobody', () =>
    expect(shutOut(changeDocumentLinkRevision)).toEqual([
      'visitor',
      'customer',
      'lawyer',
      'admin',
      'partner',
    ]));
});
