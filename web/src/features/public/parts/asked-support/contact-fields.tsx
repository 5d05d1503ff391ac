import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Field } from '../../../../kit/form/field.js';

interface Typed {
  readonly contactName?: string;
  readonly contactEmail?: string;
}

/** Who asks, and where the answer goes. */
export function ContactFields({ typed }: { readonly typed: Typed | undefined }) {
  const { t } = useTranslation('asked-support');
  return (
    <>
      <Field name="contactName" label={t('contactName')}>
        {(control) => (
          <input {...control} autoComplete="name" maxLength={200} defaultValue={typed?.contactName} />
        )}
      </Field>
      <Field name="contactEmail" label={t('contactEmail')} hint={t('contactEmailHint')}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={254}
            defaultValue={typed?.contactEmail}
          />
        )}
      </Field>
    </>
  );
}

/** What is said right after it was sent: by when somebody answers, and under which number. */
export function AskedReceipt({
  receipt: { number, answerBy },
  email,
}: {
  readonly receipt: { readonly number: string; readonly answerBy: string };
  readonly email: string;
}) {
  const { t } = useTranslation('asked-support');
  return (
    <div role="status">
      <p>
        {t('received.by')}{' '}
        <strong>
          <Moment at={answerBy} />
        </strong>
      </p>
      <p>{t('received.number', { number, email })}</p>
    </div>
  );
}

/** These forms have words of their own for what is said there alone. */
export const askedWords = (key: string): string[] =>
  key === 'refusal.TOO_MANY_QUESTIONS'
    ? ['asked-support:tooMany']
    : [`common:${key}`, 'common:refusal.OTHER'];
