import { sessionStore } from '../../../kit/session/use-session.js';

/** A file of whoever is signed in. `undefined`: it is not there. @throws when there was no whole answer: half of a file must not look whole */
export async function download(path: string): Promise<Blob | undefined> {
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${sessionStore().getState().session?.accessToken ?? ''}` },
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${path} answered with ${answer.status}`);
  return answer.blob();
}
