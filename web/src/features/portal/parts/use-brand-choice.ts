import { useEffect, useSyncExternalStore } from 'react';
import { BrandChoiceDocument, BrandChoiceNode } from './portal-parts.graphql.js';
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
  const brands = data?.brandList.items ?? [];
  const count =
    data === undefined
      ? 0
      : data.unassignedMarks +
        data.unassignedCases +
        data.unassignedRequests.registrationRequests +
        data.unassignedRequests.serviceRequests;
  const selection = readSelection({ getItem: () => stored });
  const selected = data === undefined ? undefined : selectBrand(selection, brands, count > 0);
  const reset = data !== undefined && selection === null && selected === undefined;
  useEffect(() => {
    if (reset) choose(undefined);
  }, [reset]);
  return {
    brands,
    unassigned: count > 0 ? data?.unassignedBrand.name : undefined,
    unassignedCount: count,
    selected,
    ready: data !== undefined,
    failed: error !== undefined,
    choose,
  };
}
