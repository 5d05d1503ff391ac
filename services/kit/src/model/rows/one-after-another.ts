import type { InlineProjection } from './inline-projection.js';

/** Projections that take each event in turn, in this order, when rows are rebuilt too: for one that reads what another has just written. */
export function oneAfterAnother(name: string, projections: readonly InlineProjection[]): InlineProjection {
  return {
    name,
    tables: projections.flatMap(({ tables }) => tables),
    foundBy: Object.fromEntries(projections.flatMap(({ foundBy = {} }) => Object.entries(foundBy))),
    project: async (tx, event) => {
      for (const { project } of projections) await project(tx, event);
    },
  };
}
