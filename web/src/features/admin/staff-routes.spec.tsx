import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderAdminPage } from '../../../testing/admin-page.js';
import { teachDialogs } from '../../../testing/portal-page.js';
import { ids } from '../../../testing/stub-facts.js';
import { rowId } from '../../../testing/stub-records.js';
import { pages } from '../../app/route-table.js';
import { factsOf } from './parts/records/facts-of.js';
import { isAllowed } from './parts/records/record-facts.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const roles = { L: 'LAWYER', A: 'ADMIN' } as const;
type Who = keyof typeof roles;

interface Line {
  readonly what: string;
  readonly where: string;
  /** As they read on the page. */
  readonly names: readonly string[];
  readonly who: readonly Who[];
}

/** The table of each route in the handbook. */
function tablesOf(text: string): ReadonlyMap<string, readonly Line[]> {
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

const handbook = tablesOf(readFileSync('docs/services/staff.md', 'utf8'));
/** What any page of a record has; an order has a page made by hand. */
const everywhere = handbook.get('') ?? [];
const isGeneric = (route: string): boolean =>
  route.endsWith('/show') && !route.includes('registration_request');
const tables: ReadonlyMap<string, readonly Line[]> = new Map(
  [...handbook]
    .filter(([route]) => route !== '')
    .map(([route, lines]) => [route, isGeneric(route) ? [...lines, ...everywhere] : lines]),
);
const specified = JSON.parse(readFileSync('web/testing/specification-routes.json', 'utf8')) as string[];
const isStaff = (route: string): boolean =>
  /^\/admin|^\/[a-z_]*_[a-z_]+\/|^\/(office_action|user|trademark|task|case|consultation|service)(\/|$)/.test(
    route,
  );

/** Rows whose state lets the page show what the table names; any other page shows the first row of its kind. */
const rows: Readonly<Record<string, string>> = { registration_request: ids.working };

function addressOf(route: string): { readonly path: string; readonly at: string } {
  const [bare = ''] = route.split('?');
  const table = bare.split('/')[1] ?? '';
  const found = pages.filter(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}') === bare);
  const path = found[0]?.path ?? '';
  return { path, at: path.replace(':id', rows[table] ?? rowId(table, 0)) };
}

async function open(route: string, who: Who): Promise<void> {
  const { path, at } = addressOf(route);
  const file = pages.find((page) => page.path === path)?.screen ?? 'no such page';
  const { Component } = (await import(`../${file}.screen.js`)) as { Component: ComponentType };
  await renderAdminPage({ path, at, Component }, { role: roles[who] });
  await screen.findByRole('heading', { level: 1 });
}

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
/** What a person reads on something: its name for who hears it, else its words without the key beside them. */
function nameOf(one: Element): readonly string[] {
  const copy = one.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], input, select, textarea')) hidden.remove();
  // A count stands beside the word it counts.
  const first = [...copy.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const parts = [copy, copy.querySelector('strong'), first].map((part) => part?.textContent);
  const names = [...parts, one.getAttribute('aria-label')].map(plain);
  // A tab says how many there are, a field that it may stay empty.
  return names.flatMap((name) => [name, name.replace(/ (\(\d+\)|optional)$/, '')]);
}
/** A step, and where its line stands in the menu. */
const STEP = /^⋯ (\w+)/;
const NAMED =
  'button, a, h1, h2, h3, h4, label, legend, summary, th, [role=tab], [aria-label], dialog li > strong';
/** Everything on the page that has a name. */
const seen = (): ReadonlySet<string> => new Set([...document.querySelectorAll(NAMED)].flatMap(nameOf));

async function openMenu(): Promise<void> {
  const menu = screen.queryByRole('button', { name: 'More steps' });
  if (menu === null) return;
  await userEvent.click(menu);
  for (const folded of within(await screen.findByRole('dialog')).queryAllByRole('group'))
    if (folded instanceof HTMLDetailsElement) folded.open = true;
}

describe('the handbook of the staff area', () => {
  it('has a table for each route that the specification has for staff, and for no other', () => {
    expect([...tables.keys()].sort()).toEqual(specified.filter(isStaff).sort());
  });

  it('says of each line what to press and who may', () => {
    const wrong = [...tables].flatMap(([route, lines]) =>
      lines
        .filter(({ names, who }) => names.length === 0 || who.length === 0)
        .map(({ what }) => `${route}: ${what}`),
    );
    expect(wrong).toEqual([]);
    expect([...tables.values()].filter((lines) => lines.length === 0)).toEqual([]);
  });

  const visits = [...tables].flatMap(([route, lines]) =>
    (['L', 'A'] as const).map((who) => ({ route, who, lines })),
  );
  it.each(visits)('$route has for $who what its table says', async ({ route, who, lines }) => {
    await open(route, who);
    const mine = lines.filter((line) => line.who.includes(who));
    const missing = (there: ReadonlySet<string>, among: readonly Line[]): readonly string[] =>
      among.flatMap(({ what, names }) =>
        names.filter((name) => !there.has(name)).map((name) => `${what}: ${name}`),
      );
    const apart = mine.filter(({ where }) => !STEP.test(where));
    await waitFor(() => expect(missing(seen(), apart)).toEqual([]), { timeout: 5_000 });
    const drawn = seen();
    await openMenu();
    const shown = new Set([...drawn, ...seen()]);
    expect(missing(shown, mine)).toEqual([]);
    const own = mine.flatMap(({ names }) => names);
    const theirs = lines.filter((line) => !mine.includes(line)).flatMap(({ names }) => names);
    expect(theirs.filter((name) => shown.has(name) && !own.includes(name))).toEqual([]);
  });

  it('names the part of the menu and the roles as the services declare them', async () => {
    const wrong: string[] = [];
    const lines = [...tables].flatMap(([route, of]) =>
      of.filter(({ where }) => STEP.test(where)).map((line) => [route.split('/')[1] ?? '', line] as const),
    );
    for (const [table, { names, where, who }] of lines) {
      const { steps, commands, remove } = await factsOf(table);
      const [, group = ''] = STEP.exec(where) ?? [];
      for (const name of names) {
        const found = [...steps, ...commands, ...(remove === undefined ? [] : [remove])].filter(
          ({ label, group: declared = 'record' }) => label === name && declared === group.toLowerCase(),
        );
        const by = (['L', 'A'] as const).filter((one) =>
          found.some((step) => isAllowed(step, roles[one].toLowerCase())),
        );
        if (by.join() !== who.join()) wrong.push(`${table}: ${where} is for ${by.join(' and ') || 'nobody'}`);
      }
    }
    expect(lines.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});
