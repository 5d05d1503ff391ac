import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { FormErrorsProvider, type FormErrors } from '../../kit/form/form-errors.js';
import { Field } from '../../kit/form/field.js';
import { QrCode } from '../../kit/qr/qr-code.js';
import { act } from './knock-freshly.js';
import styles from './security.module.css';

interface Props {
  readonly app: { readonly key: string; readonly uri: string };
  readonly onCancel: () => void;
  readonly onAdded: (codes: readonly string[]) => void;
}

/** Picture and text for the app, and one code of it to confirm: before that it is not asked for. */
export function AddCodeApp({ app, onCancel, onAdded }: Props) {
  const { t } = useTranslation('portal-account');
  const [state, setState] = useState<{ busy: boolean; errors: FormErrors }>({ busy: false, errors: {} });
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.busy) return;
    const code = String(new FormData(event.currentTarget).get('appCode') ?? '').trim();
    if (code === '') return setState({ busy: false, errors: { appCode: { text: t('app.empty') } } });
    setState({ busy: true, errors: {} });
    const answer = await act<{ recoveryCodes: readonly string[] }>('code-app-confirm', { code });
    if (answer.ok) return onAdded(answer.body.recoveryCodes);
    setState({ busy: false, errors: { appCode: { text: t([`failed.${answer.code}`, 'failed.FAILED']) } } });
  };
  return (
    <FormErrorsProvider errors={state.errors}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{t('app.scan')}</p>
        <QrCode text={app.uri} label={t('app.qr')} />
        <p>
          {t('app.type')} <span className={styles.key}>{(app.key.match(/.{1,4}/g) ?? []).join(' ')}</span>
        </p>
        <Field name="appCode" label={t('app.code')}>
          {(control) => (
            <input {...control} type="text" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
          )}
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" look="accent" busy={state.busy}>
            {t('app.confirm')}
          </Button>
          <Button type="button" look="quiet" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
        </div>
      </form>
    </FormErrorsProvider>
  );
}
