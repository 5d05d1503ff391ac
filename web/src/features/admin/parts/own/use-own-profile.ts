import { useQuery } from '@tanstack/react-query';
import type { ArrangeOwnWorkInput } from '../../../../generated/schema.js';
import { ask } from '../admin-api.js';
import { useSubmit, type Submitted } from '../use-submit.js';
import { ArrangeOwnDocument, OwnProfileDocument, type OwnProfileResult } from './own-profile.graphql.js';

export type OwnProfile = OwnProfileResult['staffProfileList']['items'][number];

interface Own {
  /** Undefined until it is known, and for an account that nobody gave one. */
  readonly profile: OwnProfile | undefined;
  readonly busy: boolean;
  readonly arrange: (input: ArrangeOwnWorkInput, done?: string) => Promise<Submitted>;
}

/** What whoever is signed in said of himself, and how it is said anew. @param me id of whoever is signed in */
export function useOwnProfile(me: string): Own {
  const { data } = useQuery({
    queryKey: ['own-profile', me],
    queryFn: () => ask(OwnProfileDocument, { me }),
    staleTime: Infinity,
  });
  const { busy, run } = useSubmit(['own-profile']);
  const profile = data?.staffProfileList.items[0];
  return {
    profile,
    busy,
    arrange: (input, done) =>
      profile === undefined
        ? Promise.resolve('failed')
        : run(ArrangeOwnDocument, { id: profile.id, input }, done),
  };
}
