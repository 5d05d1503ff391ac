/** Statuses of a use-in-commerce request; the specification shows none, these are proposals of the domain notes. */
export const useInCommerceStatuses = [
  'Created',
  'Kick-off sent',
  'In preparation',
  'Approved for filing',
  'Submitted',
  'Abandonment requested',
  'Abandoned',
] as const;
/** One of `useInCommerceStatuses`. */
export type UseInCommerceStatus = (typeof useInCommerceStatuses)[number];

/** Its client knows of it, and nothing is filed or given up. */
export const kickedOffUseInCommerceStatuses: readonly UseInCommerceStatus[] = [
  'Kick-off sent',
  'In preparation',
  'Approved for filing',
];

/** Before anything is filed or given up. */
export const openUseInCommerceStatuses: readonly UseInCommerceStatus[] = [
  'Created',
  ...kickedOffUseInCommerceStatuses,
];

/** What is filed. */
export const useInCommerceTypes = [
  'Statement of use',
  'Extension',
  'Declaration of use',
  'Declaration of use and renewal',
] as const;
/** One of `useInCommerceTypes`. */
export type UseInCommerceType = (typeof useInCommerceTypes)[number];

/** These answer a notice of allowance; the others keep a registration. */
export const beforeRegistration: readonly UseInCommerceType[] = ['Statement of use', 'Extension'];
