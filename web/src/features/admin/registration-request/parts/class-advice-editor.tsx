import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { noClasses } from '../draft-classes.js';
import { emptyClass, type Advice, type ClassDraft } from '../result-draft.js';
import styles from './result-editor.module.css';
import { SelectPart, TextPart } from './text-part.js';

const ADVICE: readonly Advice[] = ['RECOMMENDED', 'ADVISED_AGAINST', 'NOT_ASSESSED'];

interface Props {
  readonly classes: readonly ClassDraft[];
  readonly codes: readonly string[];
  readonly onChange: (classes: readonly ClassDraft[]) => void;
}

/** Class by class: recommended, advised against with the reason, or not assessed; for all offices or for one. */
export function ClassAdviceEditor({ classes, codes, onChange }: Props) {
  const { t } = useTranslation(['admin', 'admin-search']);
  const office = useOfficeName();
  const change = (key: string, patch: Partial<ClassDraft>): void =>
    onChange(classes.map((one) => (one.key === key ? { ...one, ...patch } : one)));
  return (
    <fieldset className={styles.part}>
      <legend>{t('admin-search:write.classAdvice')}</legend>
      {classes.map((one) => {
        const wrong = noClasses(one.classNumber);
        const isLeft = one.classNumber.trim() === '' && (one.advice !== '' || one.reason.trim() !== '');
        const error =
          wrong.length > 0
            ? t('admin-search:write.noClass', { given: wrong.join(', ') })
            : isLeft
              ? t('admin-search:write.classMissing')
              : undefined;
        return (
          <div
            key={one.key}
            role="group"
            aria-label={t('admin-search:write.classLine', { class: one.classNumber })}
            className={styles.class}
          >
            <TextPart
              label={t('admin-search:write.class')}
              maxLength={5}
              value={one.classNumber}
              {...(error === undefined ? {} : { error })}
              onChange={(classNumber) => change(one.key, { classNumber })}
            />
            <SelectPart
              label={t('admin-search:write.classOffice')}
              none={t('admin-search:write.allOffices')}
              value={one.jurisdiction}
              options={codes.map((code) => ({ value: code, text: office(code) }))}
              onChange={(jurisdiction) => change(one.key, { jurisdiction })}
            />
            <SelectPart
              label={t('admin-search:write.advice')}
              value={one.advice}
              options={ADVICE.map((value) => ({ value, text: t(`admin-search:write.adviceKind.${value}`) }))}
              onChange={(advice) => change(one.key, { advice })}
            />
            <TextPart
              label={t(
                one.advice === 'ADVISED_AGAINST'
                  ? 'admin-search:write.adviceReason'
                  : 'admin-search:write.adviceReasonOptional',
              )}
              value={one.reason}
              onChange={(reason) => change(one.key, { reason })}
            />
            <Button
              type="button"
              look="quiet"
              size="small"
              aria-label={t('admin-search:write.removeClass', { class: one.classNumber })}
              onClick={() => onChange(classes.filter(({ key }) => key !== one.key))}
            >
              {t('marks.remove')}
            </Button>
          </div>
        );
      })}
      <div>
        <Button
          type="button"
          size="small"
          onClick={() => onChange([...classes, emptyClass(crypto.randomUUID())])}
        >
          {t('admin-search:write.addClass')}
        </Button>
      </div>
    </fieldset>
  );
}
