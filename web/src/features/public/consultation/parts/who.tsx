import { useTranslation } from 'react-i18next';
import { Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { one, type Answers } from '../../parts/service-order/service-input.js';
import styles from '../consultation.module.css';

interface Props {
  readonly isCustomer: boolean;
  /** What was sent before. */
  readonly given: Answers;
}

/** How we reach whoever books; who has an account has said the rest there. */
export function Who({ isCustomer, given }: Props) {
  const { t } = useTranslation('consultation');
  return (
    <div className={styles.fields}>
      {!isCustomer && (
        <>
          <Field name="contactName" label={t('field.contactName')}>
            {(control) => (
              <input
                {...control}
                maxLength={200}
                autoComplete="name"
                defaultValue={one(given, 'contactName')}
              />
            )}
          </Field>
          <Field name="contactEmail" label={t('field.contactEmail')} hint={t('who.emailHint')}>
            {(control) => (
              <input
                {...control}
                type="email"
                inputMode="email"
                maxLength={254}
                autoComplete="email"
                defaultValue={one(given, 'contactEmail')}
              />
            )}
          </Field>
        </>
      )}
      <div className={styles.whole}>
        <Choices
          name="channel"
          label={t('who.channel')}
          chosen={one(given, 'channel') || 'phone'}
          choices={[
            { value: 'phone', title: t('who.phone'), text: t('who.phoneText') },
            { value: 'video', title: t('who.video'), text: t('who.videoText') },
          ]}
        />
      </div>
      <Field name="contactPhone" label={t('field.contactPhone')} hint={t('who.phoneHint')}>
        {(control) => (
          <input
            {...control}
            type="tel"
            inputMode="tel"
            maxLength={30}
            autoComplete="tel"
            defaultValue={one(given, 'contactPhone')}
          />
        )}
      </Field>
    </div>
  );
}
