import { useQuery } from '@tanstack/react-query';
import { ask } from '../admin-api.js';
import { CorrectionsToRepairDocument } from './create-offer.graphql.js';
import type { RecordFacts } from './record-facts.js';

/** What stands in a new record's form at the beginning, by field. */
type Presets = Readonly<Record<string, string>>;

/** What new ones can be made of now, by table. Not named: one can always be made. */
const sources: Readonly<Record<string, () => Promise<readonly Presets[]>>> = {
  rule_repair: async () =>
    (await ask(CorrectionsToRepairDocument, {})).correctionsToRepair.map(({ correction }) => ({
      correction,
    })),
};

/** Whether one can be made now, and of what. */
export interface CreateOffer {
  /** `asking` until that is known. */
  readonly state: 'open' | 'none' | 'asking' | 'failed';
  readonly presets: Presets;
  readonly error: Error | null;
  readonly again: () => void;
}

/** Whether a new record of this entity can be made now, beside whether the reader may: a repair needs a correction that is not repaired. */
export function useCreateOffer({ table }: RecordFacts): CreateOffer {
  const source = sources[table];
  const { data, error, refetch } = useQuery({
    queryKey: ['create-offer', table],
    queryFn: source ?? (() => Promise.resolve([])),
    enabled: source !== undefined,
  });
  const again = (): void => void refetch();
  const presets = data?.[0] ?? {};
  if (source === undefined) return { state: 'open', presets, error: null, again };
  if (data === undefined) return { state: error === null ? 'asking' : 'failed', presets, error, again };
  return { state: data.length === 0 ? 'none' : 'open', presets, error: null, again };
}
