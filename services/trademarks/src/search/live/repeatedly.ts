export interface Repeated {
  /** The round in hand is finished first. */
  stop(): Promise<void>;
}

/** One round after another, the first at once, never two at a time; a failed one is told and tried again. */
export function repeatedly(
  everyMs: number,
  round: () => Promise<void>,
  onError: (error: unknown) => void,
): Repeated {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    await round().catch(onError);
    if (!stopped)
      timer = setTimeout(() => {
        current = run();
      }, everyMs);
  };
  let current = run();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
