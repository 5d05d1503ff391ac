import { recordProvider } from '../parts/records/data-provider.js';
import type { RecordRow } from '../parts/records/record-facts.js';

type Presets = Readonly<Record<string, unknown>>;

/** What records named in an address say of a threat: a scan whose and of which brand, a brand whose it is, a known other side its name. */
const lent: Readonly<
  Record<string, { readonly table: string; readonly keys: Readonly<Record<string, string>> }>
> = {
  brandMonitoringTaskId: { table: 'brand_monitoring_task', keys: { userId: 'userId', brandId: 'brandId' } },
  brandId: { table: 'brand', keys: { userId: 'userId' } },
  caseCounterpartyId: { table: 'case_counterparty', keys: { userId: 'userId', primaryName: 'otherSide' } },
};

async function rowOf(table: string, id: string): Promise<RecordRow | undefined> {
  try {
    return (await recordProvider.getOne(table, { id })).data as RecordRow;
  } catch {
    // What cannot be read fills nothing in; the form asks for it.
    return undefined;
  }
}

/** Everything the address says, and what follows from it; what the address says itself wins. */
export async function knownThreat(address: Presets): Promise<Presets> {
  let known: Presets = address;
  for (const [key, { table, keys }] of Object.entries(lent)) {
    const id = known[key];
    const row = typeof id === 'string' && id !== '' ? await rowOf(table, id) : undefined;
    const given = Object.entries(keys).flatMap(([from, to]) =>
      row?.[from] === undefined || row[from] === null ? [] : [[to, row[from]] as const],
    );
    known = { ...Object.fromEntries(given), ...known };
  }
  return known;
}
