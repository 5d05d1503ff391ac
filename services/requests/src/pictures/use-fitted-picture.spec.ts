import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { clientId } from '../testing/facts.js';
import { useFittedPicture } from './use-fitted-picture.js';

const [photo, fitted, other] = [nameBasedId('photo'), nameBasedId('fitted'), nameBasedId('other photo')];
const shown = (documentId: string, more: object = {}) => ({
  type: 'SpecimenAdded',
  data: {
    applicationId: nameBasedId('application'),
    userId: clientId,
    classNumber: 11,
    classItems: [],
    usptoRequirements: [],
    documentId,
    ...more,
  },
});
const input = { documentId: fitted, sourceDocumentId: photo };
const open = { viewer: systemViewer, preloaded: { approved: false } };

describe('a specimen', () => {
  it('shows the copy that fits and keeps the picture as it was given', () => {
    given(shown(photo))
      .when(useFittedPicture, input, open)
      .then({ type: 'SpecimenPictureFitted', data: { documentId: fitted, originalDocumentId: photo } });
  });

  it('keeps the first picture when a copy is made of a copy', () => {
    const events = given(shown(photo, { originalDocumentId: other }))
      .when(useFittedPicture, input, open)
      .events();
    expect(events).toEqual([
      { type: 'SpecimenPictureFitted', data: { documentId: fitted, originalDocumentId: other } },
    ]);
  });

  it('that shows another picture by now, or was approved, stays as it is', () => {
    expect(given(shown(other)).when(useFittedPicture, input, open).events()).toEqual([]);
    expect(
      given(shown(photo))
        .when(useFittedPicture, input, { ...open, preloaded: { approved: true } })
        .events(),
    ).toEqual([]);
    expect(given(shown(photo)).when(useFittedPicture, input, open).events()).toHaveLength(1);
  });

  it('is changed so by the system alone', () =>
    expect(shutOut(useFittedPicture)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']));
});
