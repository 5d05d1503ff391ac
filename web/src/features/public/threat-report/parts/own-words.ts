import { useTranslation } from 'react-i18next';
import type { FormErrors } from '../../../../kit/form/form-errors.js';

/** What is refused here and nowhere else has its sentences among the words of these pages; all other ones are the common ones. */
export function useOwnWords(ns: 'threat-report' | 'violation-report' = 'threat-report') {
  const { t, i18n } = useTranslation(ns);
  const own = (key: string): string | undefined =>
    i18n.exists(`${ns}:${key}`) ? t(key as 'fault.IN_FUTURE') : undefined;
  return {
    errorsOf: (errors: FormErrors): FormErrors =>
      Object.fromEntries(
        Object.entries(errors).map(([name, error]) => {
          const code = typeof error === 'string' ? error.replace('errors.', '') : '';
          const text = own(`fault.${name}_${code}`) ?? own(`fault.${code}`);
          return [name, text === undefined ? error : { text }];
        }),
      ),
    messageOf: (message: string | undefined): string | undefined =>
      message === undefined
        ? undefined
        : (own(message) ?? t(`common:${message}`, { defaultValue: t('common:refusal.OTHER') })),
  };
}
