import type { Aggregate } from '@cotta/kit/model/decider/decider.js';
import { evolveUser, nobody, type UserEvent, type UserState } from './domain/user.js';
import { userProjection } from './projections/user.projection.js';

export const user: Aggregate<UserState, UserEvent> = {
  category: 'user',
  initial: nobody,
  evolve: evolveUser,
  projections: [userProjection],
};
