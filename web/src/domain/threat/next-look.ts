interface Look {
  readonly capturedAt: string | null;
  readonly dueAt: string | null;
}

/** When a page that was looked at is looked at again; undefined where no look is ahead, or the first one is. */
export function nextLook(looks: readonly Look[]): string | undefined {
  if (looks.every(({ capturedAt }) => capturedAt === null)) return undefined;
  return looks
    .flatMap(({ capturedAt, dueAt }) => (capturedAt === null && dueAt !== null ? dueAt : []))
    .toSorted()[0];
}
