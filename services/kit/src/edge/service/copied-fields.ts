import type { EntityManager } from 'typeorm';
import type { Resource } from '../../model/resource/define.js';
import { readByIds } from '../../runtime/reading/read.js';
import type { ExecuteRequest } from '../call/exposed-command.js';
import { systemViewer } from '../../model/words/viewer.js';
import { pointers } from './reference-guard.js';

/** What a new row takes over from the rows it points at, over whatever the caller said: a child belongs to whom its parent belongs. */
export async function copiedFields(
  manager: EntityManager,
  resources: readonly Resource[],
  { command, input }: ExecuteRequest,
): Promise<Readonly<Record<string, unknown>>> {
  if (command.stream !== 'new') return {};
  const copied: Record<string, unknown> = {};
  for (const { key, target, id } of pointers(command.input, resources, input)) {
    const kind = command.input[key]?.kind;
    const copiedToChild = kind?.is === 'ref' ? Object.entries(kind.copiedToChild) : [];
    if (copiedToChild.length === 0) continue;
    // The caller has been shown to see the parent; a column hidden from him is lent all the same.
    const [row] = await readByIds(manager, target, { ...systemViewer, role: 'admin' }, [id]);
    const given: Readonly<Record<string, unknown>> = row ?? {};
    for (const [own, theirs] of copiedToChild) copied[own] = given[theirs] ?? null;
  }
  return copied;
}
