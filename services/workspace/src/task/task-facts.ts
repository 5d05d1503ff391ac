import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { factsOf, type Work } from '../work/works.js';

export const taskFactsTypeDefs = /* GraphQL */ `
  extend type Task {
    "No fact tells that it is done: whoever did it says so."
    doneByHand: Boolean! @tag(name: "admin")
    "What such work usually takes."
    minutes: Int! @tag(name: "admin")
  }
`;

interface Row {
  readonly work: Work;
}

/** What is known of a task by its work alone. */
export const taskFactsResolvers: Resolvers = {
  Task: {
    doneByHand: ({ work }: Row) => factsOf(work).byHand === true,
    minutes: ({ work }: Row) => factsOf(work).minutes,
  },
};
