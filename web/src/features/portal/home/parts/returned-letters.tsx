import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Section } from '../../parts/page.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { ReturnedLettersDocument, ReturnedLettersNode } from '../home.graphql.js';
import styles from './home.module.css';

/** Letters that the mail server of the reader's address sent back, and the way to another address. Without an answer it is absent. */
export function ReturnedLetters() {
  const { t } = useTranslation('portal');
  const { data } = usePortalQuery(ReturnedLettersDocument, ReturnedLettersNode, {});
  const letters = data?.returnedLetters ?? [];
  if (letters.length === 0) return null;
  return (
    <Section title={t('returned.title', { count: letters.length })}>
      <p>{t('returned.lead')}</p>
      <ul className={styles.lines}>
        {letters.map(({ id, subject, sentAt }) => (
          <li key={id}>
            <span className={styles.when}>
              <Moment at={sentAt} style="date" />
            </span>
            <span>{subject}</span>
          </li>
        ))}
      </ul>
      <p>
        <AppLink to="/portal/profile?tab=account">{t('returned.check')}</AppLink>
      </p>
    </Section>
  );
}
