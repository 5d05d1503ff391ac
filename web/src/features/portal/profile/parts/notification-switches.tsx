import { useTranslation } from 'react-i18next';
import { Check } from '../../../../kit/form/choices.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandForm } from '../../parts/command-form.js';
import { useCommand } from '../../parts/use-command.js';
import { SaveProfileDocument, SaveProfileNode } from '../profile.graphql.js';
import type { Profile } from './personal-data.js';

const SWITCHES = ['orderUpdateEmailsEnabled', 'marketingEmailsEnabled', 'newsletterEmailsEnabled'] as const;

/** Which letters come by e-mail. Legal dates and invoices always do. */
export function NotificationSwitches({ profile, userId }: { profile: Profile; userId: string }) {
  const { t } = useTranslation('portal-profile');
  const toast = useToast();
  const save = useCommand(SaveProfileDocument, SaveProfileNode, () => toast('success', t('saved')));
  const input = (form: FormData) =>
    Object.fromEntries(SWITCHES.map((name) => [name, form.get(name) !== null]));
  return (
    <CommandForm
      command={save}
      labels={{}}
      submit={t('mails.save')}
      look="plain"
      read={(form) => ({ id: userId, input: input(form) })}
    >
      <p>{t('mails.always')}</p>
      <div>
        {SWITCHES.map((name) => (
          <Check key={name} name={name} checked={profile[name]}>
            {t(`mails.${name}`)}
          </Check>
        ))}
      </div>
    </CommandForm>
  );
}
