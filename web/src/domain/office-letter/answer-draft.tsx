import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { Moment } from '../../kit/dates/moment.js';
import styles from './answer-draft.module.css';
import { paragraphChanges, paragraphsOf } from './paragraph-changes.js';

/** A draft of an answer as its client has it. */
export interface Draft {
  readonly draftNumber: number | null;
  readonly draftText: string | null;
  readonly draftTextBefore: string | null;
  readonly draftSentAt: string | null;
  readonly draftApprovedAt: string | null;
  readonly draftChangeAskedAt: string | null;
  readonly draftWish: string | null;
  /** How the client agreed elsewhere than on this page; null where it was here. */
  readonly draftAgreedBy: string | null;
  readonly draftAgreedWords: string | null;
  /** As it was agreed to; null before it is filed. */
  readonly filedAsAgreed: boolean | null;
}

/** Whether the client has not said yet what becomes of it. */
export const waitsForWord = ({
  status,
  draftNumber,
  draftApprovedAt,
  draftChangeAskedAt,
}: Pick<Draft, 'draftNumber' | 'draftApprovedAt' | 'draftChangeAskedAt'> & {
  readonly status: string;
}): boolean =>
  status === 'DRAFTING' && draftNumber !== null && draftApprovedAt === null && draftChangeAskedAt === null;

/** The words of a draft, and on demand what changed since the one before; below, what its client said of it. */
export function AnswerDraft({ draft }: { draft: Draft }) {
  const { t } = useTranslation('office-letter');
  const [isCompared, setCompared] = useState(false);
  const { draftNumber, draftText, draftTextBefore, draftSentAt } = draft;
  const before = draftTextBefore ?? '';
  return (
    <>
      {draftSentAt !== null && (
        <p className={styles.about}>
          {t('draft.number', { number: draftNumber })} <Moment at={draftSentAt} />
        </p>
      )}
      {before !== '' && (
        <Button size="small" aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
          {t('draft.compare')}
        </Button>
      )}
      <div className={styles.words}>
        {isCompared ? <Compared before={before} now={draftText ?? ''} /> : <Words text={draftText ?? ''} />}
      </div>
      <Said draft={draft} />
    </>
  );
}

/** What became of it; while nothing did, nothing. */
function Said({
  draft: { draftApprovedAt, draftChangeAskedAt, draftWish, draftAgreedBy, draftAgreedWords, filedAsAgreed },
}: {
  draft: Draft;
}) {
  const { t } = useTranslation('office-letter');
  if (draftAgreedBy !== null)
    return (
      <>
        <p role="status">{t(`draft.agreedBy.${draftAgreedBy}`)}</p>
        <blockquote className={styles.wish}>{draftAgreedWords}</blockquote>
        {filedAsAgreed !== null && <p>{t(filedAsAgreed ? 'draft.filedAgreed' : 'draft.filedOther')}</p>}
      </>
    );
  if (filedAsAgreed !== null)
    return <p role="status">{t(filedAsAgreed ? 'draft.filedAgreed' : 'draft.filedOther')}</p>;
  if (draftApprovedAt !== null) return <p role="status">{t('draft.approved')}</p>;
  if (draftChangeAskedAt === null) return null;
  return (
    <>
      <p role="status">{t('draft.changing')}</p>
      {draftWish !== null && <blockquote className={styles.wish}>{draftWish}</blockquote>}
    </>
  );
}

function Words({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => <p key={`${index}-${paragraph}`}>{paragraph}</p>);
}

function Compared({ before, now }: { before: string; now: string }) {
  const { t } = useTranslation('office-letter');
  return paragraphChanges(before, now).map(({ text, change }, index) => {
    const key = `${index}-${text}`;
    if (change === 'same') return <p key={key}>{text}</p>;
    const Mark = change === 'added' ? 'ins' : 'del';
    return (
      <p key={key} className={styles[change]}>
        <strong>{t(`draft.${change}`)}</strong> <Mark>{text}</Mark>
      </p>
    );
  });
}
