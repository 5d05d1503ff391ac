import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { portfolioSchema } from './format.js';

const page = readFileSync(new URL('../../../docs/portable-history.md', import.meta.url), 'utf8');

/** Names of all keys that a schema speaks of, however deep. */
function keysIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(keysIn);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' && typeof value === 'object' && value !== null
      ? [...Object.keys(value), ...keysIn(Object.values(value))]
      : keysIn(value),
  );
}

describe('the schema that is published', () => {
  const schema = portfolioSchema('https://cotta.test');

  it('is of each file, in the dialect it names, and takes no key that it does not know', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://cotta.test/api/schemas/cotta-portfolio-1.json',
      $defs: {
        manifest: { additionalProperties: false },
        marks: { additionalProperties: false },
        timeline: { additionalProperties: false },
      },
    });
  });

  it('says no name that its page does not explain', () => {
    const keys = [...new Set(keysIn(schema))];
    expect(keys.length).toBeGreaterThan(60);
    expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });
});
