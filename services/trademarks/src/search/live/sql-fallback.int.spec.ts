import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { freshDatabase, type FreshDatabase } from '@cotta/kit/testing/postgres.js';
import { schemaOf } from '@cotta/kit/testing/service-fixture.js';
import { trademarksService } from '../../service.js';
import type { SearchRequest } from '../query/search-request.js';
import { searchWithoutIndex } from './sql-fallback.js';

let database: FreshDatabase;
let db: DataSource;

const INSERT =
  'insert into trademark (id, version, name, jurisdiction, type, status, status_group, goods_and_services, classes, number, filing_date, created_at, updated_at)';

const OTHERS =
  "insert into trademark (id, version, name, jurisdiction, type, status, status_group, goods_and_services, classes, number, filing_date, created_at, updated_at) select gen_random_uuid(), 1, md5(n::text), 'EU', 'WORD', 'Trademark registered', 'live', '[]', '{9}', n::text, '2020-01-01', now(), now()";

const MARKS: readonly (readonly [
  name: string,
  jurisdiction: string,
  classes: readonly number[],
  status: string,
  filed: string | null,
])[] = [
  ['ZORVANTA', 'EU', [9], 'Trademark registered', '2020-01-01'],
  ['Zorvamta International Holding Group', 'US', [25], 'Trademark registered', '2021-01-01'],
  ['Crème Brûlée', 'EU', [30], 'Expired', '2015-01-01'],
  ['Балтика', 'EU', [32], 'Trademark registered', '2015-01-01'],
  ['🍕🍔', 'EU', [43], 'Trademark registered', '2015-01-01'],
  ['ZORVANTA SECRET', 'EU', [9], 'Ready for filing', '2022-01-01'],
  ['ZORVANTA UNFILED', 'EU', [9], 'Application filed', null],
];

beforeAll(async () => {
  database = await freshDatabase({ service: 'trademarks', ...schemaOf(trademarksService({ linkKey: '' })) });
  db = await openDatabase({ url: database.url, applicationName: 'sql-fallback' });
  for (const [at, [name, jurisdiction, classes, status, filed]] of MARKS.entries()) {
    const row = [
      nameBasedId('near', String(at)),
      name,
      jurisdiction,
      status,
      classes,
      String(900 + at),
      filed,
    ];
    await db.query(
      `${INSERT} values ($1, 1, $2, $3, 'WORD', $4, 'live', '[]', $5, $6, $7, now(), now())`,
      row,
    );
  }
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function names(query: string, filters: Partial<SearchRequest> = {}): Promise<string[]> {
  const { items } = await searchWithoutIndex(db, {
    query,
    limit: 20,
    offset: 0,
    inOurCare: true,
    ...filters,
  });
  return items.map(({ name }) => name);
}

/** How PostgreSQL would look for it, if it did not think these few marks quicker read than looked up. */
async function planOf(query: string): Promise<string> {
  const plans: string[] = [];
  await db.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    const explained: Pick<DataSource, 'query'> = {
      query: async <T>(sql: string, values?: unknown[]) => {
        const rows = await tx.query<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, values);
        plans.push(...rows.map((row) => row['QUERY PLAN']));
        return [] as T;
      },
    };
    await searchWithoutIndex(explained, { query, limit: 20, offset: 0, inOurCare: true });
  });
  return plans.join('\n');
}

describe('names without the index', () => {
  it.each([
    ['as it is, whatever the case', 'zorvanta', 'ZORVANTA'],
    ['with one letter different', 'ZORFANTA', 'ZORVANTA'],
    ['in a longer one', 'Zorvamta', 'Zorvamta International Holding Group'],
    ['with weak words of the question', 'ZORVANTA GROUP', 'ZORVANTA'],
    ['without its accents', 'creme brulee', 'Crème Brûlée'],
    ['in its own script', 'балтика', 'Балтика'],
    ['of signs only', '🍕🍔', '🍕🍔'],
  ])('are found %s', async (_, query, name) => expect(await names(query)).toContain(name));

  it('are those the office has: no draft and none that is not filed', async () => {
    expect((await names('zorvanta')).filter((name) => /SECRET|UNFILED/.test(name))).toEqual([]);
  });

  it('are for staff alone', async () => expect(await names('zorvanta', { inOurCare: false })).toEqual([]));

  it('keep to the filters', async () => {
    expect(await names('zorvamta', { jurisdictions: ['US'] })).toEqual([
      'Zorvamta International Holding Group',
    ]);
    expect(await names('zorvanta', { classes: [9] })).toEqual(['ZORVANTA']);
    expect(await names('zorvamta', { since: '2020-06-01' })).toEqual([
      'Zorvamta International Holding Group',
    ]);
    expect(await names('creme brulee', { liveOnly: true })).toEqual([]);
  });

  it('are looked up by their letters: no question needs to read every mark', async () => {
    const owner = await openDatabase({ url: database.ownerUrl, applicationName: 'sql-fallback-owner' });
    // What else could be walked through is taken away, and with so few marks anything would be quicker than looking them up.
    const others = await owner.query<{ name: string }[]>(
      "select indexname as name from pg_indexes where tablename = 'trademark' and indexname !~ '^trademark_(pkey|name.*)$'",
    );
    for (const { name } of others) await owner.query(`drop index "${name}"`);
    await owner.query(`${OTHERS} from generate_series(1, 5000) n`);
    await owner.query('vacuum analyze trademark');
    await owner.destroy();
    for (const query of [
      'zorvanta',
      'x',
      'Балтика',
      'the international group of one hundred and twenty letters',
    ]) {
      const plan = await planOf(query);
      expect(plan).toContain('trademark_name_near');
      expect(plan).not.toContain('Seq Scan');
    }
    const plan = await planOf('🍕🍔');
    expect(plan).toContain('One-Time Filter: false');
    expect(plan).not.toContain('Seq Scan');
  });
});
