/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readWebEnv } from './env.js';
import { originsOf, thirdPartiesOf } from './third-parties.js';

const script = 'https://count.example/tag.js?id=G-1';

describe('programs of others', () => {
  it('are off without their address and their key', () => {
    expect(thirdPartiesOf(readWebEnv({}))).toBeUndefined();
    expect(thirdPartiesOf(readWebEnv({ WEB_ANALYTICS_KEY: 'G-1' }))).toBeUndefined();
    expect(thirdPartiesOf(readWebEnv({ WEB_ANALYTICS_SCRIPT_URL: script }))).toBeUndefined();
  });

  it('come from the origins that are configured, and from no other', () => {
    const env = readWebEnv({
      WEB_ANALYTICS_SCRIPT_URL: script,
      WEB_ANALYTICS_KEY: 'G-1',
      REVIEWS_SCRIPT_URL: 'https://reviews.example/widget.js',
      THIRD_PARTY_ORIGINS: 'https://collect.example',
    });
    const parties = thirdPartiesOf(env);
    expect(parties).toEqual({ webAnalytics: { script, key: 'G-1' } });
    expect(originsOf(parties, env.THIRD_PARTY_ORIGINS)).toEqual([
      'https://count.example',
      'https://collect.example',
    ]);
    expect(originsOf(undefined, env.THIRD_PARTY_ORIGINS)).toEqual([]);
  });

  it.each(['http://count.example/tag.js', 'count.example', 'https://*.example/x', 'javascript:1'])(
    'do not come from %j',
    (TAG_MANAGER_SCRIPT_URL) => {
      expect(() => readWebEnv({ TAG_MANAGER_SCRIPT_URL })).toThrow('TAG_MANAGER_SCRIPT_URL');
    },
  );
});
