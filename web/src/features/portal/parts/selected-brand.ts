export interface NamedBrand { readonly id: string; readonly name: string }

/** `null` is what stands under no brand; `undefined` is nothing chosen, because there is nothing to choose from. */
export type Selection = string | null | undefined;

interface Stored { readonly brandId: string | null; readonly updated_at: string }

const KEY = 'selectedBrand';

/** Which brand counts: the stored one, else the first by name; what stands under none only while there is such a thing. */
export function selectBrand(stored: Selection, brands: readonly NamedBrand[], hasUnassigned: boolean): Selection {
  if (stored === null) return hasUnassigned ? null : undefined;
  if (stored !== undefined && brands.some(({ id }) => id === stored)) return stored;
  return [...brands].sort((left, right) => left.name.localeCompare(right.name))[0]?.id;
}

/** @returns undefined when nothing was stored, or nothing that can be read */
export function readSelection(storage: Pick<Storage, 'getItem'>): Selection {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Stored>;
    return stored.brandId === null || typeof stored.brandId === 'string' ? stored.brandId : undefined;
  } catch {
    return undefined;
  }
}

/** Choosing nothing takes the stored choice away. */
export function storeSelection(storage: Pick<Storage, 'setItem' | 'removeItem'>, selection: Selection, now: Date): void {
  try {
    if (selection === undefined) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify({ brandId: selection, updated_at: now.toISOString() } satisfies Stored));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
