import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { audiences } from './audience.js';
import { readGraphFiles } from './graph-files.js';
import { gatewayRoot } from './paths.js';
import { PlanCache } from './plan-cache.js';
import { hashText } from './plan-file.js';

const plan = { kind: 'QueryPlan' } as const;

describe('stored plans', () => {
  it('are used for the graph they were made for, and no other', async () => {
    const file = { supergraph: hashText('sdl'), plans: { key: plan } };
    let misses = 0;
    const miss = (): void => void (misses += 1);
    expect(await new PlanCache('sdl', file, miss).get('key')).toBe(plan);
    expect(await new PlanCache('other sdl', file, miss).get('key')).toBeUndefined();
    expect(misses).toBe(1);
  });

  it('survive that the engine empties its cache at the start', async () => {
    const cache = new PlanCache(
      'sdl',
      { supergraph: hashText('sdl'), plans: { key: plan } },
      () => undefined,
    );
    cache.clear();
    expect(await cache.get('key')).toBe(plan);
  });

  it('stand beside those that were made on the way', async () => {
    const cache = new PlanCache('sdl', undefined, () => undefined);
    await cache.set('new', plan);
    expect(await cache.get('new')).toBe(plan);
  });

  it.each(audiences)('fit the committed graph for %s, one for each stored document', (audience) => {
    const { supergraphSdl, plans } = readGraphFiles(gatewayRoot)[audience];
    expect(plans?.supergraph).toBe(hashText(supergraphSdl));
    const ids = Object.keys(
      JSON.parse(readFileSync(resolve(gatewayRoot, 'documents.json'), 'utf8')) as object,
    );
    const planned = ids.filter((id) => plans?.plans[id] !== undefined);
    expect(planned.length).toBeGreaterThan(audience === 'admin' ? ids.length - 1 : 0);
  });
});
