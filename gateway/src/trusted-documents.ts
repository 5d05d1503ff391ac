import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { hashText } from './plan-file.js';

/** Documents that were stored in the build; clients send their id. */
export interface TrustedDocuments {
  byId(id: string): string | undefined;
  byName(operation: string): string | undefined;
  has(text: string): boolean;
  readonly size: number;
}

/** Joins several manifests, so that during a roll-out the documents of the version before still count. `{ sha256: text }` each. */
export function trustedDocuments(manifests: readonly Readonly<Record<string, string>>[]): TrustedDocuments {
  const byId = new Map(manifests.flatMap((manifest) => Object.entries(manifest)));
  const byName = new Map<string, string>();
  for (const [id, text] of byId) {
    if (hashText(text) !== id) throw new Error(`the stored document ${id} was changed`);
    const [operation] = parse(text, { noLocation: true }).definitions;
    if (operation?.kind === Kind.OPERATION_DEFINITION && operation.name !== undefined)
      byName.set(operation.name.value, text);
  }
  return {
    byId: (id) => byId.get(id),
    byName: (operation) => byName.get(operation),
    has: (text) => byId.get(hashText(text)) === text,
    size: byId.size,
  };
}

export function readManifest(path: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
}
