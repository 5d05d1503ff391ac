import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from '../class-assist.module.css';

const EXAMPLES = ['first', 'second', 'third'] as const;

/** Descriptions to try with one press. */
export function Examples() {
  const { t } = useTranslation('class-assist');
  return (
    <p className={styles.examples}>
      <span>{t('try')}</span>
      {EXAMPLES.map((key) => (
        <AppLink key={key} to={`/class-assist?q=${encodeURIComponent(t(`example.${key}`))}`}>
          {t(`example.${key}`)}
        </AppLink>
      ))}
    </p>
  );
}
