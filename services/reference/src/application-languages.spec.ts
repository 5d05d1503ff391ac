import { describe, expect, it } from '@jest/globals';
import { applicationLanguages, usualLanguages } from './application-languages.js';

describe('languages of an application', () => {
  it('are asked for by the office of the European Union alone, and are two of its own', () => {
    const usual = usualLanguages('EU');
    expect(usual).toEqual({ first: 'en', second: 'es' });
    expect(applicationLanguages).toContain(usual?.first);
    expect(usual?.first).not.toBe(usual?.second);
    expect(['US', 'CZ', 'WO'].map(usualLanguages)).toEqual([undefined, undefined, undefined]);
  });
});
