import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandForm } from '../../parts/command-form.js';
import { useCommand } from '../../parts/use-command.js';
import { type PortalAccountResult, SaveProfileDocument, SaveProfileNode } from '../profile.graphql.js';

export type Profile = NonNullable<NonNullable<PortalAccountResult['viewer']>['profile']>;

/** Name and telephone of the person who signs in. */
export function PersonalData({ profile, userId }: { profile: Profile; userId: string }) {
  const { t } = useTranslation('portal-profile');
  const toast = useToast();
  const save = useCommand(SaveProfileDocument, SaveProfileNode, () => toast('success', t('saved')));
  const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
  const labels = { firstname: t('you.firstname'), lastname: t('you.lastname'), phoneNumber: t('you.phone') };
  return (
    <CommandForm
      command={save}
      labels={labels}
      submit={t('you.save')}
      required={(['firstname', 'lastname'] as const).filter((name) => profile[name] !== '')}
      read={(form) => ({
        id: userId,
        input: {
          firstname: text(form, 'firstname'),
          lastname: text(form, 'lastname'),
          phoneNumber: text(form, 'phoneNumber'),
        },
      })}
    >
      <Field name="firstname" label={labels.firstname}>
        {(control) => <input {...control} defaultValue={profile.firstname} autoComplete="given-name" />}
      </Field>
      <Field name="lastname" label={labels.lastname}>
        {(control) => <input {...control} defaultValue={profile.lastname} autoComplete="family-name" />}
      </Field>
      <Field name="phoneNumber" label={labels.phoneNumber} optional>
        {(control) => <input {...control} type="tel" defaultValue={profile.phoneNumber} autoComplete="tel" />}
      </Field>
    </CommandForm>
  );
}
