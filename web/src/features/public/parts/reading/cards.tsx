import { useTranslation } from 'react-i18next';
import type { ContentCard } from '../../../../domain/content/content-document.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from './reading.module.css';

/** Texts as a list: title, what it is about, and how long it takes to read. */
export function Cards({ items, level = 3 }: { items: readonly ContentCard[]; level?: 2 | 3 }) {
  const { t, i18n } = useTranslation('content');
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <li key={item.path} lang={item.locale === i18n.language ? undefined : item.locale}>
          <Heading>
            <AppLink to={item.path}>{item.title}</AppLink>
          </Heading>
          <p>{item.answer ?? item.lead ?? item.description}</p>
          <p className={styles.meta} lang={i18n.language}>
            {t('minutes', { count: item.minutes })}
          </p>
        </li>
      ))}
    </ul>
  );
}
