import type { EntityManager } from 'typeorm';
import type { DraftGap } from './draft-gaps.js';
import { officesAskingForPoa } from '../approval/offices-asking-for-poa.js';
import { readDraft } from './preload-draft.js';

/** What the draft of an order lacks, the signature its offices ask for among it. */
export async function wholeGaps(
  manager: Pick<EntityManager, 'query'>,
  requestId: string,
): Promise<readonly DraftGap[]> {
  const { gaps, offices } = await readDraft(manager, requestId);
  const asking = officesAskingForPoa(offices);
  const [row]: { signed: string | null }[] =
    asking.length === 0
      ? []
      : await manager.query('select poa_document_id as signed from registration_request where id = $1', [
          requestId,
        ]);
  // While nobody is named there is nothing to sign.
  const unsigned = row?.signed === null && !gaps.some(({ kind }) => kind === 'OWNER' || kind === 'ADDRESS');
  return [
    ...gaps,
    ...(unsigned
      ? asking.map((jurisdiction) => ({ kind: 'POWER_OF_ATTORNEY' as const, jurisdiction, classes: [] }))
      : []),
  ];
}
