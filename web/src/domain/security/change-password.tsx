import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider, type FormErrors } from '../../kit/form/form-errors.js';
import { Field } from '../../kit/form/field.js';
import { CurrentPasswordField } from '../sign-in/credential-fields.js';
import { send } from '../sign-in/signed-in-api.js';
import { ChangePasswordDocument } from './change-password.graphql.js';
import styles from './security.module.css';

const SHORTEST = 12;

/** A new password, with the current one and the rules first. All sessions end with the old one: `login` is where one signs in again. */
export function ChangePassword({ login }: { login: string }) {
  const { t } = useTranslation('portal-account');
  const [state, setState] = useState<{
    busy: boolean;
    errors: FormErrors;
    message: string | undefined;
    attempt: number;
  }>({ busy: false, errors: {}, message: undefined, attempt: 0 });
  const failed = (errors: FormErrors, message?: string): void =>
    setState((last) => ({ busy: false, errors, message, attempt: last.attempt + 1 }));
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.busy) return;
    const form = new FormData(event.currentTarget);
    const [current, password] = [String(form.get('current') ?? ''), String(form.get('newPassword') ?? '')];
    const errors: FormErrors = {
      ...(current === '' ? { current: { text: t('password.currentEmpty') } } : {}),
      ...(password === ''
        ? { newPassword: { text: t('password.newEmpty') } }
        : [...password].length < SHORTEST
          ? { newPassword: { text: t('password.PASSWORD_TOO_SHORT') } }
          : {}),
    };
    if (Object.keys(errors).length > 0) return failed(errors);
    setState((last) => ({ ...last, busy: true, errors: {}, message: undefined }));
    const answer = await send(ChangePasswordDocument, { input: { current, password } });
    if (answer.done) return window.location.assign(`${login}?done=password`);
    const code = answer.message?.replace('refusal.', '') ?? '';
    if (code === 'WRONG_PASSWORD') return failed({ current: { text: t('password.WRONG_PASSWORD') } });
    if (code.startsWith('PASSWORD_')) return failed({ newPassword: { text: t(`password.${code}`) } });
    failed({}, t([`failed.${code}`, 'failed.FAILED']));
  };
  return (
    <FormErrorsProvider errors={state.errors}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <ErrorSummary
          attempt={state.attempt}
          labels={{ current: t('password.current'), newPassword: t('password.new') }}
          message={state.message}
        />
        <p>{t('password.lead')}</p>
        <CurrentPasswordField name="current" label={t('password.current')} />
        <Field name="newPassword" label={t('password.new')} hint={t('password.rules')}>
          {(control) => <input {...control} type="password" autoComplete="new-password" maxLength={200} />}
        </Field>
        <Button type="submit" busy={state.busy}>
          {t('password.save')}
        </Button>
      </form>
    </FormErrorsProvider>
  );
}
