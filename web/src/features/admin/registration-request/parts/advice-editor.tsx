import { useTranslation } from 'react-i18next';
import type { ResultDraft } from '../result-draft.js';
import styles from './result-editor.module.css';
import { TextPart } from './text-part.js';

interface Props {
  readonly draft: ResultDraft;
  readonly onChange: (change: Partial<ResultDraft>) => void;
}

/** Classes that were checked or are recommended, and what to file in which order. */
export function AdviceEditor({ draft, onChange }: Props) {
  const { t } = useTranslation('admin');
  return (
    <>
      <fieldset className={styles['part']}>
        <legend>{t('editor.classes')}</legend>
        <div className={styles['two']}>
          <TextPart label={t('editor.verifiedClasses')} hint={t('editor.classesHint')} value={draft.verifiedClasses} onChange={(verifiedClasses) => onChange({ verifiedClasses })} />
          <TextPart label={t('editor.recommendedClasses')} hint={t('editor.classesHint')} value={draft.recommendedClasses} onChange={(recommendedClasses) => onChange({ recommendedClasses })} />
        </div>
      </fieldset>
      <fieldset className={styles['part']}>
        <legend>{t('editor.strategy')}</legend>
        <TextPart label={t('editor.strategyLabel')} value={draft.strategy} rows={5} onChange={(strategy) => onChange({ strategy })} />
      </fieldset>
    </>
  );
}
