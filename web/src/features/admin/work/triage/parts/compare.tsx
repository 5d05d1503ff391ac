import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../kit/dialog/dialog.js';
import { ScoreBar } from '../../../../../kit/score-bar/score-bar.js';
import type { Side } from '../hit.js';
import { Sides } from './sides.js';
import styles from '../triage.module.css';

interface Props {
  readonly theirs: Side;
  readonly ours: Side;
  readonly score: number | null;
  readonly onClose: () => void;
}

/** Both marks as large as the window lets them be. */
export function Compare({ theirs, ours, score, onClose }: Props) {
  const { t } = useTranslation('admin-triage');
  return (
    <Dialog open title={t('compare')} onClose={onClose}>
      <div className={styles.large}>
        <Sides theirs={theirs} ours={ours} />
        {score !== null && <ScoreBar label={t('score')} value={score} strong />}
      </div>
    </Dialog>
  );
}
