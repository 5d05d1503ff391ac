import { offsetOf } from '../../parts/pager.js';
import { filterOf } from '../deadline-filter.js';
import { PortalDeadlinesDocument, PortalDeadlinesNode } from '../deadlines.graphql.js';

/** The question of the list: what the address asks for, soonest first; of what is over, latest first. `now`: an instant in ISO 8601. */
export const deadlinesAsked = (query: URLSearchParams, now: string) =>
  [
    PortalDeadlinesDocument,
    PortalDeadlinesNode,
    {
      filter: filterOf(query, now) as never,
      orderBy: [{ field: 'NOMINAL_DATE', direction: query.has('state') ? 'DESC' : 'ASC' }] as never,
      offset: offsetOf(query),
    },
  ] as const;
