/** REST bodies keep the specification's `assigned_admin_id`; GraphQL says `assignedAdminId`. */
export function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function toCamel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Renames every key of plain JSON; `__typename` is the graph's own business and stays out. */
export function renameKeys(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '__typename');
  return Object.fromEntries(entries.map(([key, inner]) => [rename(key), renameKeys(inner, rename)]));
}
