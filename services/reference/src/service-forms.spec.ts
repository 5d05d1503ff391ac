import { describe, expect, it } from '@jest/globals';
import { serviceFormOf, serviceForms } from './service-forms.js';
import { serviceTitle } from './service-words.js';

/** As an answer of a list is stored. */
const LONGEST_CHOICE = 16;

describe('the forms of services', () => {
  it('have a name of their own each, which is not that of any other service', () => {
    const titles = serviceForms.map(({ serviceName }) => serviceTitle(serviceName, ''));
    expect(new Set(titles).size).toBe(serviceForms.length);
    expect(titles).not.toContain(serviceTitle('nobody named it', ''));
  });

  it.each(serviceForms)(
    '$serviceName asks each question once, and offers answers where one is chosen',
    (form) => {
      const names = form.questions.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { kind, choices } of form.questions) {
        expect(choices.length > 0).toBe(kind === 'choice' || kind === 'choices');
        expect(choices.filter((choice) => choice.length > LONGEST_CHOICE)).toEqual([]);
      }
      expect(form.questions.some(({ required }) => required)).toBe(true);
    },
  );

  it('count their last day from a date that is asked, where it is not the day itself', () => {
    for (const { lastDay, questions } of serviceForms)
      expect(
        lastDay.months === 0 ||
          questions.some(({ name, kind }) => name === lastDay.question && kind === 'date'),
      ).toBe(true);
  });

  it('are none of a service that is priced by the list or ordered at a record', () => {
    expect(['trademark-renewal', 'opposition', 'office-action-response'].map(serviceFormOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
