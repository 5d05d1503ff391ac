import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentDocument } from '../../../../domain/content/content-document.js';
import { isSound } from '../../../../domain/content/is-sound.js';
import type { PageStep } from '../../../../kit/page/page-facts.js';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { Cards } from './cards.js';
import type { LiveFacts } from './live-facts.js';
import { NextCheck } from './next-check.js';
import { ReviewLine } from './review-line.js';
import styles from './reading.module.css';
import { Segments } from './segments.js';
import { Sources } from './sources.js';
import { Trail } from './trail.js';

interface Props {
  readonly document: ContentDocument;
  readonly live: LiveFacts;
  readonly above: readonly PageStep[];
  /** In short, above the text. */
  readonly short?: ReactNode;
  /** After the text: a quiz, questions. */
  readonly children?: ReactNode;
  /** The next step. @defaultValue to have a name checked */
  readonly next?: ReactNode;
}

const FEW = 2;

/** A text with contents, sources, what is near to it and the next step. */
export function Article({ document, live, above, short, children, next = <NextCheck /> }: Props) {
  const { t, i18n } = useTranslation('content');
  const lang = document.locale === i18n.language ? undefined : document.locale;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={document.title}
        description={document.description}
        index={isSound(document)}
        textLocale={document.locale}
        address={document.path}
        about={{ above }}
      />
      <article className={styles.article}>
        <header className={styles.head}>
          <Trail steps={above} />
          <h1 lang={lang}>{document.title}</h1>
          {document.lead !== undefined && (
            <p className={styles.lead} lang={lang}>
              {document.lead}
            </p>
          )}
          {short}
          <ReviewLine document={document} />
        </header>
        {document.headings.length > FEW && (
          <nav className={styles.contents} aria-label={t('contents')}>
            <p className={styles.kicker}>{t('contents')}</p>
            <ol lang={lang}>
              {document.headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.body}>
          <Segments segments={document.segments} live={live} lang={lang} />
          {children}
          <Sources sources={document.sources} lang={lang} />
        </div>
      </article>
      {document.related.length > 0 && (
        <section className={styles.related}>
          <h2>{t('related')}</h2>
          <Cards items={document.related} />
        </section>
      )}
      {next}
    </main>
  );
}
