import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderAdminPage } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { rowId } from '../../../../testing/stub-records.js';
import { registry } from '../parts/records/generated/registry.js';
import { Component as Show } from './record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Entities with a page of records of their own; an order has one made by hand. */
const tables = Object.entries(registry)
  .filter(([table, { part }]) => part !== true && table !== 'registration_request')
  .map(([table]) => table);

/** What a reader sees without unfolding anything. */
function readText(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const folded of page.querySelectorAll('details, script, style, select, [hidden]')) folded.remove();
  // Blocks stand apart on the screen; their texts must not grow together here.
  for (const block of page.querySelectorAll('*')) block.append(' ');
  return page.textContent ?? '';
}

const MACHINE = {
  'an id': /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/,
  'the end of an id': /…[0-9a-f]{8}\b/,
  JSON: /[{}]|":/,
  'the name of an enumeration’s value': /\b[A-Z]+_[A-Z_]+\b/,
  'the name of a table or a field': /\b[a-z]+_[a-z_]+\b/,
  'a day without its year or with figures only': /\b\d{4}-\d\d-\d\d\b/,
};

describe('the page of every record', () => {
  it('is looked at', () => expect(tables.length).toBeGreaterThan(40));

  it.each(tables)('%s shows people words', async (table) => {
    await renderAdminPage(
      { path: `/${table}/:id/show`, at: `/${table}/${rowId(table, 0)}/show`, Component: Show },
      { role: 'ADMIN' },
    );
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('heading', { name: 'Notes' });
    const text = readText();
    const found = Object.entries(MACHINE).flatMap(([what, words]) => {
      const hit = words.exec(text);
      return hit === null
        ? []
        : [`${what}: ${text.slice(Math.max(0, hit.index - 40), hit.index + hit[0].length + 10)}`];
    });
    expect(found).toEqual([]);
  });
});
