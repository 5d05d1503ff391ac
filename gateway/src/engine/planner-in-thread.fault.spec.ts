import { afterEach, describe, expect, it } from '@jest/globals';
import { composeContract } from '../compose/contracts.js';
import { plannerInThread } from './planner-in-thread.js';
import { plannerHere, type Planner } from './planner.js';

/** As it is built: a thread runs what a program runs. */
const PROGRAM = new URL('../../dist/engine/planner-thread.js', import.meta.url);
const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])';
const { supergraphSdl } = composeContract(
  [
    {
      name: 'letters',
      sdl: `${link} type Query { letter: Letter } type Letter @key(fields: "id") { id: ID! }`,
    },
    { name: 'papers', sdl: `${link} type Letter @key(fields: "id") { id: ID! paper: String }` },
  ],
  'admin',
);
const QUESTION = 'query One { letter { id paper } }';
let planner: Planner;

afterEach(() => planner.stop());

describe('a planner in a thread', () => {
  it('plans what a planner here plans, for however many ask at once', async () => {
    planner = plannerInThread(PROGRAM, supergraphSdl);
    const expected: unknown = JSON.parse(
      JSON.stringify(await plannerHere(supergraphSdl).plan(QUESTION, 'One')),
    );
    expect(JSON.stringify(expected)).toContain('papers');
    const plans = await Promise.all([1, 2, 3].map(() => planner.plan(QUESTION, 'One')));
    expect(plans).toEqual([expected, expected, expected]);
  });

  it('says what it could not plan, and plans on', async () => {
    planner = plannerInThread(PROGRAM, supergraphSdl);
    await expect(planner.plan('query One { nothing }', 'One')).rejects.toThrow('nothing');
    await expect(planner.plan(QUESTION, 'One')).resolves.toMatchObject({ kind: 'QueryPlan' });
  });

  it('is followed by another where it ends, and whoever waited hears of it', async () => {
    planner = plannerInThread(PROGRAM, 'no supergraph');
    await expect(planner.plan(QUESTION, 'One')).rejects.toThrow();
    await expect(planner.plan(QUESTION, 'One')).rejects.toThrow();
  });

  it('is ended where it says nothing for too long, and whoever waited hears of it', async () => {
    planner = plannerInThread(new URL('data:text/javascript,for(;;);'), supergraphSdl, 200);
    const asked = [1, 2].map(() => planner.plan(QUESTION, 'One'));
    for (const one of asked) await expect(one).rejects.toThrow('took too long');
    await expect(planner.plan(QUESTION, 'One')).rejects.toThrow('took too long');
  });

  it('does not begin once it was stopped', async () => {
    planner = plannerInThread(new URL('file:///nowhere/there-is-no-such-thread.js'), supergraphSdl);
    await planner.stop();
    planner.open();
    await expect(planner.plan(QUESTION, 'One')).rejects.toThrow('no-such-thread');
  });
});
