export interface NamedBrand {
  readonly id: string;
  readonly name: string;
}

/** `null` is what stands under no brand; `undefined` is nothing chosen: all brands. */
export type Selection = string | null | undefined;

interface Stored {
  readonly brandId: string | null;
  readonly updated_at: string;
}

const KEY = 'selectedBrand';

/** Which brand counts: the one that was chosen here, while it exists; nothing chosen is all of them, so that nothing is left out that nobody asked to leave out. */
export function selectBrand(
  stored: Selection,
  brands: readonly NamedBrand[],
  hasUnassigned: boolean,
): Selection {
  if (stored === null) return hasUnassigned ? null : undefined;
  return brands.find(({ id }) => id === stored)?.id;
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
export function storeSelection(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  selection: Selection,
  now: Date,
): void {
  try {
    if (selection === undefined) storage.removeItem(KEY);
    else
      storage.setItem(
        KEY,
        JSON.stringify({ brandId: selection, updated_at: now.toISOString() } satisfies Stored),
      );
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
