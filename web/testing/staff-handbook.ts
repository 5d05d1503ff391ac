// The handbook of the staff area as tests read it: a table of each address, a line of each thing that is done there.
import { readFileSync } from 'node:fs';

export const roles = { L: 'LAWYER', A: 'ADMIN' } as const;
export type Who = keyof typeof roles;

export interface HandbookLine {
  readonly what: string;
  readonly where: string;
  /** As they read on the page. */
  readonly names: readonly string[];
  readonly who: readonly Who[];
}

/** The table of each route; that of every record has no route. */
function tablesOf(text: string): ReadonlyMap<string, readonly HandbookLine[]> {
  const routes = text.split(/^### /m).slice(1);
  return new Map(
    routes.map((part) => {
      const [, route = ''] = /^`([^`]+)`/.exec(part) ?? [];
      const rows = part.split('\n').filter((line) => /^\|(?! *-| What)/.test(line));
      return [
        route,
        rows.map((row) => {
          const [, what = '', where = '', who = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
          const names = [...where.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name ?? '');
          return { what, where, names, who: who.split(' ').filter((one): one is Who => one in roles) };
        }),
      ];
    }),
  );
}

/** An order has a page made by hand. */
const isGeneric = (route: string): boolean =>
  route.endsWith('/show') && !route.includes('registration_request');

/** Each route of the handbook with its lines, those of every record among them. */
export function staffHandbook(): ReadonlyMap<string, readonly HandbookLine[]> {
  const handbook = tablesOf(readFileSync('docs/services/staff.md', 'utf8'));
  const everywhere = handbook.get('') ?? [];
  return new Map(
    [...handbook]
      .filter(([route]) => route !== '')
      .map(([route, lines]) => [route, isGeneric(route) ? [...lines, ...everywhere] : lines]),
  );
}

/** What a name of the handbook reads as: `{sum}` stands for whatever a record has there. */
const readsAs = (name: string): RegExp =>
  new RegExp(
    `^${name
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );
const isThere = (there: ReadonlySet<string>, name: string): boolean =>
  there.has(name) || (name.includes('{') && [...there].some((one) => readsAs(name).test(one)));

/** @returns what stands in lines and not on the page, as “what: name” */
export const missing = (there: ReadonlySet<string>, among: readonly HandbookLine[]): readonly string[] =>
  among.flatMap(({ what, names }) =>
    names.filter((name) => !isThere(there, name)).map((name) => `${what}: ${name}`),
  );

/** @returns names on the page which only the other role has */
export function offeredWithoutRight(
  there: ReadonlySet<string>,
  { lines, who }: { readonly lines: readonly HandbookLine[]; readonly who: Who },
): readonly string[] {
  const isMine = (line: HandbookLine): boolean => line.who.includes(who);
  const own = lines.filter(isMine).flatMap(({ names }) => names);
  const theirs = lines.filter((line) => !isMine(line)).flatMap(({ names }) => names);
  return theirs.filter((name) => isThere(there, name) && !own.includes(name));
}
