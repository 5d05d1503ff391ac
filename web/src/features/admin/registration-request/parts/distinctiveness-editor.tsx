import { useTranslation } from 'react-i18next';
import type { ResultDraft, Strength } from '../result-draft.js';
import styles from './result-editor.module.css';
import { SelectPart, TextPart } from './text-part.js';

const STRENGTHS: readonly Strength[] = ['STRONG', 'MEDIUM', 'WEAK', 'NONE'];

export function DistinctivenessEditor({
  draft,
  onChange,
}: {
  draft: ResultDraft;
  onChange: (patch: Partial<ResultDraft>) => void;
}) {
  const { t } = useTranslation('admin');
  return (
    <fieldset className={styles.part}>
      <legend>{t('editor.distinctiveness')}</legend>
      <div className={styles.two}>
        <SelectPart
          label={t('editor.strength')}
          value={draft.strength}
          options={STRENGTHS.map((value) => ({ value, text: t(`report:distinctiveness.${value}`) }))}
          onChange={(strength) => onChange({ strength })}
        />
        <TextPart
          label={t('editor.descriptiveWords')}
          hint={t('editor.wordsHint')}
          value={draft.descriptiveWords}
          onChange={(descriptiveWords) => onChange({ descriptiveWords })}
        />
      </div>
      <TextPart
        label={t('editor.explanation')}
        rows={3}
        value={draft.strengthWhy}
        onChange={(strengthWhy) => onChange({ strengthWhy })}
      />
      <TextPart
        label={t('editor.whatHelps')}
        rows={2}
        value={draft.whatHelps}
        onChange={(whatHelps) => onChange({ whatHelps })}
      />
    </fieldset>
  );
}
