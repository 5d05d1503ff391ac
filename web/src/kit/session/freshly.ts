import { isRefusal } from '../../data/refusal.js';

/** Asks the person to prove again who they are. Resolves false when they would rather not. */
export type AskFreshSignIn = () => Promise<boolean>;

let asker: AskFreshSignIn | undefined;

/** The page that can draw the question says so while it stands. @returns what takes it back */
export function whoAsksFreshSignIn(ask: AskFreshSignIn): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Sends; when the server wants a fresh sign-in, asks for it and sends the very same again. `send` takes the newest token each time. */
export async function freshly<R>(send: () => Promise<R>): Promise<R> {
  const answer = await send();
  if (asker === undefined || !needsFreshSignIn(answer)) return answer;
  return (await asker()) ? send() : answer;
}

function needsFreshSignIn(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data as Record<string, { readonly __typename?: string } | null>).some(
    (answer) => isRefusal(answer) && answer.code === 'STEP_UP_NEEDED',
  );
}

/** The same question for whoever finds out in another way that it is needed. */
export async function askFreshSignIn(): Promise<boolean> {
  return asker === undefined ? false : asker();
}
