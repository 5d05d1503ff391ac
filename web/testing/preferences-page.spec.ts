/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const rows = readFileSync('docs/preferences.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Rule'))
  .map((line) => line.slice(2, -2).split(' | '));

describe('the page of preferences', () => {
  it('looks at rules', () => expect(rows.length).toBeGreaterThan(25));

  it.each(rows)('%s', (_rule, where = '', proof = '') => {
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) =>
      path.startsWith('server/') ? `web/${path}` : `web/src/${path}`,
    );
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
    const [, spec = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
    expect(readFileSync(`web/${spec}`, 'utf8')).toContain(title);
  });
});
