import { expect, it } from '@jest/globals';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { candidateSettings, clusterOf } from './search-settings.js';

const cluster = (given: Readonly<Record<string, string>>) => clusterOf(readEnv(candidateSettings, given));

it('is none unless it is asked for', () => {
  expect(cluster({})).toBeUndefined();
  expect(cluster({ OPENSEARCH_URL: 'http://search:9200' })).toBeUndefined();
});

it('is where the settings say', () => {
  const given = { SEARCH_CANDIDATES: 'opensearch', OPENSEARCH_URL: 'https://search:9200' };
  expect(cluster(given)).toEqual({ url: 'https://search:9200', prefix: 'cotta' });
  expect(cluster({ ...given, OPENSEARCH_USER: 'cotta', OPENSEARCH_PASSWORD: 'secret' })).toEqual({
    url: 'https://search:9200',
    user: 'cotta',
    password: 'secret',
    prefix: 'cotta',
  });
});

it.each([
  [{ SEARCH_CANDIDATES: 'opensearch' }, /^OPENSEARCH_URL: give the address/],
  [{ SEARCH_CANDIDATES: 'solr' }, /SEARCH_CANDIDATES: /],
  [{ SEARCH_CANDIDATES: 'opensearch', OPENSEARCH_URL: 'search:9200' }, /OPENSEARCH_URL: /],
  [
    { SEARCH_CANDIDATES: 'opensearch', OPENSEARCH_URL: 'http://search:9200', OPENSEARCH_USER: 'cotta' },
    /^OPENSEARCH_USER and OPENSEARCH_PASSWORD: give both/,
  ],
  [
    { SEARCH_CANDIDATES: 'opensearch', OPENSEARCH_URL: 'https://cotta:secret@search:9200' },
    /^OPENSEARCH_URL: give the name and the password as (?!.*secret)/,
  ],
  [
    {
      SEARCH_CANDIDATES: 'opensearch',
      OPENSEARCH_URL: 'http://search:9200',
      OPENSEARCH_USER: 'cotta',
      OPENSEARCH_PASSWORD: 'secret',
    },
    /^OPENSEARCH_URL: a password goes to another machine by https/,
  ],
  [{ OPENSEARCH_PREFIX: 'Ours' }, /OPENSEARCH_PREFIX: small letters/],
])('%j is refused in a sentence', (given, sentence) => {
  expect(() => cluster(given)).toThrow(sentence);
});
