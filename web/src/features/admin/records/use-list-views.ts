import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../../data/refusal.js';
import { ask, askAhead, submit } from '../parts/admin-api.js';
import { inputOf, type ListLook, type SavedView } from './list-view.js';
import {
  ListViewChangeDocument,
  ListViewRemoveDocument,
  ListViewSaveDocument,
  ListViewsDocument,
} from './record-list.graphql.js';

export interface NamedView {
  readonly name: string;
  readonly shared: boolean;
  readonly opensFirst: boolean;
}

/** Own and shared views of a list. A list opens without them when they cannot be read. */
export function useListViews(list: string) {
  return useQuery({
    queryKey: ['list-views', list],
    queryFn: () => ask(ListViewsDocument, { list }),
    staleTime: 60_000,
    retry: false,
  });
}

/** Asks for them before the list stands. */
export const askListViews = (list: string): void => askAhead(ListViewsDocument, { list });

interface ViewWrites {
  /** Answers the id of the new view. @throws Error with the service's words when it is refused */
  readonly save: (named: NamedView, look: ListLook) => Promise<string>;
  readonly change: (view: SavedView, look: ListLook) => Promise<void>;
  readonly remove: (view: SavedView) => Promise<void>;
}

/** @throws Error with the words of the refusal */
function accepted<A extends object>(answer: A): Exclude<A, { __typename?: 'Refusal' }> {
  if (isRefusal(answer)) throw new Error(answer.message);
  return answer as Exclude<A, { __typename?: 'Refusal' }>;
}

/** Saving, changing and forgetting views of a list; of those that opened it first one stays. */
export function useViewWrites(list: string, views: readonly SavedView[], me: string): ViewWrites {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: ['list-views', list] });
  return {
    save: async (named, look) => {
      const input = { list, ...named, ...inputOf(look), columns: [...look.columns] };
      const { createSavedView } = await submit(ListViewSaveDocument, { input }, crypto.randomUUID());
      const { id } = accepted(createSavedView) as { id: string };
      const before = named.opensFirst
        ? views.filter(({ opensFirst, userId }) => opensFirst && userId === me)
        : [];
      for (const view of before)
        await submit(
          ListViewChangeDocument,
          { id: view.id, input: { opensFirst: false }, expectedVersion: view.version },
          crypto.randomUUID(),
        );
      await again();
      return id;
    },
    change: async (view, look) => {
      const { updateSavedView } = await submit(
        ListViewChangeDocument,
        {
          id: view.id,
          input: { ...inputOf(look), columns: [...look.columns] },
          expectedVersion: view.version,
        },
        crypto.randomUUID(),
      );
      accepted(updateSavedView);
      await again();
    },
    remove: async ({ id }) => {
      const { deleteSavedView } = await submit(ListViewRemoveDocument, { id }, crypto.randomUUID());
      accepted(deleteSavedView);
      await again();
    },
  };
}
