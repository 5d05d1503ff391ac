import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '../model/words/ids.js';
import { silentLog } from '../runtime/process/log.js';
import { buildSubgraph } from '../edge/subgraph/build.js';
import type { RequestContext } from '../edge/call/context.js';
import type { Role, Viewer } from '../model/words/viewer.js';
import { courier, parcel } from './parcel.js';
import {
  eva,
  insertParcel,
  jan,
  parcelDatabase,
  parcelId,
  viewerOf,
  type ParcelDatabase,
} from './parcel-rows.js';
import { insertRow } from './sample-row.js';
import { sweepProblem, visibilitySweep, type SweepFixture } from './visibility-sweep.js';

let parcels: ParcelDatabase;
let fixture: SweepFixture;
const subgraph = buildSubgraph({
  name: 'parcels',
  resources: [parcel, courier],
  commands: [],
  execute: () => Promise.reject(new Error('nothing to execute')),
});

beforeAll(async () => {
  parcels = await parcelDatabase();
  const filled = {
    weight: 1,
    dueOn: '2026-01-01',
    postage: { amountMinor: 1, currency: 'EUR' },
    address: { street: 'A', kind: 'Home' },
  };
  await insertParcel(parcels.db, 'foreign', { ...filled, userId: jan, boxId: null });
  await insertParcel(parcels.db, 'mine', { ...filled, boxId: parcelId('foreign') });
  const at = new Date();
  await insertRow(parcels.db, courier, {
    id: nameBasedId('courier'),
    version: 1,
    createdAt: at,
    updatedAt: at,
    name: 'Max',
    rank: 'Senior',
  });
  fixture = {
    schema: subgraph.schema,
    contextFor: (role): RequestContext => ({
      viewer: viewerFor(role),
      manager: parcels.db.manager,
      log: silentLog,
      requestId: 'sweep',
    }),
    idsOf: (resource) =>
      resource.name === 'Parcel'
        ? { mine: parcelId('mine'), foreign: parcelId('foreign') }
        : { mine: nameBasedId('courier'), foreign: nameBasedId('courier') },
  };
});
afterAll(() => parcels.close());

function viewerFor(role: Role): Viewer {
  if (role === 'visitor')
    return {
      ...viewerOf(role),
      link: { purpose: 'verification-summary', subjectId: parcelId('mine'), revision: 3 },
    };
  if (role === 'system') return viewerOf(role);
  return viewerOf(role, role === 'customer' || role === 'partner' ? eva : nameBasedId(role));
}

describe('the visibility sweep', () => {
  it('finds every way in closed that the declaration closes, and the others open', async () => {
    const cases = visibilitySweep([parcel, courier]);
    const problems: string[] = [];
    for (const one of cases) {
      const problem = await sweepProblem(one, fixture);
      if (problem !== undefined) problems.push(problem);
    }
    expect(problems).toEqual([]);
    expect(cases.length).toBeGreaterThan(500);
    expect(cases.filter(({ mayKnow }) => mayKnow).length).toBeGreaterThan(100);
  });

  it('would notice a column that got out, and one that is missing', async () => {
    const [shown] = visibilitySweep([parcel]).filter(
      ({ mayKnow, key, role }) => mayKnow && key === 'label' && role === 'customer',
    );
    const [hidden] = visibilitySweep([parcel]).filter(
      ({ mayKnow, key, role }) => !mayKnow && key === 'remark' && role === 'customer',
    );
    if (shown === undefined || hidden === undefined) throw new Error('the fixture lost its cases');
    expect(await sweepProblem({ ...shown, mayKnow: false }, fixture)).toMatch(
      /^LEAK: customer asks for Parcel.label/,
    );
    expect(await sweepProblem({ ...hidden, mayKnow: true }, fixture)).toMatch(
      /^BLIND: customer asks for Parcel.remark/,
    );
  });
});
