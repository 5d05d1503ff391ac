import { useTranslation } from 'react-i18next';
import { piecesOf, textsOf, type Message } from '../message.js';
import styles from '../message-work.module.css';

/** The words of the letter page by page; what something was read from is marked, and says what. */
export function LetterText({ message }: { message: Message }) {
  const { t } = useTranslation('admin-office-message');
  const { document, suggestions } = message;
  return (
    <div className={styles.letter}>
      {document !== null && (
        <a href={document.url} target="_blank" rel="noreferrer">
          {t('openPaper', { name: document.name })}
        </a>
      )}
      {textsOf(message).map((text, page) => (
        <section key={page} aria-label={page === 0 ? t('mail') : t('page', { page })}>
          <h3>{page === 0 ? t('mail') : t('page', { page })}</h3>
          <p className={styles.page}>
            {piecesOf(
              text,
              (suggestions ?? []).filter((one) => one.page === page),
            ).map(({ text: words, read }, place) =>
              read === undefined ? (
                words
              ) : (
                <mark key={place} title={t(`field.${read.field}`)}>
                  {words}
                </mark>
              ),
            )}
          </p>
        </section>
      ))}
    </div>
  );
}
