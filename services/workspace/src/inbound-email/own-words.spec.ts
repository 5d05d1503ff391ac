import { describe, expect, it } from '@jest/globals';
import { ownWords } from './own-words.js';

describe('the words of a reply', () => {
  it.each([
    [
      'Yes, please.\n\nOn Tue, 24 Nov 2026 at 10:00, Cotta <office@cotta.test> wrote:\n> Shall we?\n',
      'Yes, please.',
    ],
    [
      'Yes, please.\r\n\r\nOn Tue, 24 Nov 2026 at 10:00, Cotta Trademarks\r\n<office+abc@cotta.test> wrote:\r\n> Shall we?\r\n> Lena\r\n',
      'Yes, please.',
    ],
    ['Ano.\n\nDne 24. 11. 2026 v 10:00 Cotta napsal(a):\n> Máme?', 'Ano.'],
    ['Áno.\n\nDňa 24. 11. 2026 o 10:00 Cotta napísal:\n> Máme?', 'Áno.'],
    ['Sí.\n\nEl mar, 24 nov 2026 a las 10:00, Cotta (<office@cotta.test>) escribió:\n> ¿Lo hacemos?', 'Sí.'],
    ['Yes.\n\n-----Original Message-----\nFrom: Cotta <office@cotta.test>\nShall we?', 'Yes.'],
    [
      'Yes.\n\n________________________________\nFrom: Cotta <office@cotta.test>\nSent: today\n\nShall we?',
      'Yes.',
    ],
    ['Yes.\n\nFrom: Cotta <office@cotta.test>\nSent: today\nTo: me\n\nShall we?', 'Yes.'],
    ['> Shall we?\nYes.\n> And the words?\nThose too.', 'Yes.\nThose too.'],
    ['Two lines\nand a gap\n\n\n\nthen more.', 'Two lines\nand a gap\n\nthen more.'],
  ])('%j', (text, words) => expect(ownWords(text)).toBe(words));

  it('are the whole where nothing of their own is left', () => {
    expect(ownWords('> Shall we?\n> Yes.')).toBe('> Shall we?\n> Yes.');
    expect(ownWords('On Monday she wrote:\nI agree.')).toBe('On Monday she wrote:\nI agree.');
  });
});
