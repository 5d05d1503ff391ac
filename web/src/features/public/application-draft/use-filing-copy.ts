import { useCallback, useEffect, useState } from 'react';
import { copyChanges, type OfficeChange } from './copy-changes.js';
import { ask } from '../../../domain/sign-in/signed-in-api.js';
import { DraftFilingCopyDocument, type DraftFilingCopyResult } from './application-draft.graphql.js';

export type Copy = DraftFilingCopyResult['filingCopy'];

export interface FilingCopyState {
  readonly copy: Copy | undefined;
  readonly failed: boolean;
  /** What became different since the page was opened; empty until `reload` found something. */
  readonly changes: readonly OfficeChange[];
  readonly reload: () => Promise<void>;
}

/** What will be filed, as it was when somebody began to read; a new look says what changed. */
export function useFilingCopy(id: string): FilingCopyState {
  const [shown, setShown] = useState<{
    copy: Copy | undefined;
    failed: boolean;
    changes: readonly OfficeChange[];
  }>({ copy: undefined, failed: false, changes: [] });
  const reload = useCallback(async (): Promise<void> => {
    try {
      const { filingCopy } = await ask(DraftFilingCopyDocument, { id });
      setShown(({ copy }) => ({
        copy: filingCopy,
        failed: false,
        changes: copy === undefined ? [] : copyChanges(copy.offices, filingCopy.offices),
      }));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      setShown((last) => ({ ...last, failed: true }));
    }
  }, [id]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { ...shown, reload };
}
