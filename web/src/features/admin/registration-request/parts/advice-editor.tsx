import { useTranslation } from 'react-i18next';
import { noClasses } from '../draft-classes.js';
import type { ResultDraft } from '../result-draft.js';
import { ClassAdviceEditor } from './class-advice-editor.js';
import styles from './result-editor.module.css';
import { TextPart } from './text-part.js';

interface Props {
  readonly draft: ResultDraft;
  readonly onChange: (change: Partial<ResultDraft>) => void;
}

/** Classes that were checked or are recommended, and what to file in which order. */
export function AdviceEditor({ draft, onChange }: Props) {
  const { t } = useTranslation(['admin', 'admin-search']);
  const wrong = noClasses(draft.verifiedClasses);
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t('editor.classes')}</legend>
        <div className={styles.two}>
          <TextPart
            label={t('editor.verifiedClasses')}
            hint={t('editor.classesHint')}
            {...(wrong.length === 0
              ? {}
              : { error: t('admin-search:write.noClass', { given: wrong.join(', ') }) })}
            value={draft.verifiedClasses}
            onChange={(verifiedClasses) => onChange({ verifiedClasses })}
          />
        </div>
      </fieldset>
      <ClassAdviceEditor
        classes={draft.classAdvice}
        codes={draft.offices.map(({ jurisdiction }) => jurisdiction)}
        onChange={(classAdvice) => onChange({ classAdvice })}
      />
      <fieldset className={styles.part}>
        <legend>{t('editor.strategy')}</legend>
        <TextPart
          label={t('editor.strategyLabel')}
          value={draft.strategy}
          rows={5}
          onChange={(strategy) => onChange({ strategy })}
        />
      </fieldset>
    </>
  );
}
