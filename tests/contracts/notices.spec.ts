import { describe, expect, it } from '@jest/globals';
import { notices } from '@cotta/workspace/testing.js';
import { allServices } from '../testkit/services.js';
import { letterNames, lettersAfter } from './letters-after.js';

const said = new Set(allServices.flatMap(({ publications }) => Object.keys(publications)));
/** The same news told a second time, by what its reader got before: it stands beside no event. */
const again: Readonly<Record<string, string>> = { 'changed-draft': 'sent-for-review' };
const written = notices.filter(({ letters }) => letters.length > 0);

describe('the list of messages to people', () => {
  it('has each number once, from the first to the last', () =>
    expect(notices.map(({ number }) => number)).toEqual(notices.map((_, index) => index + 1)));

  it('names every letter there is, each under one message', () =>
    expect(notices.flatMap(({ letters }) => letters).toSorted()).toEqual([...letterNames].toSorted()));

  it.each(notices.map((one) => [one.name, one] as const))('%s is written, or says why not', (_, one) => {
    const { letters, sameAs, missing, by } = one;
    const mailed = letters.length > 0 || (sameAs !== undefined && notices[sameAs - 1]?.letters.length !== 0);
    expect(mailed || !by.includes('mail') || (missing ?? '') !== '').toBe(true);
    // What is written comes of something, and what cannot come says why.
    expect(one.after.length > 0 || (missing ?? '') !== '').toBe(true);
  });

  it.each(notices.flatMap(({ name, after }) => after.map((event) => [event, name] as const)))(
    '%s, after which comes “%s”, is said by a service',
    (event) => expect([...said]).toContain(event),
  );

  it.each(written.flatMap(({ letters, after }) => letters.map((letter) => [letter, after] as const)))(
    '%s is written after one of its events',
    (letter, after) =>
      expect(after.flatMap((event) => lettersAfter(event))).toContain(again[letter] ?? letter),
  );

  it.each(
    written.flatMap(({ name, letters, after }) => after.map((event) => [name, event, letters] as const)),
  )('%s: %s has one of its letters written', (_, event, letters) =>
    expect(letters.filter((letter) => lettersAfter(event).includes(letter))).not.toEqual([]),
  );

  it('tells apart whom nobody can turn away and whom everybody can', () => {
    expect(new Set(notices.map(({ category }) => category))).toEqual(
      new Set(['legal', 'order', 'nudge', 'marketing']),
    );
  });
});
