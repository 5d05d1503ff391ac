import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../parts/admin-api.js';
import { AdminRequestDocument } from './registration-request-show.graphql.js';
import { SaveVerificationResultDocument } from './registration-request-commands.graphql.js';
import { classProblem, withoutClass } from './draft-classes.js';
import { sameDraft } from './draft-comparison.js';
import { draftOf, type AdminRequest, type ResultDraft, type Risk } from './result-draft.js';
import { inputOf } from './result-input.js';
import { useCommand } from './use-command.js';
import type { DraftState } from './use-result-draft.js';

interface SavedReport {
  readonly busy: boolean;
  /** Why it was not stored, or not all of it. */
  readonly message: string | undefined;
  /** What a colleague saved meanwhile; undefined: nobody did. */
  readonly theirs: AdminRequest | undefined;
  readonly savedAt: Date | undefined;
  /** True when everything written is stored. */
  readonly save: () => Promise<boolean>;
  /** Goes on from the colleague's version with these words. */
  readonly settle: (words: ResultDraft) => void;
  /** Stores what is not stored yet; true when the client can be answered so. */
  readonly readyFor: (kind: 'approve' | 'dismiss', risk: Risk | '') => Promise<boolean>;
}

/** Stores the report, notices what a colleague stored, and says whether it can be released. */
export function useSaveReport(
  request: AdminRequest,
  { draft, version, dirty, rebase }: DraftState,
): SavedReport {
  const { t } = useTranslation(['admin', 'admin-search']);
  const { busy, run } = useCommand(request.id);
  const [message, setMessage] = useState<string>();
  const [theirs, setTheirs] = useState<AdminRequest>();
  const [savedAt, setSavedAt] = useState<Date>();

  const save = async (): Promise<boolean> => {
    const no = classProblem(draft);
    setMessage(no === undefined ? undefined : t(`admin-search:write.${no.key}`, no));
    if (no !== undefined) return false;
    const outcome = await run(SaveVerificationResultDocument, {
      id: request.id,
      input: inputOf(draft, request.value ?? ''),
      expectedVersion: version,
    });
    if (outcome.ok || outcome.refusal?.code === 'CONFLICT') {
      const { registrationRequest } = await ask(AdminRequestDocument, { id: request.id });
      if (registrationRequest === null) return false;
      if (!outcome.ok) setTheirs(registrationRequest);
      else {
        rebase(registrationRequest, draft);
        setSavedAt(new Date());
        // Half-written lines stay on the screen: said, so that no release goes past them.
        if (!sameDraft(draft, draftOf(registrationRequest))) setMessage(t('admin-search:write.halfWritten'));
      }
      return outcome.ok && sameDraft(draft, draftOf(registrationRequest));
    }
    setMessage(outcome.message);
    return false;
  };

  const settle = (words: ResultDraft): void => {
    if (theirs !== undefined) rebase(theirs, words);
    setTheirs(undefined);
  };
  const readyFor = async (kind: 'approve' | 'dismiss', risk: Risk | ''): Promise<boolean> => {
    if (kind === 'approve' && risk === '') return refuse(t('answer.riskMissing'));
    if ((dirty || withoutClass(draft)) && !(await save())) return false;
    const { registrationRequest } = await ask(AdminRequestDocument, { id: request.id });
    if (kind === 'approve' && (registrationRequest?.reportProblems.length ?? 0) > 0)
      return refuse(t('admin-search:write.notReady'));
    setMessage(undefined);
    return true;
  };
  const refuse = (why: string): false => {
    setMessage(why);
    return false;
  };
  return { busy, message, theirs, savedAt, save, settle, readyFor };
}
