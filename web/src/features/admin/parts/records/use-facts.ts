import { use } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../../kit/session/use-session.js';
import { factsOf } from './facts-of.js';
import type { RecordFacts } from './record-facts.js';

/** The entity the address names first; the nearest boundary waits for its description. */
export function useRecordFacts(): RecordFacts {
  return use(factsOf(useLocation().pathname.split('/')[1] ?? ''));
}

/** `lawyer` or `admin`, as the services say it. */
export function useRole(): string {
  return (useSession().session?.user.role ?? '').toLowerCase();
}
