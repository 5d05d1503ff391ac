import { useImperativeHandle, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import { coveredBy } from '../found-mark.js';
import { classesOf } from '../draft-classes.js';
import type { AdminRequest, Risk } from '../result-draft.js';
import { useResultDraft } from '../use-result-draft.js';
import { useSaveReport } from '../use-save-report.js';
import { useSaveKey } from '../../parts/use-save-key.js';
import { AdviceEditor } from './advice-editor.js';
import { AnswerDialogs } from './answer-dialogs.js';
import { Conflict } from './conflict.js';
import { DistinctivenessEditor } from './distinctiveness-editor.js';
import { HitsEditor } from './hits-editor.js';
import { MarkSearchPanel } from './mark-search-panel.js';
import { MarksEditor } from './marks-editor.js';
import { OfficesEditor } from './offices-editor.js';
import { ReportBar } from './report-bar.js';
import type { ReportAnswer } from './request-head.js';
import { ReportProblems } from './report-problems.js';
import styles from './result-editor.module.css';

/** The report as the head of the page answers it. */
export interface AnswerableReport {
  /** Stores what is written, then asks; says why not where it cannot be answered yet. */
  readonly answer: (kind: ReportAnswer) => void;
}

/** Where the lawyer writes. Ctrl+S saves; nothing typed is ever lost to a reload or a colleague. */
export function ResultEditor({ request, ref }: { request: AdminRequest; ref?: Ref<AnswerableReport> }) {
  const { t, i18n } = useTranslation(['admin', 'admin-search']);
  const writing = useResultDraft(request);
  const { draft, version, dirty, change } = writing;
  const { busy, message, theirs, savedAt, save, settle, readyFor } = useSaveReport(request, writing);
  const [dialog, setDialog] = useState<ReportAnswer>();
  const [overallRisk, setOverallRisk] = useState<Risk | ''>('');
  const codes = draft.offices.map((office) => office.jurisdiction);
  const searches = request.recordedSearches.items;

  useSaveKey(() => void save());

  const answer = async (kind: ReportAnswer): Promise<void> => {
    if (await readyFor(kind, overallRisk)) setDialog(kind);
  };
  useImperativeHandle(ref, () => ({ answer: (kind) => void answer(kind) }));

  const time = savedAt === undefined ? undefined : formatMoment(savedAt, i18n.language, 'clock');

  return (
    <section className={styles.editor} aria-labelledby="report">
      <h2 id="report">{t('editor.title', { version: request.verificationVersion ?? 1 })}</h2>
      {theirs !== undefined && <Conflict mine={draft} theirs={theirs} onDecide={settle} />}
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
