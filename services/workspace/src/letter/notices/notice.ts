/** `legal`: dates set by law, ways into an account, data. `order`: part of what was ordered. `nudge`: about orders and marks, and owed to nobody. The last three end
 *  where their reader says so. */
export type NoticeCategory = 'legal' | 'order' | 'nudge' | 'marketing' | 'newsletter';

/** Whom it is for. */
export type NoticeAudience =
  | 'visitor'
  | 'customer'
  | 'billing contact'
  | 'user'
  | 'lawyer'
  | 'staff'
  | 'partner'
  | 'other side';

export type NoticeChannel = 'mail' | 'text message' | 'portal' | 'desk';

/** One message to people: what brings it, and what ends it. */
export interface Notice {
  /** Its number in the list of messages; those that are not in it follow after the last. */
  readonly number: number;
  readonly name: string;
  /** Stored events it follows from; none where it cannot come yet. */
  readonly after: readonly string[];
  readonly to: NoticeAudience;
  readonly by: readonly NoticeChannel[];
  readonly category: NoticeCategory;
  /** What ends it, or takes it back before it went out. */
  readonly until?: string;
  /** Letters that belong to it, each to one message alone. */
  readonly letters: readonly string[];
  /** Has the letter of that other message. */
  readonly sameAs?: number;
  /** What comes together with others. @defaultValue each by itself */
  readonly gathered?: string;
  /** Why nothing of it is written, or less than its name says. */
  readonly missing?: string;
}

type Rest = Omit<Notice, 'number' | 'name' | 'by' | 'letters' | 'after' | 'category'> &
  Partial<Pick<Notice, 'by' | 'letters' | 'after' | 'category'>>;

/** By mail and part of an order, where nothing else is said. */
export function notice(number: number, name: string, rest: Rest): Notice {
  return { by: ['mail'], category: 'order', letters: [], after: [], ...rest, number, name };
}
