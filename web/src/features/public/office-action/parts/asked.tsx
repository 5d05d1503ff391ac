import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { isAsked, type LinkedLetter } from '../linked-letter.js';
import styles from '../office-action.module.css';

/** That the lawyer has questions, and the way to answer them. */
export function Asked({ letter, link }: { letter: LinkedLetter; link: string }) {
  const { t } = useTranslation('portal-letter');
  if (!isAsked(letter)) return null;
  const open = (letter.clientInput ?? []).filter(({ answer }) => answer === null || answer === '').length;
  return (
    <section aria-labelledby="asked" className={styles.ordered}>
      <h2 id="asked">{t('questions.title')}</h2>
      <p>{open === 0 ? t('questions.answered') : t('questions.open', { count: open })}</p>
      <p>
        <ButtonLink to={`/office-action/${link}/additional-info`}>
          {t(open === 0 ? 'questions.look' : 'questions.go')}
        </ButtonLink>
      </p>
    </section>
  );
}
