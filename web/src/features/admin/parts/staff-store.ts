import { localStorageStore, memoryStore, type Store } from 'ra-core';

const CHOSEN_ROWS = '.selectedIds';

/** What the staff area keeps on the device: filters, columns, order of lists. Chosen rows are not kept: with "Delete" beside them, a choice of another day must not come back. */
export function staffStore(): Store {
  const kept = localStorageStore('1', 'staff');
  const now = memoryStore();
  const of = (key: string): Store => (key.includes(CHOSEN_ROWS) ? now : kept);
  return {
    ...kept,
    setup: () => {
      kept.setup();
      now.setup();
    },
    teardown: () => {
      kept.teardown();
      now.teardown();
    },
    getItem: (key, fallback) => of(key).getItem(key, fallback),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
    removeItems: (prefix) => {
      kept.removeItems(prefix);
      now.removeItems(prefix);
    },
    reset: () => {
      kept.reset();
      now.reset();
    },
    subscribe: (key, hear) => of(key).subscribe(key, hear),
  };
}
