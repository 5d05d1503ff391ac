import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { reviewText } from './text-review.entity.js';
import { withdrawTextReview } from './withdraw-text-review.js';

const person = (role: Role, name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [lena, ada] = [person('lawyer', 'lena'), person('admin', 'ada')];
const digest = 'a'.repeat(64);
const read = { text: 'blog/en/a-name', digest, verdict: 'reviewed' } as const;
const reviewed: DomainEvent = { type: 'TextReviewed', data: { ...read, reviewedById: lena.userId } };

describe('a review of a text', () => {
  it.each(['blog/en/a-name', 'legal/cs/cookies', 'records/disputes/orange', 'records/specimens/25'])(
    'names %s, the words that were read and who read them',
    (text) => {
      given()
        .when(reviewText, { ...read, text }, { viewer: lena })
        .then({ type: 'TextReviewed', data: { ...read, text, reviewedById: lena.userId } });
    },
  );

  it.each(['', 'blog/en', 'blog/de/a-name', 'novels/en/a-name', 'records/sectors/food', 'blog/en/../x'])(
    'is of a text that can be there: %j is refused with what to do',
    (text) => {
      given()
        .when(reviewText, { ...read, text }, { viewer: lena })
        .thenRefused('UNKNOWN_TEXT', {
          message:
            'No text and no record of the public site is called that. Open the list of texts anew and choose one of them.',
        });
    },
  );

  it.each(['latest', 'A'.repeat(64), 'a'.repeat(63)])(
    'is of a version that the build made, not %j',
    (said) => {
      given()
        .when(reviewText, { ...read, digest: said }, { viewer: lena })
        .thenRefused('UNKNOWN_TEXT', {
          message:
            'That is no version of a text as the site shows it. Open the list of texts anew and read the text from there.',
        });
    },
  );

  it('says what has to be changed where it is not good', () => {
    const bad = { ...read, verdict: 'needs-work' } as const;
    for (const note of [undefined, ' '])
      given()
        .when(reviewText, { ...bad, ...(note === undefined ? {} : { note }) }, { viewer: ada })
        .thenRefused('INPUT_INVALID', {
          fields: [{ path: ['note'], code: 'REQUIRED', message: 'Say what has to be changed in this text.' }],
        });
    given()
      .when(reviewText, { ...bad, note: 'The term is ten years.' }, { viewer: ada })
      .then({
        type: 'TextReviewed',
        data: { ...bad, note: 'The term is ten years.', reviewedById: ada.userId },
      });
  });

  it('is taken back once, by whoever of the firm sees that it was wrong', () => {
    const now = '2026-11-28T10:00:00.000Z';
    const withdrawn: DomainEvent = {
      type: 'TextReviewWithdrawn',
      data: { withdrawnAt: now, withdrawnById: ada.userId },
    };
    given(reviewed).when(withdrawTextReview, {}, { viewer: ada, now }).then(withdrawn);
    given(reviewed, withdrawn).when(withdrawTextReview, {}, { viewer: lena }).thenRefused('NOTHING_CHANGED');
    given().when(withdrawTextReview, {}, { viewer: lena }).thenRefused('NOT_FOUND');
  });

  it('is said by nobody from outside', () => {
    for (const command of [reviewText, withdrawTextReview])
      expect(shutOut(command)).toEqual(['visitor', 'customer', 'partner']);
  });
});
