/** Kinds of letters that nobody owes, in the order in which they are asked about. */
export const letterKinds = ['orderUpdates', 'marketing', 'newsletter'] as const;

export type Wanted = Readonly<Record<(typeof letterKinds)[number], boolean>>;
