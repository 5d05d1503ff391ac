/** Whether a field says anything; `false` and none of a number do. */
export const isThere = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
