import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import { rootFields } from './root-fields.js';

/** Root fields that show one row of what a client would not tell everybody, with the entity and the service whose it is; `…List` shows several. */
const SENSITIVE: ReadonlyMap<string, { readonly entity: string; readonly source: string }> = new Map([
  ['user', { entity: 'user', source: 'accounts' }],
  ['userProfile', { entity: 'user_profile', source: 'accounts' }],
  ['party', { entity: 'entity', source: 'accounts' }],
  ['address', { entity: 'address', source: 'accounts' }],
  ['userAuthLog', { entity: 'user_auth_log', source: 'accounts' }],
  ['document', { entity: 'document', source: 'workspace' }],
  ['invoice', { entity: 'invoice', source: 'invoicing' }],
  ['creditNote', { entity: 'credit_note', source: 'invoicing' }],
  ['userPaymentMethod', { entity: 'user_payment_method', source: 'invoicing' }],
]);

/** A root field of an operation under the key it has in the answer. */
export interface SensitiveField {
  readonly key: string;
  readonly entity: string;
  readonly source: string;
}

export interface StaffRead {
  readonly entity: string;
  readonly source: string;
  readonly entityId: string;
  /** Whose row it is, where the answer says so. */
  readonly userId: string | null;
}

/** Hands what was read to the log of the door. */
export type NoteReads = (
  by: { readonly actorId: string; readonly actorKind: string; readonly operation: string },
  reads: readonly StaffRead[],
) => Promise<void>;

export function sensitiveFields(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly SensitiveField[] {
  if (operation.operation !== 'query') return [];
  return rootFields(document, operation).flatMap((node) => {
    const found = SENSITIVE.get(node.name.value.replace(/List$/, ''));
    return found === undefined ? [] : [{ key: node.alias?.value ?? node.name.value, ...found }];
  });
}

interface Row {
  readonly id?: unknown;
  readonly userId?: unknown;
  /** Of a list. */
  readonly items?: unknown;
}

function rowsIn(shown: Row | null | undefined): readonly Row[] {
  if (shown === null || shown === undefined) return [];
  return Array.isArray(shown.items)
    ? (shown.items as readonly (Row | null)[]).filter((row) => row !== null)
    : [shown];
}

/** Notes what a member of the staff was shown, before it is shown. When the log cannot be reached, the line in the gateway's own log stands for the entry. */
export async function noteStaffReads(
  about: {
    readonly viewer: Viewer;
    readonly operation: string;
    readonly fields: readonly SensitiveField[];
    readonly data: unknown;
  },
  { note, log }: { readonly note: NoteReads; readonly log: Log },
): Promise<void> {
  const { viewer, operation, fields, data } = about;
  if (
    fields.length === 0 ||
    viewer.userId === undefined ||
    (viewer.role !== 'lawyer' && viewer.role !== 'admin')
  )
    return;
  const shown = (data ?? {}) as Readonly<Record<string, Row | null>>;
  const reads = fields.flatMap(({ key, entity, source }) =>
    rowsIn(shown[key]).flatMap((row): StaffRead[] => {
      if (typeof row.id !== 'string' || row.id === viewer.userId) return [];
      return [
        { entity, source, entityId: row.id, userId: typeof row.userId === 'string' ? row.userId : null },
      ];
    }),
  );
  if (reads.length === 0) return;
  await note({ actorId: viewer.userId, actorKind: viewer.role, operation }, reads).catch((error: unknown) =>
    log.error(
      { err: error, actorId: viewer.userId, operation, reads },
      'what staff read could not be noted elsewhere',
    ),
  );
}
