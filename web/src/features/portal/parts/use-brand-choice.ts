import { useEffect, useSyncExternalStore } from 'react';
import { BrandChoiceDocument, BrandChoiceNode, type BrandChoiceResult } from './portal-parts.graphql.js';
import {
  readSelection,
  selectBrand,
  storeSelection,
  type NamedBrand,
  type Selection,
} from './selected-brand.js';
import { usePortalQuery } from './use-portal-query.js';

const FRESH_MS = 300_000;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function choose(selection: Selection): void {
  storeSelection(localStorage, selection, new Date());
  for (const listener of listeners) listener();
}

export interface BrandChoice {
  readonly brands: readonly NamedBrand[];
  /** Name of the place for what stands under no brand; undefined when nothing does. */
  readonly unassigned: string | undefined;
  readonly unassignedCount: number;
  readonly selected: Selection;
  readonly ready: boolean;
  readonly failed: boolean;
  readonly choose: (selection: Selection) => void;
}

/** What of the answer counts for a choice. `data`: undefined while it has not come. `stored`: what was chosen in this browser. */
export function choiceOf(
  data: BrandChoiceResult | undefined,
  stored: Selection,
): Pick<BrandChoice, 'brands' | 'unassigned' | 'unassignedCount' | 'selected' | 'ready'> {
  const brands = data?.brandList.items ?? [];
  const count =
    data === undefined
      ? 0
      : data.unassignedMarks +
        data.unassignedCases +
        data.unassignedRequests.registrationRequests +
        data.unassignedRequests.serviceRequests;
  return {
    brands,
    unassigned: count > 0 ? data?.unassignedBrand.name : undefined,
    unassignedCount: count,
    selected: data === undefined ? undefined : selectBrand(stored, brands, count > 0),
    ready: data !== undefined,
  };
}

/** The customer's brands and the one the portal is looking at now. */
export function useBrandChoice(): BrandChoice {
  const { data, error } = usePortalQuery(
    BrandChoiceDocument,
    BrandChoiceNode,
    {},
    { pollInterval: FRESH_MS },
  );
  const stored = useSyncExternalStore(
    listen,
    () => localStorage.getItem('selectedBrand'),
    () => null,
  );
  const selection = readSelection({ getItem: () => stored });
  const choice = choiceOf(data, selection);
  const reset = data !== undefined && selection === null && choice.selected === undefined;
  useEffect(() => {
    if (reset) choose(undefined);
  }, [reset]);
  return { ...choice, failed: error !== undefined, choose };
}
