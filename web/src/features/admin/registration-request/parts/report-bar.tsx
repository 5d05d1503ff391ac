import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import type { Risk } from '../result-draft.js';
import { RISKS } from './offices-editor.js';
import type { ReportAnswer } from './request-head.js';
import styles from './result-editor.module.css';
import { SelectPart } from './text-part.js';

interface Props {
  /** Whether everything is saved, in words. */
  readonly said: string;
  readonly wrong: string | undefined;
  readonly busy: boolean;
  readonly risk: Risk | '';
  readonly onRisk: (risk: Risk | '') => void;
  readonly onSave: () => void;
  readonly onAnswer: (kind: ReportAnswer) => void;
}

/** Always in view, at the end of a long report: save, both answers by the words of the head, and the risk that an approval needs. */
export function ReportBar({ said, wrong, busy, risk, onRisk, onSave, onAnswer }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.bar} role="group" aria-label={t('editor.bar')}>
      <p role="status">{said}</p>
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <div>
        <SelectPart
          label={t('answer.overallRisk')}
          value={risk}
          options={RISKS.map((value) => ({ value, text: t(`report:risk.${value}`) }))}
          onChange={onRisk}
        />
        {risk === '' && <small>{t('editor.riskFirst')}</small>}
        <Button size="small" busy={busy} onClick={onSave}>
          {t('editor.save')}
        </Button>
        <Button size="small" busy={busy} onClick={() => onAnswer('dismiss')}>
          {t('editor.dismiss')}
        </Button>
        <Button size="small" busy={busy} onClick={() => onAnswer('approve')}>
          {t('editor.approve')}
        </Button>
      </div>
    </div>
  );
}
