import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderAdminPage } from '../../../testing/admin-page.js';
import { teachDialogs } from '../../../testing/portal-page.js';
import { ids } from '../../../testing/stub-facts.js';
import { namesOnPage } from '../../../testing/names-on-page.js';
import {
  missing,
  offeredWithoutRight,
  roles,
  staffHandbook,
  type Who,
} from '../../../testing/staff-handbook.js';
import { rowId } from '../../../testing/stub-records.js';
import { pages } from '../../app/route-table.js';
import { factsOf } from './parts/records/facts-of.js';
import { isAllowed } from './parts/records/record-facts.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const tables = staffHandbook();
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

/** A step, and where its line stands in the menu. */
const STEP = /^⋯ (\w+)/;
const seen = (): ReadonlySet<string> => new Set(namesOnPage());

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
    const apart = mine.filter(({ where }) => !STEP.test(where));
    await waitFor(() => expect(missing(seen(), apart)).toEqual([]), { timeout: 5_000 });
    const drawn = seen();
    await openMenu();
    const shown = new Set([...drawn, ...seen()]);
    expect(missing(shown, mine)).toEqual([]);
    expect(offeredWithoutRight(shown, { lines, who })).toEqual([]);
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
