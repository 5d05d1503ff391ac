import { useTranslation } from 'react-i18next';

/** That a lesson was read on this device. */
export function Ticked({ done }: { done: boolean }) {
  const { t, i18n } = useTranslation('content');
  return done ? <em lang={i18n.language}>{t('academy.read')}</em> : null;
}
