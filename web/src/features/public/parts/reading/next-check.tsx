import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from './reading.module.css';

/** What a reader may do after a page to read: have the own name checked, or talk to a lawyer; where there is one, a text that goes on from here. */
export function NextCheck({ guide }: { guide?: { readonly to: string; readonly label: string } }) {
  const { t } = useTranslation('content');
  return (
    <section className={styles.next} aria-labelledby="next-check">
      <h2 id="next-check">{t('next.title')}</h2>
      <p>{t('next.text')}</p>
      <p className={styles.actions}>
        <ButtonLink to="/verification" look="accent" size="large">
          {t('common:action.check')}
        </ButtonLink>
        <ButtonLink to="/book-a-free-consultation" size="large">
          {t('talk.book')}
        </ButtonLink>
      </p>
      {guide !== undefined && (
        <p>
          <AppLink to={guide.to}>{guide.label}</AppLink>
        </p>
      )}
    </section>
  );
}
