interface Entry {
  readonly id: string;
  readonly type: string;
  readonly by: string;
  readonly occurredAt: string;
  readonly reason: string | null;
}

/** What the client wrote to us with a step of the order. */
export interface OwnWords {
  readonly id: string;
  readonly type: 'ChangesRequested' | 'EndAsked';
  readonly text: string;
  readonly at: string;
}

/** Oldest first. A draft that we took back ourselves has no words of the client. */
export function ownWords(timeline: readonly Entry[]): readonly OwnWords[] {
  return timeline.flatMap(({ id, type, by, occurredAt, reason }) =>
    by === 'YOU' && reason !== null && (type === 'ChangesRequested' || type === 'EndAsked')
      ? [{ id, type, text: reason, at: occurredAt }]
      : [],
  );
}
