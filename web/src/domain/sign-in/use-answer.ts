import { useRef, useState } from 'react';
import type { Answer } from './signed-in-api.js';

export interface Answering {
  readonly busy: boolean;
  readonly answer: Answer | undefined;
  /** Changes with every answer. */
  readonly attempt: number;
  readonly run: (work: () => Promise<Answer>) => Promise<boolean>;
}

/** One button's work: a second press while it runs does nothing. */
export function useAnswer(): Answering {
  const [state, setState] = useState<{ busy: boolean; answer: Answer | undefined; attempt: number }>({
    busy: false,
    answer: undefined,
    attempt: 0,
  });
  const running = useRef(false);
  const run = async (work: () => Promise<Answer>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setState((last) => ({ ...last, busy: true }));
    const answer = await work();
    running.current = false;
    setState((last) => ({ busy: false, answer, attempt: last.attempt + 1 }));
    return answer.done;
  };
  return { ...state, run };
}
