import { useTranslation } from 'react-i18next';
import type { DisputeCard } from '../../../../domain/records/dispute.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from './records.module.css';
import { useRecordWords } from './use-record-words.js';

/** Decisions with their marks, court and outcome; on a phone a card each. */
export function DisputeTable({ items, caption }: { items: readonly DisputeCard[]; caption: string }) {
  const { t } = useTranslation('records');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {(['case', 'marks', 'court', 'date', 'subject', 'outcome'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((dispute) => (
          <Row key={dispute.id} dispute={dispute} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ dispute }: { dispute: DisputeCard }) {
  const { t } = useTranslation('records');
  const words = useRecordWords();
  const { id, claimant, respondent, contested, earlier, court, jurisdiction, date, subject } = dispute;
  const marks = [earlier, contested].filter((mark) => mark !== undefined);
  return (
    <tr>
      <th scope="row">
        <AppLink to={`/trademark-disputes/case/${id}`}>{t('parties', { claimant, respondent })}</AppLink>
      </th>
      <td data-label={t('column.marks')}>{[...new Set(marks)].join(' · ') || '–'}</td>
      <td data-label={t('column.court')}>
        {court}
        <small>{words.jurisdiction(jurisdiction)}</small>
      </td>
      <td data-label={t('column.date')}>{words.day(date)}</td>
      <td data-label={t('column.subject')}>{words.subject(subject)}</td>
      <td data-label={t('column.outcome')}>{words.outcome(dispute)}</td>
    </tr>
  );
}
