import { describe, expect, it } from '@jest/globals';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { locales } from '../words/locale.js';
import { previewSms } from './sms-preview.js';
import { smsStrings, writeSms } from './write-sms.js';

const link =
  'https://www.cotta.test/cs/application-draft/r.AZ8h2nXKc0mB7Q1v3w5x7g.1.tiu9s0.9pQ2s4u6w8y0A1C3E5G7Ig';
const params = { publicId: 'V-7K2M9Q4X', mark: 'Lumara', link };
const variables = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '');

describe.each(locales)('a text message in %s', (locale) => {
  const write = (more: object = {}) =>
    writeSms({ template: 'draft-sms', locale, params: { ...params, ...more } });

  it('names the mark and the link, in two parts of the short alphabet at most', () => {
    const { text, alphabet, segments } = write();
    expect(text).toContain('Lumara');
    expect(text).toContain(link);
    expect(text).not.toMatch(/\{\{|undefined/);
    expect({ alphabet, segments }).toEqual({ alphabet: 'GSM-7', segments: 2 });
  });

  it('says a mark with accents without them', () =>
    expect(write({ mark: 'Žlutá Pramice' }).text).toContain('Zluta Pramice'));

  it.each(['logo', '', 'Люмара', '光'.repeat(20), 'x'.repeat(200)])(
    'names the order where the mark has no words or would not fit: %s',
    (mark) => {
      const written = write({ mark });
      expect(written.text).toContain('V-7K2M9Q4X');
      expect(written).toMatchObject({ alphabet: 'GSM-7', segments: 2 });
    },
  );

  it('has the sentences of English, with the same variables', () => {
    expect(Object.keys(smsStrings(locale))).toEqual(Object.keys(smsStrings('en')));
    expect(variables(smsStrings(locale)['draft-sms']?.['text'] ?? '')).toEqual(['about', 'link']);
  });

  it('can be looked at', () =>
    expect(previewSms('draft-sms', locale)).toMatchObject({
      segments: 2,
      text: expect.stringContaining('Lumara'),
    }));
});

describe('a text message', () => {
  it('is refused for good without its parameters, under an unknown name, or with an address longer than any phone takes', () => {
    for (const bad of [
      { mark: undefined },
      { publicId: 7 },
      { link: undefined },
      { link: `https://cotta.test/${'x'.repeat(300)}` },
    ]) {
      expect(() => writeSms({ template: 'draft-sms', locale: 'en', params: { ...params, ...bad } })).toThrow(
        PermanentFault,
      );
    }
    expect(() => writeSms({ template: 'no-such', locale: 'en', params })).toThrow(PermanentFault);
    expect(previewSms('no-such', 'en')).toBeUndefined();
  });
});
