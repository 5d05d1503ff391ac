import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { partnerScopes } from '@cotta/reference/partner-scopes.js';

interface Operation {
  readonly security: readonly { readonly oauth?: readonly string[] }[];
  readonly parameters: readonly { readonly name: string; readonly schema: { readonly enum?: string[] } }[];
}
interface Description {
  readonly info: {
    readonly version: string;
    readonly 'x-changelog': readonly {
      readonly version: string;
      readonly changes: readonly {
        readonly adds: readonly string[];
        readonly says: Record<string, string>;
      }[];
    }[];
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const root = resolve(import.meta.dirname, '../..');
const description = JSON.parse(
  readFileSync(resolve(root, 'gateway/partner-client/derived/openapi.json'), 'utf8'),
) as Description;
const log = description.info['x-changelog'];
const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);

describe('the change log of the partner interface', () => {
  it('names each operation there is once, and none that is not', () => {
    const added = log.flatMap(({ changes }) => changes.flatMap(({ adds }) => adds));
    expect(added.toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
    expect(added.length).toBeGreaterThan(15);
  });

  it('has an entry, in every language, for each version that a caller may name, and the newest is the one described', () => {
    const versions = log.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted());
    for (const { operation } of operations) {
      const header = operation.parameters.find(({ name }) => name === 'Cotta-Version');
      expect(header?.schema.enum).toEqual(versions);
    }
    expect(description.info.version).toBe(versions.at(-1));
    for (const { version, changes } of log) {
      expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
      expect(changes.length).toBeGreaterThan(0);
      for (const { says } of changes) expect(Object.keys(says)).toEqual(['en', 'cs', 'sk', 'es']);
    }
  });
});

describe('the partner interface', () => {
  it('opens nothing without one of its scopes, and each scope opens something', () => {
    const scopes = operations.map(({ name, operation }) => ({
      name,
      of: operation.security.flatMap(({ oauth = [] }) => oauth),
    }));
    expect(scopes.filter(({ of }) => of.length === 0)).toEqual([]);
    expect([...new Set(scopes.flatMap(({ of }) => of))].toSorted()).toEqual([...partnerScopes].toSorted());
  });
});
