import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { answerText } from './answer-text.record.js';

const lawyer: Viewer = { role: 'lawyer', userId: nameBasedId('lena'), locale: 'en', scopes: [] };
const { create, update, remove } = answerText;
const about = { title: 'How long it takes', topic: 'order' } as const;

describe('a text of the firm', () => {
  it('has words in one language at least, and goes on without the others', () => {
    given()
      .when(create, { ...about, slovak: 'Trvá to rok.' }, { viewer: lawyer })
      .then({ type: 'AnswerTextAdded', data: { ...about, slovak: 'Trvá to rok.' } });
    for (const words of [{}, { english: '  ' }])
      given()
        .when(create, { ...about, ...words }, { viewer: lawyer })
        .thenRefused('INPUT_INVALID');
  });

  it('is written by colleagues alone', () => {
    for (const command of [create, update, remove])
      expect(shutOut(command)).toEqual(['visitor', 'customer', 'partner']);
  });
});
