import { useQuery } from '@tanstack/react-query';
import { documents } from '../records/generated/unassigned.graphql.js';
import { askAll } from './ask-all.js';

const EVERY_MINUTE = 60_000;

/** Table → how many nobody is in charge of. */
export function useUnassigned(): Readonly<Record<string, number>> {
  const { data } = useQuery({
    queryKey: ['unassigned'],
    refetchInterval: EVERY_MINUTE,
    queryFn: () => askAll<number>(documents, {}),
  });
  return data ?? {};
}
