import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { TFunction } from 'i18next';
import { renderAdminPage } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { HEAD_PLACES, MORE_PLACES, OWN_PLACES, placeName } from '../parts/frame/desk-places.js';
import { recordHits } from '../parts/frame/palette-search.js';
import { recordGroups } from '../parts/frame/record-groups.js';
import { registry } from '../parts/records/generated/registry.js';
import { documents as searches } from '../parts/records/generated/search.graphql.js';
import { RecordGrid } from '../parts/records/list/record-grid.js';
import type { DeskState, RecordFacts, RecordRow } from '../parts/records/record-facts.js';
import { statusWord } from '../parts/records/status-word.js';
import { StatusWord } from '../parts/tops/status-words.js';
import { comparisonText } from './parts/comparison-text.js';
import { rowText } from './parts/csv-cells.js';
import { FilterDialog } from './parts/filter-dialog.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const all: readonly RecordFacts[] = await Promise.all(
  Object.values(registry).map(async ({ load }) => (await load()).record),
);
const statusOf = ({ fields }: RecordFacts) => fields.find(({ key }) => key === 'status');
const withStatus = all.filter((facts) => statusOf(facts)?.values !== undefined);
const plain = ((key: string) => key) as unknown as TFunction<'admin-records'>;
const csv = { names: new Map<string, string>(), words: { yes: 'yes', no: 'no', nameless: '' } };

/** A row in each state of each status: what decides is there, or not. */
function rowsOf({ desk }: RecordFacts): readonly { readonly row: RecordRow; readonly state: DeskState }[] {
  return Object.entries(desk?.states ?? {}).flatMap(([status, states]) => {
    const keys = states.flatMap(({ has, lacks, until }) => [has, lacks, until]);
    const nothing = Object.fromEntries(keys.flatMap((key) => (key === undefined ? [] : [[key, null]])));
    return states.map((state, at) => {
      const earlier = states.slice(0, at).flatMap(({ lacks }) => (lacks === undefined ? [] : [[lacks, 'x']]));
      const row = {
        ...nothing,
        ...Object.fromEntries(earlier),
        ...(state.has === undefined ? {} : { [state.has]: 'x' }),
        ...(state.lacks === undefined ? {} : { [state.lacks]: null }),
        ...(state.until === undefined ? {} : { [state.until]: '2999-01-31' }),
        id: `${status}-${at}`,
        status,
      };
      return { row, state };
    });
  });
}

const page = (Component: () => React.ReactNode) => ({ path: '/admin/words', at: '/admin/words', Component });
/** The same word, or the short one that stands for it. */
const means = (said: string, word: string): boolean =>
  said.split(' / ').some((one) => word === one || word.startsWith(`${one},`) || word.startsWith(`${one} `));

describe('a status', () => {
  it('is looked at in every record that has one', () => expect(withStatus.length).toBeGreaterThan(18));

  it.each(withStatus.map((facts) => [facts.table, facts] as const))(
    'of %s has one word in lists, on records, in files, filters and the search',
    async (table, facts) => {
      const rows = rowsOf(facts);
      expect(rows.length).toBeGreaterThanOrEqual(statusOf(facts)?.values?.length ?? 1);
      await renderAdminPage(
        page(() => (
          <>
            <RecordGrid facts={facts} rows={rows.map(({ row }) => row)} columns={['status']} label="List" />
            <ul aria-label="Elsewhere">
              {rows.map(({ row }) => (
                <li key={row.id}>
                  <StatusWord table={table} status={String(row['status'])} row={row} />
                </li>
              ))}
            </ul>
            <FilterDialog facts={facts} onClose={() => undefined} onAdd={() => undefined} />
          </>
        )),
      );
      const words = rows.map(({ state }) => state.word);
      const cells = [...(await screen.findByRole('table')).querySelectorAll('td')];
      expect(cells.map(({ textContent }) => textContent)).toEqual(words);
      const elsewhere = within(screen.getByRole('list', { name: 'Elsewhere' }));
      await elsewhere.findAllByText(words[0] ?? '');
      expect(elsewhere.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(words);
      expect(rows.map(({ row }) => statusWord(facts, row))).toEqual(words);

      const field = statusOf(facts);
      if (field === undefined) throw new Error(`${table} has no status`);
      expect(rows.map(({ row }) => rowText(facts, field, row, csv))).toEqual(words);

      const choices = [...document.querySelectorAll('dialog fieldset label')].map((one) => one.textContent);
      expect(choices).toEqual([...new Set((field.values ?? []).map(([, word]) => word))]);
      for (const { row, state } of rows) {
        const said = comparisonText(field, { in: [row['status']] }, plain).replace(/^= /, '');
        expect(choices).toContain(said);
        expect([said, means(said, state.word)]).toEqual([said, true]);
      }
    },
  );

  it('is called in the search as on its record', async () => {
    const row = { id: '1', markName: 'Lumora', status: 'DOCKETED', confirmedDueDate: null };
    await renderAdminPage(
      page(() => null),
      {
        answers: {
          AdminSearchTrademarks: () => ({
            office_action: { items: [{ ...row, examinationFinished: null }] },
          }),
        },
      },
    );
    const hits = await recordHits('Lumora');
    expect(hits.find(({ table }) => table === 'office_action')?.telling).toContain('Date to confirm');
  });
});

describe('an account in the search', () => {
  it.each([
    ['CUSTOMER', 'Client'],
    ['LAWYER', 'Colleague'],
    ['ADMIN', 'Colleague'],
  ])('of the role %s is a %s', async (role, kind) => {
    const row = { id: '1', displayName: 'Lena Demo', email: 'lena@firm.test', status: 'ACTIVE', role };
    await renderAdminPage(
      page(() => null),
      {
        answers: Object.fromEntries(
          Object.keys(searches).map((name) => [name, () => ({ user: { items: [row] } })]),
        ),
      },
    );
    expect((await recordHits('Lena')).map(({ title, kind: said }) => [title, said])).toContainEqual([
      'Lena Demo',
      kind,
    ]);
  });
});

describe('a kind of record', () => {
  it('has one name in the head, the menus, “All records”, lists and what belongs to others', () => {
    const places = [...HEAD_PLACES, ...MORE_PLACES, ...OWN_PLACES].filter(({ name }) => name === undefined);
    expect(places.length).toBeGreaterThan(15);
    for (const place of places)
      expect(placeName(place, String)).toBe(all.find(({ table }) => `/${table}` === place.to)?.many);
    for (const { table, many, one } of all) {
      expect([table, registry[table]?.many, registry[table]?.one]).toEqual([table, many, one]);
    }
    for (const { table, many } of recordGroups().flatMap(({ entities }) => entities))
      expect([table, many]).toEqual([table, registry[table]?.many]);
  });

  it('is not called like another one', () => {
    const names = Object.entries(registry).flatMap(([, { many, listed, part }]) =>
      listed && part !== true ? [many] : [],
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('is named in words of the office', () => {
    const names = Object.values(registry).flatMap(({ one, many, part }) =>
      part === true ? [] : [one, many],
    );
    expect(names.filter((name) => /entity|aggregate|audit|user\b|users\b|request class/i.test(name))).toEqual(
      [],
    );
  });
});
