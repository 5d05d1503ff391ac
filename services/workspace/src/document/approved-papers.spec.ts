import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import type { DocumentType } from '@cotta/reference/document-types.js';
import { deleteDocument, updateDocument } from './manage-document.js';
import { addedProblem, notCovered } from './approved-papers.js';

const userId = nameBasedId('jana');
const by = (role: Role): Viewer => ({ role, userId, locale: 'en', scopes: [] });
const paper = (type: DocumentType = 'Specimen') =>
  given(
    {
      type: 'DocumentStored',
      data: { type, name: 'stand.png', mediaType: 'image/png', size: 1, path: 'p', sha256: 's' },
    },
    {
      type: 'DocumentFiled',
      data: { subjectType: 'application', subjectId: nameBasedId('application'), userId },
    },
  );
const everybody = ['customer', 'lawyer', 'admin'] as const;

describe('a document that was approved', () => {
  const preloaded = { ...notCovered, document: true };

  it.each(everybody)(
    'stays what and where it is, also for a %s; its name is nobody’s concern at an office',
    (role) => {
      paper()
        .when(deleteDocument, {}, { viewer: by(role), preloaded })
        .thenRefused('APPROVAL_STANDS');
      paper()
        .when(updateDocument, { type: 'Invoice' }, { viewer: by(role), preloaded })
        .thenRefused('APPROVAL_STANDS');
      paper()
        .when(updateDocument, { folderId: nameBasedId('elsewhere') }, { viewer: by(role), preloaded })
        .thenRefused('APPROVAL_STANDS');
      expect(
        paper()
          .when(updateDocument, { name: 'Shop window.png' }, { viewer: by(role), preloaded })
          .events(),
      ).toHaveLength(1);
    },
  );

  it('is no reason to keep another one', () => {
    expect(
      paper()
        .when(deleteDocument, {}, { viewer: by('customer'), preloaded: notCovered })
        .events(),
    ).toHaveLength(1);
    expect(
      paper()
        .when(updateDocument, { type: 'Invoice' }, { viewer: by('customer'), preloaded: notCovered })
        .events(),
    ).toHaveLength(1);
  });
});

describe('beside what was approved', () => {
  const [subject, folder] = [
    { ...notCovered, subject: true },
    { ...notCovered, folder: true },
  ];
  const refused = (cover: typeof notCovered, type: DocumentType, role: Role): boolean =>
    addedProblem(cover, type, by(role)) !== undefined;

  it('a client puts nothing that goes to an office', () => {
    for (const type of [
      'Specimen',
      'Delegation',
      'Priority filing document',
      'User signed POA',
      'Logo',
    ] as const)
      expect([refused(subject, type, 'customer'), refused(folder, type, 'customer')]).toEqual([true, true]);
    expect(refused(folder, 'Invoice', 'customer')).toBe(true);
    expect([refused(subject, 'Invoice', 'customer'), refused(notCovered, 'Specimen', 'customer')]).toEqual([
      false,
      false,
    ]);
  });

  it('the firm puts what others issue or sign in their own time, and nothing else', () => {
    for (const type of ['Priority filing document', 'User signed POA'] as const)
      expect([refused(subject, type, 'lawyer'), refused(folder, type, 'admin')]).toEqual([false, false]);
    for (const type of ['Specimen', 'Delegation', 'Business certificate'] as const)
      expect([refused(subject, type, 'lawyer'), refused(folder, type, 'admin')]).toEqual([true, true]);
  });

  it('nothing is put by another type or folder either; what was never approved may be taken out', () => {
    paper('Invoice')
      .when(updateDocument, { type: 'Delegation' }, { viewer: by('lawyer'), preloaded: subject })
      .thenRefused('APPROVAL_STANDS');
    paper('Delegation')
      .when(
        updateDocument,
        { folderId: nameBasedId('of the office') },
        { viewer: by('lawyer'), preloaded: folder },
      )
      .thenRefused('APPROVAL_STANDS');
    expect(
      paper('Delegation')
        .when(updateDocument, { type: 'Invoice' }, { viewer: by('lawyer'), preloaded: subject })
        .events(),
    ).toHaveLength(1);
  });
});
