import { describe, expect, it } from '@jest/globals';
import { languages } from './languages.js';
import { platformName, sourceName } from './monitoring-names.js';
import { monitoringPlatforms } from './monitoring-platforms.js';

describe('what is searched', () => {
  it.each(languages)('has a name in every place, none of them its key (%s)', (language) => {
    for (const { key, sources } of monitoringPlatforms) {
      expect(platformName(key, language)).not.toBe(key);
      for (const source of sources) expect(sourceName({ platform: key, source }, language)).not.toBe(source);
    }
  });

  it('is called so that people know it', () => {
    expect(sourceName({ platform: 'company-registers', source: 'ares' }, 'en')).toBe(
      'ARES, the Czech register of companies',
    );
    expect(sourceName({ platform: 'amazon', source: 'amazon' }, 'cs')).toBe('Amazon');
    expect(platformName('registers', 'cs')).toBe('Rejstříky ochranných známek');
  });
});
