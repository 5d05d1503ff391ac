import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandForm } from '../../parts/command-form.js';
import { Refused } from '../../parts/refused.js';
import { useCommand } from '../../parts/use-command.js';
import {
  AskForEmailChangeDocument,
  AskForEmailChangeNode,
  CancelEmailChangeDocument,
  CancelEmailChangeNode,
} from '../profile.graphql.js';

/** The address one signs in with; another one holds once the link sent to it was pressed. */
export function EmailAddress({ id, email, pending }: { id: string; email: string; pending: string | null }) {
  const { t } = useTranslation('portal-account');
  const toast = useToast();
  const [again, setAgain] = useState(false);
  const ask = useCommand(AskForEmailChangeDocument, AskForEmailChangeNode, () => {
    setAgain(false);
    toast('success', t('email.sent'));
  });
  const cancel = useCommand(CancelEmailChangeDocument, CancelEmailChangeNode);
  const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
  const labels = { email: t('email.new'), password: t('email.password') };
  if (pending !== null && !again) {
    return (
      <>
        <p>{t('email.now', { email })}</p>
        <p role="status">{t('email.waiting', { email: pending })}</p>
        <p>
          <Button size="small" onClick={() => setAgain(true)}>
            {t('email.again')}
          </Button>{' '}
          <Button
            size="small"
            look="quiet"
            busy={cancel.state === 'loading'}
            onClick={() => void cancel.run({ id })}
          >
            {t('email.cancel')}
          </Button>
        </p>
        <Refused command={cancel} />
      </>
    );
  }
  return (
    <>
      <p>{t('email.now', { email })}</p>
      <CommandForm
        command={ask}
        labels={labels}
        submit={t('email.send')}
        look="plain"
        read={(form) => ({
          input: { email: text(form, 'email'), password: String(form.get('password') ?? '') },
        })}
      >
        <Field name="email" label={labels.email} hint={t('email.hint')}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={pending ?? ''}
            />
          )}
        </Field>
        <Field name="password" label={labels.password}>
          {(control) => (
            <input {...control} type="password" autoComplete="current-password" maxLength={200} />
          )}
        </Field>
      </CommandForm>
    </>
  );
}
