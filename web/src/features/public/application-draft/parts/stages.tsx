import { useTranslation } from 'react-i18next';
import styles from '../application-draft.module.css';

const STAGES = ['questions', 'lawyer', 'approval', 'filing'] as const;
const NOW: Readonly<Record<string, number>> = {
  ORDER_CREATED: 0,
  READY_FOR_DRAFTING: 0,
  SENT_FOR_REVIEW: 2,
  APPLICATION_APPROVED: 3,
  FILED: 3,
};

/** Whose turn it is, among four. */
export function Stages({
  status,
  rests,
}: {
  status: string | null;
  rests: 'end' | 'first' | 'changes' | undefined;
}) {
  const { t } = useTranslation('draft');
  const now = rests === 'first' || rests === 'changes' ? 1 : (NOW[status ?? ''] ?? 0);
  return (
    <ol className={styles.stages} aria-label={t('stages.label')}>
      {STAGES.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === now ? 'step' : undefined}
          data-done={index < now || undefined}
        >
          {t(`stages.${stage}`)}
        </li>
      ))}
    </ol>
  );
}
