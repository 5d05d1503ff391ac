/** Services whose facts the audit log and the erasure of a person follow: all of them. */
export const everyService: readonly string[] = [
  'accounts',
  'requests',
  'workspace',
  'trademarks',
  'subscriptions',
  'cases',
  'invoicing',
];
