import { readFileSync, readdirSync } from 'node:fs';

const ROOT = 'web/src/';
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (name) =>
    !/\.spec\.tsx?$/.test(name) && !name.startsWith('generated/') && !name.startsWith('features/admin/'),
);
const read = (name: string): string => readFileSync(ROOT + name, 'utf8');
const sources = new Map(
  files
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.graphql.ts'))
    .map((name) => [name, read(name)]),
);

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

/** What a source imports, as names below `src/`. */
function importsOf(name: string): readonly string[] {
  const found = [...(sources.get(name) ?? '').matchAll(/(?:from|import\()\s*'(\.[^']+)\.js'/g)].map(
    ([, path]) => new URL(`${path}`, `file:///${folderOf(name)}`).pathname.slice(1),
  );
  return found.flatMap((path) => [`${path}.ts`, `${path}.tsx`]);
}

/** One source that sends one change to the server. */
export interface Sender {
  readonly source: string;
  readonly operation: string;
}

export interface Change {
  readonly operation: string;
  readonly field: string;
  readonly refusable: boolean;
}
const changesOf = (name: string): readonly Change[] =>
  read(name)
    .split(/^(?=(?:query|mutation|fragment) )/m)
    .flatMap((text) => {
      const [, operation, field] = /^mutation (\w+)[^{]*\{\s*(\w+)/.exec(text) ?? [];
      return operation === undefined || field === undefined
        ? []
        : [{ operation, field, refusable: text.includes('Refusal') }];
    });
const changes = new Map(
  files.filter((name) => name.endsWith('.graphql')).map((name) => [`${name}.ts`, changesOf(name)]),
);

/** What each change is called and carried out by, and whether its refusal is an answer; else it is an error. */
export const changesByName: ReadonlyMap<string, Change> = new Map(
  [...changes.values()].flat().map((change) => [change.operation, change]),
);

/** Everything of the customer's side that can change something, found in the sources: a new form is among them the day it is written. */
export const senders: readonly Sender[] = [...sources.keys()].flatMap((source) =>
  importsOf(source)
    .flatMap((name) => changes.get(name) ?? [])
    .filter(({ operation }) =>
      new RegExp(`\\b${operation}(Document|Node)\\b`).test(sources.get(source) ?? ''),
    )
    .map(({ operation }) => ({ source, operation })),
);

/** Every source a screen is made of, itself included. */
export function madeOf(screen: string): ReadonlySet<string> {
  const known = new Set<string>();
  const look = (name: string): void => {
    if (known.has(name) || !sources.has(name)) return;
    known.add(name);
    importsOf(name).forEach(look);
  };
  look(screen);
  return known;
}
