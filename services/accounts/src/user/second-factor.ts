import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { no } from '../refusals.js';
import { addressee, secondFactorKinds, type UserEvent } from './user.js';
import { user } from './user.aggregate.js';

/** Its secret is written beside it, in the same transaction, and stands in no event. */
export const addSecondFactor = defineCommand({
  name: 'AddSecondFactor',
  doc: 'Signing in takes a second step from now on; its owner is told.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: {
    factorId: f.id('The new one.'),
    kind: f.enumeration('What it is.', { name: 'SecondFactorKind', values: secondFactorKinds }),
    name: f.text('As its owner calls it.', { max: 60 }),
  },
  decide: (state, { factorId, kind, name }): readonly UserEvent[] | Refusal => {
    if (state.status !== 'Active') return no('NOT_ACTIVE');
    const before = state.secondFactors.length;
    return [
      {
        type: 'SecondFactorAdded',
        data: { factorId, kind, name, count: before + 1, addressee: addressee(state) },
      },
    ];
  },
});

export const removeSecondFactor = defineCommand({
  name: 'RemoveSecondFactor',
  doc: 'Its owner took a second step away; they are told.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: { factorId: f.id('Which.') },
  decide: (state, { factorId }): readonly UserEvent[] | Refusal => {
    const factor = state.secondFactors.find(({ id }) => id === factorId);
    if (factor === undefined) return no('FACTOR_UNKNOWN');
    const { kind, name } = factor;
    return [
      {
        type: 'SecondFactorRemoved',
        data: { factorId, kind, name, count: state.secondFactors.length - 1, addressee: addressee(state) },
      },
    ];
  },
});

export const resetSecondFactors = defineCommand({
  name: 'ResetSecondFactors',
  doc: 'Takes all second steps away from somebody who lost them, after their identity was checked; sessions end, the person is told. Nobody does it for themselves.',
  aggregate: user,
  stream: 'existing',
  allowed: ['admin'],
  stepUp: true,
  input: { reason: f.longText('How the identity was checked, and why.', { min: 10, max: 2000 }) },
  decide: (state, { reason }, { viewer, streamId }): readonly UserEvent[] | Refusal => {
    if (viewer.userId === streamId) return no('OWN_SECOND_FACTOR');
    if (state.secondFactors.length === 0) return no('NO_SECOND_FACTOR');
    return [
      {
        type: 'SecondFactorsReset',
        data: { factorIds: state.secondFactors.map(({ id }) => id), addressee: addressee(state) },
        reason,
      },
    ];
  },
});

export const noteRecoveryCodeUse = defineCommand({
  name: 'NoteRecoveryCodeUse',
  doc: 'A recovery code stood in for the second step; its owner is told.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: { left: f.integer('Codes that are left.', { min: 0 }) },
  decide: (state, { left }): readonly UserEvent[] => [
    { type: 'RecoveryCodeUsed', data: { left, addressee: addressee(state) } },
  ],
});
