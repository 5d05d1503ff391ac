import { describe, expect, it } from '@jest/globals';
import { formatMoment, zoneWords } from './format-moment.js';

const at = '2026-11-22T20:25:00Z';
const languages = ['en', 'cs', 'sk', 'es'] as const;

describe('a moment', () => {
  it.each(languages)('has its year and a clock of 24 hours in %s, whatever the style', (locale) => {
    for (const style of ['long', 'short', 'due'] as const) {
      const said = formatMoment(at, locale, style, 'UTC');
      expect(said).toContain('2026');
      expect(said).toContain('20:25');
      expect(said).not.toMatch(/[AP]\.?\s?M\b/i);
    }
    expect(formatMoment(at, locale, 'clock', 'UTC')).toBe('20:25');
    expect(formatMoment('2026-11-22T00:05:00Z', locale, 'clock', 'UTC')).toBe('00:05');
  });

  it.each(languages)('names its zone in words in %s', (locale) => {
    for (const zone of ['UTC', 'America/New_York', 'America/Bogota', 'Europe/Bratislava', 'Asia/Tokyo']) {
      const words = zoneWords(new Date(at), locale, zone);
      expect(words).toMatch(/[^\W\d]{4}/u);
      expect(words).not.toMatch(/GMT|[+\d]/);
      expect(formatMoment(at, locale, 'long', zone)).toContain(`(${words})`);
    }
  });

  it('is told in English as people say it', () => {
    expect(formatMoment(at, 'en', 'long', 'America/New_York')).toMatch(
      /^Sunday,? 22 November 2026 (at )?15:25 \(Eastern Time\)$/,
    );
    expect(formatMoment(at, 'en', 'short', 'Europe/Bratislava')).toMatch(
      /^22 Nov 2026, 21:25 \(Central European Time\)$/,
    );
  });
});
