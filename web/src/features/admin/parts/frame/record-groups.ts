import { registry } from '../records/generated/registry.js';

export interface GroupedEntity {
  readonly table: string;
  readonly many: string;
}
export interface EntityGroup {
  readonly name: string;
  readonly entities: readonly GroupedEntity[];
}

/** In the order of a day's work; a service nobody named yet comes last under its own name. */
const ORDER = ['requests', 'trademarks', 'subscriptions', 'cases', 'accounts', 'invoicing', 'workspace'];

/** Every entity with a list, by the work it belongs to. */
export function recordGroups(): readonly EntityGroup[] {
  const listed = Object.entries(registry).filter(
    ([, { listed: isListed, part }]) => isListed && part !== true,
  );
  const services = [...new Set(listed.map(([, { service }]) => service))].sort(
    (left, right) => place(left) - place(right),
  );
  return services.map((name) => ({
    name,
    entities: listed
      .filter(([, { service }]) => service === name)
      .map(([table, { many }]) => ({ table, many }))
      .sort((left, right) => left.many.localeCompare(right.many)),
  }));
}

function place(service: string): number {
  const at = ORDER.indexOf(service);
  return at === -1 ? ORDER.length : at;
}
