import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { OfficeFlag } from './office-flag.js';

const FOLDER = 'web/public/flags/offices/';

/** Codes of all offices, as the reference lists have them. */
const codes = (
  JSON.parse(readFileSync('services/reference/data/offices.json', 'utf8')) as { readonly code: string }[]
).map(({ code }) => code);

describe('the flag of an office', () => {
  it('is there for every office, and for nothing else', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(codes.map((code) => `${code.toLowerCase()}.svg`).sort());
  });

  it('is a picture of three by two that fetches nothing and runs nothing', () => {
    for (const name of readdirSync(FOLDER)) {
      const drawing = readFileSync(`${FOLDER}${name}`, 'utf8');
      const [, width, height] = /^<svg [^>]*viewBox="0 [\d.]+ ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
      expect(Number(width) / Number(height)).toBeCloseTo(1.5, 2);
      expect(drawing).not.toMatch(/<script|<image|href="(?!#)|url\((?!#)|\son\w+=/);
    }
  });

  it('says nothing to who listens: the name stands beside it', () => {
    // when
    const { container } = render(<OfficeFlag code="UK" width={60} />);
    // then
    const flag = container.querySelector('img');
    expect(flag?.getAttribute('alt')).toBe('');
    expect([flag?.width, flag?.height]).toEqual([60, 40]);
    expect(existsSync(`web/public${flag?.getAttribute('src') ?? ''}`)).toBe(true);
  });
});
