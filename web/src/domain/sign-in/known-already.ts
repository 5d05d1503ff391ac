import { redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { ownPath } from './own-path.js';
import { whoAsks } from './who-asks.js';

/** Before a sign-in is shown: whoever is signed in goes where they wanted to. Not after a session that failed (`error`), nor when another account is wanted (`switch`). @throws the way on */
export async function leaveWhenKnown({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<void> {
  const query = new URL(request.url).searchParams;
  if (query.has('error') || query.has('switch')) return;
  if ((await whoAsks(context))?.role === 'customer')
    throw redirectDocument(ownPath(query.get('callbackUrl') ?? '', '/portal'), 303);
}
