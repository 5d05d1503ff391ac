import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../../parts/admin-api.js';
import { OpenThreatsDocument, type OpenThreatsResult } from './open-threats.graphql.js';

export type OpenThreat = OpenThreatsResult['caseList']['items'][number];

/** Somebody who may be the other side of a threat that is there already. */
export interface Sought {
  readonly name: string | null;
  readonly links: readonly string[];
  readonly brandId: string | null;
}

const OPEN = ['CREATED', 'CLIENT_APPROACHED', 'CLIENT_UNRESPONSIVE', 'IN_PROGRESS'] as const;

const folded = (text: string): string => text.trim().toLocaleLowerCase();

function hostOf(link: string): string | undefined {
  try {
    return new URL(link).host.replace(/^www\./, '');
  } catch {
    return undefined;
  }
}

/** By what a threat has the same other side: its name, or a site of its own; undefined where nothing says so. */
export function sameBy(threat: OpenThreat, { name, links }: Sought): 'name' | 'site' | undefined {
  const side = threat.caseCounterparty;
  if (side === null) return undefined;
  const names = [side.primaryName, ...side.aliases].map(folded);
  if (name !== null && names.includes(folded(name))) return 'name';
  const hosts = new Set(side.websites.map(hostOf));
  return links.some((link) => hosts.has(hostOf(link)) && hostOf(link) !== undefined) ? 'site' : undefined;
}

/** The likeliest first: the same other side, then the same brand, then the newest. */
export function likeliestFirst(threats: readonly OpenThreat[], sought: Sought): readonly OpenThreat[] {
  const rank = (threat: OpenThreat): number =>
    (sameBy(threat, sought) === undefined ? 2 : 0) + (threat.brandId === sought.brandId ? 0 : 1);
  return threats.toSorted((one, other) => rank(one) - rank(other));
}

/** Threats of a client that are still worked on. */
export function useOpenThreats(userId: string | null): UseQueryResult<readonly OpenThreat[]> {
  return useQuery({
    queryKey: ['work', 'open-threats', userId],
    queryFn: async () => {
      const filter = { userId: { eq: userId }, status: { in: OPEN } };
      return (await ask(OpenThreatsDocument, { filter })).caseList.items;
    },
    enabled: userId !== null,
  });
}
