import type { Aggregate } from '@cotta/kit/model/decider/decider.js';
import { evolveUser, nobody, type UserEvent, type UserState } from './user.js';
import { userProjection } from './user.projection.js';

export const user: Aggregate<UserState, UserEvent> = {
  category: 'user',
  initial: nobody,
  evolve: evolveUser,
  projections: [userProjection],
};
