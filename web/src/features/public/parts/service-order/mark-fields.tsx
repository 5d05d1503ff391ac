import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { useOfficesByName } from '../../../../domain/jurisdiction/offices-by-name.js';
import styles from './service-order.module.css';
import { RegisterLookUp } from './register-look-up.js';
import { MARK_OF, one, type Answers } from './service-input.js';

interface Props {
  readonly offices: readonly string[];
  readonly presets: Answers;
  /** The order is about classes of it. */
  readonly withClasses?: boolean;
  /** The order may be about no mark. */
  readonly optional?: boolean;
}

/** Which mark: its office, number and name, and its classes as the register has them. */
export function MarkFields({ offices, presets, withClasses = true, optional = false }: Props) {
  const { t } = useTranslation('service-order');
  const named = useOfficesByName(offices);
  return (
    <>
      <input type="hidden" name="parameters.trademarkId" value={one(presets, 'parameters.trademarkId')} />
      <input type="hidden" name={MARK_OF} value={one(presets, MARK_OF)} />
      <div className={styles.pair}>
        <Field name="parameters.jurisdiction" label={t('mark.office')} optional={optional}>
          {(control) => (
            <select {...control} defaultValue={one(presets, 'parameters.jurisdiction')}>
              <option value="">{t('mark.choose')}</option>
              <CodedOptions of={named} />
            </select>
          )}
        </Field>
        <Field
          name="parameters.number"
          label={t('mark.number')}
          hint={t('mark.numberHint')}
          optional={optional}
        >
          {(control) => (
            <input
              {...control}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              defaultValue={one(presets, 'parameters.number')}
            />
          )}
        </Field>
      </div>
      <RegisterLookUp />
      <Field name="parameters.name" label={t('mark.name')} hint={t('mark.nameHint')} optional={optional}>
        {(control) => (
          <input
            {...control}
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            defaultValue={one(presets, 'parameters.name')}
          />
        )}
      </Field>
      {withClasses && (
        <Field name="parameters.classes" label={t('mark.classes')} hint={t('mark.classesHint')}>
          {(control) => (
            <input
              {...control}
              maxLength={200}
              autoComplete="off"
              inputMode="text"
              defaultValue={one(presets, 'parameters.classes')}
            />
          )}
        </Field>
      )}
    </>
  );
}
