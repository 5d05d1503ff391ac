import { describe, expect, it } from '@jest/globals';
import { languages } from './languages.js';
import { serviceForms } from './service-forms.js';
import { afterPaymentOf, serviceTitle } from './service-words.js';

/** As orders name them. */
const namedServices = [
  'trademark-renewal',
  'trademark-renewals',
  'ownership-transfer',
  'office-action-response',
  'proof-of-use',
  'case-solution',
  'opposition',
  'other',
  ...serviceForms.map(({ serviceName }) => serviceName),
];

describe('the words of a service', () => {
  it('are there in every language, and no two services promise the same', () => {
    for (const language of languages) {
      const names = namedServices.map((name) => serviceTitle(name, '', language));
      const promises = namedServices.map((name) => afterPaymentOf(name, language));
      expect(names.filter((name) => name.trim() === '')).toEqual([]);
      expect(promises.filter((promise) => !promise.endsWith('.'))).toEqual([]);
      expect(new Set(names).size).toBe(namedServices.length);
      expect(new Set(promises).size).toBe(namedServices.length);
    }
  });

  it('promise a filing only of what is filed at an office', () => {
    const filed = namedServices.filter((name) => /file/.test(afterPaymentOf(name, 'en')));
    expect(filed).toEqual([
      'trademark-renewal',
      'trademark-renewals',
      'domain-resolution',
      'filing-opposition',
      'opposition-response',
      'office-letter-answer',
      'petition-to-revive',
    ]);
  });

  it('name the kind and the mark, and what nobody named as any other', () => {
    expect(serviceTitle('trademark-renewal', 'LUMARA')).toBe('Renewal · LUMARA');
    expect(serviceTitle('ownership-transfer', 'LUMARA', 'sk')).toBe('Prevod · LUMARA');
    expect(serviceTitle('something-new', '')).toBe('Other service');
    expect(serviceTitle('opposition', '', 'xx')).toBe('Opposition');
  });
});
