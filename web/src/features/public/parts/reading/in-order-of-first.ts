/** Each value once, in the order in which it first stands. */
export const inOrderOfFirst = (values: readonly string[]): readonly string[] => [...new Set(values)];
