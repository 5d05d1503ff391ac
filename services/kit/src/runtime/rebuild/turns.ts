/** Events in runs of at most `size`, in which no stream has more than one: what a run does to one stream the next run finds in the tables.
 *  Within a stream events keep their order. */
export function turnsOf<Event extends { readonly streamId: string }>(
  events: readonly Event[],
  size: number,
): Event[][] {
  const turns: Event[][] = [];
  const turnAfter = new Map<string, number>();
  let firstOpen = 0;
  for (const event of events) {
    let at = Math.max(firstOpen, turnAfter.get(event.streamId) ?? 0);
    while ((turns[at]?.length ?? 0) >= size) at += 1;
    (turns[at] ??= []).push(event);
    turnAfter.set(event.streamId, at + 1);
    while ((turns[firstOpen]?.length ?? 0) >= size) firstOpen += 1;
  }
  return turns;
}
