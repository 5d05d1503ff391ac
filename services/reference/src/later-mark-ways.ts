/** What a client has us do about the owner of a later mark, beside opposing it; each is a kind of solution of a case. */
export const laterMarkWays = ['letter', 'coexistence agreement'] as const;
export type LaterMarkWay = (typeof laterMarkWays)[number];

/** What the name of its owner and the words of the client travel under. */
export const LATER_MARK_PURPOSE = 'later mark';

/** What only the service that owns the case reads. */
export interface LaterMarkPeople {
  readonly ownerName: string;
  readonly note: string | null;
}
