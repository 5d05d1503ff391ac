import { buildSchema } from 'graphql';
import { describe, expect, it } from '@jest/globals';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { composeContract } from '../compose/contracts.js';
import type { GraphContext } from '../graph-context.js';
import { PlanCache } from '../plan-cache.js';
import { RequestEnd } from '../request-end.js';
import { openCompiledGraph } from './compiled-graph.js';

const { supergraphSdl, apiSdl } = composeContract(
  [{ name: 'letters', sdl: 'type Query { letter: String }' }],
  'admin',
);

describe('an operation whose plan does not come', () => {
  it('is waited for as long as its request lasts', async () => {
    const graph = openCompiledGraph({
      supergraphSdl,
      apiSchema: buildSchema(apiSdl),
      plans: new PlanCache(supergraphSdl, undefined, () => undefined),
      planner: {
        plan: () => new Promise(() => undefined),
        open: () => undefined,
        stop: () => Promise.resolve(),
      },
      sourceOf: () => {
        throw new Error('nobody is asked');
      },
      log: silentLog,
    });
    const end = new RequestEnd();
    const answer = graph.execute({ query: '{ letter }' }, { end } as GraphContext);
    end.end();
    expect((await answer).errors?.[0]?.extensions?.['code']).toBe('DEADLINE_EXCEEDED');
  });
});
