/** The services whose graphs are joined; a new service is one more name here and in infra/local/processes.mjs. */
export const serviceNames = [
  'accounts',
  'requests',
  'trademarks',
  'subscriptions',
  'cases',
  'invoicing',
  'workspace',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Something for each service. */
export function byService<T>(make: (name: ServiceName) => T): Readonly<Record<ServiceName, T>> {
  return Object.fromEntries(serviceNames.map((name) => [name, make(name)])) as Record<ServiceName, T>;
}
