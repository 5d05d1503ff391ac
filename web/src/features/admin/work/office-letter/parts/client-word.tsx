import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../../kit/dates/moment.js';
import { StepButton } from '../../../parts/records/steps/step-button.js';
import type { TabProps } from '../letter.js';
import styles from '../office-letter.module.css';

/** What the client has said of the answer, and the way to ask: a draft that is sent is read, agreed to or sent back. */
export function ClientWord({ facts, row }: Pick<TabProps, 'facts' | 'row'>) {
  const { t } = useTranslation('admin-office-letter');
  const words = { number: Number(row['draftNumber'] ?? 0) };
  const said = saidOf(row);
  const way = row['draftAgreedBy'] as string | null | undefined;
  return (
    <section>
      <h3>{t('word.title')}</h3>
      <p>
        {t(said === 'agreed' && way != null ? `word.agreedBy.${way}` : `word.${said}`, words)}{' '}
        {said !== 'none' && <Moment at={momentOf(row)} style="short" />}
      </p>
      {said === 'change' && row['draftWish'] != null && (
        <blockquote className={styles.wish}>{String(row['draftWish'])}</blockquote>
      )}
      {said === 'agreed' && row['draftAgreedWords'] != null && (
        <blockquote className={styles.wish}>{String(row['draftAgreedWords'])}</blockquote>
      )}
      {said === 'agreed' && isOther(row) && <p className={styles.wrong}>{t('word.other')}</p>}
      {row['filedAsAgreed'] === false && <p className={styles.muted}>{t('word.without')}</p>}
      <div className={styles.steps}>
        {['sendOfficeActionDraft', 'approveOfficeActionDraftForClient'].map((root) => (
          <StepButton key={root} facts={facts} row={row} root={root} />
        ))}
      </div>
    </section>
  );
}

type Row = TabProps['row'];

function saidOf(row: Row): 'none' | 'agreed' | 'change' | 'waits' {
  if (row['draftSentAt'] == null) return 'none';
  if (row['draftApprovedAt'] != null) return 'agreed';
  return row['draftChangeAskedAt'] == null ? 'waits' : 'change';
}

const momentOf = (row: Row): string =>
  String(row['draftApprovedAt'] ?? row['draftChangeAskedAt'] ?? row['draftSentAt']);

/** What was agreed to is not what stands there now. */
const isOther = (row: Row): boolean => String(row['responseText'] ?? '').trim() !== row['draftText'];
