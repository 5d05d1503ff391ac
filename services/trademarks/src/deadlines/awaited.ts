/** Which corrections of rules, by their ids, do not count yet for a mark that we know since a day `YYYY-MM-DD`, at a moment. */
export type Awaited = (knownSince: string, at: Date) => readonly string[];

/** Everything counts: where nobody keeps dates, and for whoever asks what is right. */
export const noneAwaited: Awaited = () => [];
