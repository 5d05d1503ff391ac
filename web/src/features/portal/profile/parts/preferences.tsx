import { useTranslation } from 'react-i18next';
import { cityOf, offsetOf } from '../../../../kit/dates/zone-names.js';
import { Field } from '../../../../kit/form/field.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandForm } from '../../parts/command-form.js';
import { useCommand } from '../../parts/use-command.js';
import { type PortalAccountResult, SaveProfileDocument, SaveProfileNode } from '../profile.graphql.js';

const LANGUAGES = ['en', 'cs', 'sk', 'es'] as const;
/** Named by the browser, so that nobody types one. */
const zones = (): readonly string[] => Intl.supportedValuesOf('timeZone');
const CURRENCIES = ['EUR', 'USD', 'CZK', 'GBP'] as const;

type Profile = NonNullable<NonNullable<PortalAccountResult['viewer']>['profile']>;

/** Language of e-mails and reports, the currency of new orders, and the hours in which we write. */
export function Preferences({ profile, userId }: { profile: Profile; userId: string }) {
  const { t } = useTranslation('portal-account');
  const now = new Date();
  const toast = useToast();
  const save = useCommand(SaveProfileDocument, SaveProfileNode, () => toast('success', t('saved')));
  const labels = {
    language: t('preferences.language'),
    currency: t('preferences.currency'),
    timeZone: t('preferences.timeZone'),
  };
  const read = (form: FormData) => ({
    id: userId,
    input: {
      language: String(form.get('language')),
      currency: String(form.get('currency')),
      timeZone: String(form.get('timeZone')) || null,
    },
  });
  const known = CURRENCIES.some((currency) => currency === profile.currency)
    ? CURRENCIES
    : [profile.currency, ...CURRENCIES];
  return (
    <CommandForm command={save} labels={labels} submit={t('preferences.save')} look="plain" read={read}>
      <Field name="language" label={labels.language} hint={t('preferences.languageHint')}>
        {(control) => (
          <select {...control} defaultValue={profile.language}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {t(`language.${language}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="currency" label={labels.currency} hint={t('preferences.currencyHint')}>
        {(control) => (
          <select {...control} defaultValue={profile.currency}>
            {known.map((currency) => (
              <option key={currency} value={currency}>
                {currency}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="timeZone" label={labels.timeZone} hint={t('preferences.timeZoneHint')}>
        {(control) => (
          <select {...control} defaultValue={profile.timeZone ?? ''}>
            <option value="">{t('preferences.timeZoneUsual')}</option>
            {zones().map((zone) => (
              <option key={zone} value={zone}>
                {`${cityOf(zone) || zone} (${offsetOf(zone, now)})`}
              </option>
            ))}
          </select>
        )}
      </Field>
    </CommandForm>
  );
}
