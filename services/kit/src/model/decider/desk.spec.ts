import { describe, expect, it } from '@jest/globals';
import { f } from '../field/field.js';
import { everyRow, defineResource } from '../resource/define.js';
import { checkDesk, deskOf } from './desk.js';

const kettle = defineResource({
  name: 'Kettle',
  table: 'kettle',
  tier: 'aggregate',
  doc: 'A kettle.',
  readableBy: ['admin'],
  rows: { admin: everyRow },
  defaultOrder: [{ field: 'createdAt', direction: 'ASC' }],
  fields: {
    status: f.enumeration('How far it is.', { name: 'KettleStatus', values: ['Cold', 'Boiling'] as const }),
    lid: f.boolean('Whether it is shut.', { optional: true }),
  },
});
const cold = { word: 'To heat', waitsFor: 'us', next: ['heatKettle'] } as const;
const boiling = { word: 'Ready', waitsFor: 'client' } as const;
const heat = { group: 'record', label: 'Heat', sentence: 'It boils after a while.' } as const;

describe('the desk of a record', () => {
  it('knows every status, a single variant or several', () => {
    const desk = deskOf(kettle, {
      states: { Cold: [{ ...cold, has: 'lid' }, cold], Boiling: boiling },
      steps: { heatKettle: heat },
    });
    expect(desk.states['Cold']).toHaveLength(2);
    expect(desk.states['Boiling']).toEqual([boiling]);
  });

  it('is refused where a status is left out or unknown, by compiler and program', () => {
    // @ts-expect-error Boiling is left out.
    expect(() => deskOf(kettle, { states: { Cold: cold }, steps: {} })).toThrow('Boiling');
    expect(() =>
      // @ts-expect-error nobody knows Frozen.
      deskOf(kettle, { states: { Cold: cold, Boiling: boiling, Frozen: cold }, steps: {} }),
    ).toThrow('Frozen');
    expect(() =>
      deskOf(kettle, {
        states: { Cold: cold, Boiling: boiling },
        // @ts-expect-error nobody knows Frozen.
        steps: { heatKettle: { ...heat, from: ['Frozen'] } },
      }),
    ).toThrow('Frozen');
  });

  it('is refused where no variant holds always', () =>
    expect(() =>
      deskOf(kettle, { states: { Cold: { ...cold, has: 'lid' }, Boiling: boiling }, steps: {} }),
    ).toThrow('last of its variants'));

  it.each([
    ['a step', { steps: { coolKettle: heat } }, 'coolKettle'],
    [
      'a next step',
      { states: { Cold: { ...cold, next: ['coolKettle'] }, Boiling: boiling }, steps: {} },
      'coolKettle',
    ],
    [
      'what is urgent',
      {
        states: { Cold: cold, Boiling: boiling },
        urgent: [{ has: 'lid', next: ['coolKettle'] }],
        steps: {},
      },
      'coolKettle',
    ],
    [
      'a field of a link',
      {
        states: { Cold: { ...cold, next: [{ page: '/stove/{stoveId}', label: 'Stove' }] }, Boiling: boiling },
        steps: {},
      },
      'stoveId',
    ],
  ] as const)('is refused where it names %s that is not there', (_, rules, name) => {
    const desk = deskOf(kettle, { states: { Cold: cold, Boiling: boiling }, ...rules });
    expect(() =>
      checkDesk(desk, { mutations: new Set(['heatKettle']), fields: new Set(['status', 'lid']) }),
    ).toThrow(name);
  });
});
