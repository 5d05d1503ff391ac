import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import styles from './reading.module.css';

/** Leads to a question to us; what was looked for in vain stands in it already. */
export function AskUs({ question = '' }: { question?: string }) {
  const { t } = useTranslation('content');
  return (
    <p className={styles.aside}>
      {t('askUs')}{' '}
      <ButtonLink
        to={`/contact${question === '' ? '' : `?${new URLSearchParams({ question }).toString()}`}`}
        size="small"
      >
        {t('common:footer.ask')}
      </ButtonLink>
    </p>
  );
}
