import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../kit/session/use-session.js';
import { ask } from '../admin-api.js';
import { OwnProfileDocument } from './own-profile.graphql.js';

/** Whether whoever is signed in gives second looks; undefined until it is known. */
export function useSecondLooks(): boolean | undefined {
  const me = useSession().session?.user.id ?? '';
  const { data } = useQuery({
    queryKey: ['own-profile', me],
    queryFn: () => ask(OwnProfileDocument, { me }),
    staleTime: Infinity,
    enabled: me !== '',
  });
  return data && data.staffProfileList.items[0]?.givesSecondLooks !== false;
}
