import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { partnerClient, secretEvents, type partnerClientResource } from './partner-client.record.js';

type State = RecordState<(typeof partnerClientResource)['fields']>;

const MOST_SECRETS = 2;
const isTheirs = (state: State, viewer: Viewer): boolean => state.exists && isOwner(state.fields, viewer);
const secretId = { secretId: f.id('Which.') };
const saying = (state: State, type: string, liveSecretIds: readonly string[]): readonly DomainEvent[] => [
  {
    type,
    // Whose it is stands here too: letters to its owner hear this event alone.
    data: { liveSecretIds, userId: state.fields.userId ?? null },
    ...(state.fields.userId == null ? {} : { subjectId: state.fields.userId }),
  },
];

/** Its hash is written beside it, in the same transaction, and stands in no event. */
export const addPartnerSecret = defineCommand({
  name: 'AddPartnerSecret',
  doc: 'A further secret of a program, so that it can take the place of the one there is.',
  aggregate: partnerClient.aggregate,
  stream: 'existing',
  allowed: ['customer'],
  stepUp: true,
  mayTouch: isTheirs,
  input: secretId,
  decide: (state: State, input): readonly DomainEvent[] | Refusal => {
    const live = state.fields.liveSecretIds ?? [];
    return live.length >= MOST_SECRETS
      ? no('TWO_SECRETS')
      : saying(state, secretEvents.added, [...live, input.secretId]);
  },
});

export const endPartnerSecret = defineCommand({
  name: 'EndPartnerSecret',
  doc: 'A secret opens nothing any more, and no token that was asked for with it.',
  aggregate: partnerClient.aggregate,
  stream: 'existing',
  allowed: ['customer'],
  mayTouch: isTheirs,
  input: secretId,
  decide: (state: State, input): readonly DomainEvent[] | Refusal => {
    const live = state.fields.liveSecretIds ?? [];
    return live.includes(input.secretId)
      ? saying(
          state,
          secretEvents.ended,
          live.filter((id) => id !== input.secretId),
        )
      : no('SECRET_UNKNOWN');
  },
});
