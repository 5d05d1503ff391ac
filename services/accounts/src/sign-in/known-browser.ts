import type { EntityManager } from 'typeorm';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { tokenHash } from '../user/account-link.js';
import { noteNewBrowser } from '../user/note-new-browser.js';

/** As long as browsers keep the cookie. */
const KNOWN_MS = 400 * 86_400_000;

/** Remembers the browser of a sign-in; its person is told of one that was not seen before. The first one is no news. */
export async function rememberBrowser(
  tx: EntityManager,
  runtime: CommandRuntime,
  { userId, browser }: { readonly userId: string; readonly browser: string },
): Promise<void> {
  if (browser === '') return;
  const now = runtime.clock.now();
  await tx.query('delete from known_browser where user_id = $1 and seen_at < $2', [
    userId,
    new Date(now.getTime() - KNOWN_MS),
  ]);
  // Added first and asked after: of two sign-ins at once one has added it.
  const [row]: { added: boolean; others: boolean }[] = await tx.query(
    `insert into known_browser (user_id, browser_hash, seen_at) values ($1, $2, $3)
     on conflict (user_id, browser_hash) do update set seen_at = excluded.seen_at
     returning xmax = 0 as added, exists (select from known_browser where user_id = $1 and browser_hash <> $2) as others`,
    // Of the person and the browser together: two people at one browser have nothing in common.
    [userId, tokenHash(`${userId} ${browser}`), now],
  );
  if (row?.added !== true || !row.others) return;
  await handleCommandIn(tx, runtime, {
    command: noteNewBrowser,
    streamId: userId,
    input: {},
    viewer: systemViewer,
    commandId: runtime.ids.next(),
  });
}
