import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { discardUpload } from './store-document.js';

/** The token of an upload is good for a day; what it was used for at the last moment may still be on its way. */
const KEPT_MS = 26 * 3_600_000;
const AT_ONCE = 200;

/** Takes files away that somebody uploaded and nobody used, with their bytes: anybody may upload, and disks are not for hire.
 *  @returns how many went */
export async function discardUnclaimed(runtime: CommandRuntime): Promise<number> {
  const before = new Date(runtime.clock.now().getTime() - KEPT_MS);
  const rows: { id: string; path: string }[] = await runtime.db.query(
    'select id, path from document where subject_id is null and user_id is null and folder_id is null and created_at < $1 order by created_at limit $2',
    [before, AT_ONCE],
  );
  for (const { id, path } of rows) {
    await inTransaction(runtime.db, async (tx) => {
      const done = await handleCommandIn(tx, runtime, {
        command: discardUpload,
        streamId: id,
        input: {},
        viewer: systemViewer,
        commandId: nameBasedId(id, 'DiscardUpload'),
      });
      if (!('refusal' in done) && done.eventIds.length > 0)
        await tx.query('delete from document_content where path = $1', [path]);
    });
    runtime.afterCommit();
  }
  return rows.length === AT_ONCE ? rows.length + (await discardUnclaimed(runtime)) : rows.length;
}
