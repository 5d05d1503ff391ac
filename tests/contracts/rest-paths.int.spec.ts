import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { restRoutes } from '@cotta/gateway/testing.js';
import { partnerPath } from '@cotta/reference/partner-scopes.js';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
const specified = (
  JSON.parse(read('tests/contracts/data/rest-paths.json')) as { paths: readonly { path: string }[] }
).paths.map(({ path }) => path);
const built = new Set(restRoutes.map(({ path }) => path));

/** Sessions, the log of browsers and files made on the way go through no stored operation. */
const besideTheTable = [
  '/api/auth/session',
  '/api/auth/csrf',
  '/api/auth/providers',
  '/api/auth/signin',
  '/api/auth/signout',
  '/api/log',
  '/api/dev/email/{name}',
  '/api/dev/export/invoice-entity/xml',
  '/api/dev/export/filing-confirmations/zip',
  '/api/invoice/invoice-by-reference/{ref}/translated',
  '/api/product/{id}/preview-document',
];
const [, notThereYet = ''] = read('docs/services/gateway.md').split('## Not there yet');
const waiting = [...notThereYet.matchAll(/`(\/api\/[^`]+)`/g)].map(([, path = '']) => path);

describe('the paths of the specification', () => {
  it('are in the route table, beside it, or in the list of what is not there yet', () => {
    const published = new Set([...built, ...besideTheTable, ...waiting]);
    expect(specified.length).toBeGreaterThan(190);
    expect(specified.filter((path) => !published.has(path))).toEqual([]);
  });

  it('are not both there and not there yet', () => {
    expect(waiting.filter((path) => built.has(path))).toEqual([]);
  });

  it('are all the facade has, but for the partner interface', () => {
    const own = (path: string) => path.startsWith(`${partnerPath}/`);
    expect([...built, ...waiting].filter((path) => !specified.includes(path) && !own(path))).toEqual([]);
  });
});
