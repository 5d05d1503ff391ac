import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import { ask } from '../../parts/admin-api.js';
import { AdminRequestDocument } from '../admin-request.graphql.js';
import { SaveVerificationResultDocument } from '../commands/save-verification-result.graphql.js';
import { coveredBy } from '../found-mark.js';
import {
  classesOf,
  classProblem,
  draftOf,
  inputOf,
  sameDraft,
  withoutClass,
  type AdminRequest,
  type Risk,
} from '../result-draft.js';
import { useCommand } from '../use-command.js';
import { useResultDraft } from '../use-result-draft.js';
import { useSaveKey } from '../use-save-key.js';
import { AdviceEditor } from './advice-editor.js';
import { AnswerDialogs } from './answer-dialogs.js';
import { Conflict } from './conflict.js';
import { DistinctivenessEditor } from './distinctiveness-editor.js';
import { HitsEditor } from './hits-editor.js';
import { MarkSearchPanel } from './mark-search-panel.js';
import { MarksEditor } from './marks-editor.js';
import { OfficesEditor } from './offices-editor.js';
import { ReportBar } from './report-bar.js';
import { ReportProblems } from './report-problems.js';
import styles from './result-editor.module.css';

/** Where the lawyer writes. Ctrl+S saves; nothing typed is ever lost to a reload or a colleague. */
export function ResultEditor({ request }: { request: AdminRequest }) {
  const { t, i18n } = useTranslation(['admin', 'admin-search']);
  const state = useResultDraft(request);
  const { draft, version, dirty, change, rebase } = state;
  const { busy, run } = useCommand(request.id);
  const [message, setMessage] = useState<string>();
  const [theirs, setTheirs] = useState<AdminRequest>();
  const [savedAt, setSavedAt] = useState<Date>();
  const [dialog, setDialog] = useState<'approve' | 'dismiss'>();
  const [overallRisk, setOverallRisk] = useState<Risk | ''>('');
  const codes = draft.offices.map((office) => office.jurisdiction);
  const searches = request.recordedSearches.items;

  /** True when everything written is stored. */
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

  useSaveKey(() => void save());

  const answer = async (kind: 'approve' | 'dismiss'): Promise<void> => {
    if (kind === 'approve' && overallRisk === '') return setMessage(t('answer.riskMissing'));
    if ((dirty || withoutClass(draft)) && !(await save())) return;
    const { registrationRequest } = await ask(AdminRequestDocument, { id: request.id });
    if (kind === 'approve' && (registrationRequest?.reportProblems.length ?? 0) > 0)
      return setMessage(t('admin-search:write.notReady'));
    setMessage(undefined);
    setDialog(kind);
  };
  const time = savedAt === undefined ? undefined : formatMoment(savedAt, i18n.language, 'clock');

  return (
    <section className={styles.editor} aria-labelledby="report">
      <h2 id="report">{t('editor.title', { version: request.verificationVersion ?? 1 })}</h2>
      {theirs !== undefined && (
        <Conflict
          mine={draft}
          theirs={theirs}
          onDecide={(words) => {
            rebase(theirs, words);
            setTheirs(undefined);
          }}
        />
      )}
      <MarkSearchPanel request={request} codes={codes} classes={classesOf(draft.verifiedClasses)} />
      <HitsEditor
        searches={searches}
        codes={codes}
        classes={classesOf(draft.verifiedClasses)}
        draft={draft}
        onChange={change}
      />
      <OfficesEditor
        offices={draft.offices}
        {...coveredBy(searches)}
        onChange={(offices) => change({ offices })}
      />
      <DistinctivenessEditor draft={draft} onChange={change} />
      <MarksEditor draft={draft} codes={codes} onChange={change} />
      <AdviceEditor draft={draft} onChange={change} />
      <ReportProblems problems={dirty ? [] : request.reportProblems} />
      <ReportBar
        said={
          dirty ? t('editor.unsaved') : time === undefined ? t('editor.clean') : t('editor.savedAt', { time })
        }
        wrong={message}
        busy={busy}
        risk={overallRisk}
        onRisk={setOverallRisk}
        onSave={() => void save()}
        onAnswer={(kind) => void answer(kind)}
      />
      <AnswerDialogs
        request={request}
        version={version}
        risk={overallRisk}
        open={dialog}
        onClose={() => setDialog(undefined)}
      />
    </section>
  );
}
