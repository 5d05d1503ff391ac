import type { Resource } from '../../model/resource/define.js';
import { loadRow } from '../../runtime/reading/loader.js';
import { readRows, type SeenRow } from '../../runtime/reading/read.js';
import { commandResolver, type Wiring } from './command-resolver.js';
import type { RequestContext } from '../call/context.js';
import type { CommandSurface, ExposedCommand } from '../call/exposed-command.js';

type Input = Readonly<Record<string, unknown>>;
interface Info {
  readonly path: { readonly key: string | number };
}

/** Amend or add, by the two commands that do it. What is fixed may be repeated, not changed. */
export function saveResolver(
  { command: create, save }: ExposedCommand & { readonly save: NonNullable<ExposedCommand['save']> },
  wiring: Wiring & { readonly resource: Resource },
) {
  const amend = commandResolver({ command: save.update }, wiring);
  return async (
    source: unknown,
    { input: { id, ...input } }: { input: Input },
    context: RequestContext,
    info: Info,
  ): Promise<object> => {
    const row = await find(wiring.resource, { id, input, by: save.by }, context);
    if (row !== undefined)
      return amend(source, { id: row.id, input: withoutFixed(save.update, input, row) }, context, info);
    const add = commandResolver(
      { command: create },
      typeof id === 'string' ? { ...wiring, streamId: id.toLowerCase() } : wiring,
    );
    return add(source, { input }, context, info);
  };
}

async function find(
  resource: Resource,
  wanted: { id: unknown; input: Input; by: readonly string[] },
  context: RequestContext,
): Promise<SeenRow | undefined> {
  const { id, input, by } = wanted;
  if (id !== undefined && id !== null) return (await loadRow(context, resource, id)) ?? undefined;
  const where = Object.fromEntries(by.map((key) => [key, input[key]]));
  const known =
    by.length > 0 &&
    Object.values(where).every((value) => typeof value === 'string' || typeof value === 'number');
  const [row] = known
    ? await readRows(context.manager, resource, context.viewer, {
        where: where as Record<string, string | number>,
        limit: 1,
      })
    : [];
  return row;
}

function withoutFixed(update: CommandSurface, input: Input, row: SeenRow): Input {
  const before: Readonly<Record<string, unknown>> = row;
  return Object.fromEntries(
    Object.entries(input).filter(
      ([key, value]) =>
        Object.hasOwn(update.input, key) || JSON.stringify(value) !== JSON.stringify(before[key]),
    ),
  );
}
