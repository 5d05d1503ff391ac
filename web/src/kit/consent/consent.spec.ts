import { describe, expect, it } from '@jest/globals';
import { consentOf, consentText, readConsent } from './consent.js';

const day = (text: string): Date => new Date(`${text}T15:00:00Z`);

describe('the consent of a visitor', () => {
  it('is written with its version and its day, and read again', () => {
    const text = consentText(['marketing', 'preferences'], day('2026-11-28'));
    expect(text).toBe('1.2026-11-28.preferences.marketing');
    expect(readConsent(text, day('2026-11-28'))).toEqual(['preferences', 'marketing']);
    expect(readConsent('1.2026-11-28', day('2026-11-28'))).toEqual([]);
  });

  it.each([
    ['nobody was asked', undefined, '2026-11-28'],
    ['another version was asked', '0.2026-11-28.marketing', '2026-11-28'],
    ['it has no day', '1.marketing', '2026-11-28'],
    ['it is of half a year ago', '1.2026-06-01.marketing', '2026-11-28'],
    ['it is of a day to come', '1.2027-11-28.marketing', '2026-11-28'],
  ])('is asked for where %s', (_why, text, today) => {
    expect(readConsent(text, day(today))).toBeUndefined();
  });

  it('allows nothing that is not on the list', () => {
    expect(readConsent('1.2026-11-28.everything.statistics', day('2026-11-28'))).toEqual(['statistics']);
    const form = new FormData();
    form.append('purpose', 'everything');
    form.append('purpose', 'statistics');
    expect(consentOf(form)).toEqual(['statistics']);
    form.set('choice', 'necessary');
    expect(consentOf(form)).toEqual([]);
    form.set('choice', 'all');
    expect(consentOf(form)).toEqual(['preferences', 'statistics', 'marketing']);
  });
});
