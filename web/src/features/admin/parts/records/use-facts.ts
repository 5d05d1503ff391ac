import { use } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../../kit/session/use-session.js';
import { useSecondLooks } from '../own/use-second-looks.js';
import { factsOf } from './facts-of.js';
import type { Reader, RecordFacts } from './record-facts.js';

const tableOf = (path: string): string => path.split('/')[1] ?? '';

/** The entity the address names first; the nearest boundary waits for its description. */
export function useRecordFacts(): RecordFacts {
  return use(factsOf(tableOf(useLocation().pathname)));
}

/** Fetches the description of the entity that a route names first, before the route's screen is drawn. */
export const prepareRecordFacts = (routePath: string): Promise<RecordFacts> => factsOf(tableOf(routePath));

/** `lawyer` or `admin`, as the services say it. */
export function useRole(): string {
  return (useSession().session?.user.role ?? '').toLowerCase();
}

/** Who looks at the page. */
export function useReader(): Reader {
  const id = useSession().session?.user.id;
  return { role: useRole(), id, secondLooks: useSecondLooks() };
}
