import DataLoader from 'dataloader';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';

const loaders = new WeakMap<RequestContext, DataLoader<string, string | null>>();

/** Name of a lawyer as clients read it under a report; null until accounts has told it. */
export function staffNameOf(userId: string, context: RequestContext): Promise<string | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader(async (ids: readonly string[]) => {
      const rows: { user_id: string; display_name: string }[] = await context.manager.query(
        'select user_id, display_name from staff_name where user_id = any($1::uuid[])',
        [ids],
      );
      const names = new Map(rows.map((row) => [row.user_id, row.display_name]));
      return ids.map((id) => names.get(id) ?? null);
    });
    loaders.set(context, loader);
  }
  return loader.load(userId);
}
