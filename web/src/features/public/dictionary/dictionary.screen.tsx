import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../data/content-source.js';
import type { ContentCard } from '../../../domain/content/content-document.js';
import { AppLink } from '../../../kit/link/app-link.js';
import styles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  terms: await contentOf(context).list('trademark-dictionary'),
});

const nameOf = ({ term, title }: ContentCard): string => term ?? title;

function byLetter(terms: readonly ContentCard[]): readonly (readonly [string, readonly ContentCard[]])[] {
  const letters = new Map<string, ContentCard[]>();
  for (const term of terms.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))) {
    const letter = nameOf(term).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters];
}

/** Words of the field from A to Z, each in a sentence. */
export function Component() {
  const { t } = useTranslation('content');
  const { terms } = useLoaderData<typeof loader>();
  const letters = byLetter(terms);
  return (
    <Shelf
      title={t('dictionary.title')}
      description={t('dictionary.description', { count: terms.length })}
      lead={t('dictionary.lead', { count: terms.length })}
    >
      <nav className={styles.jump} aria-label={t('dictionary.letters')}>
        {letters.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div className={styles.letters}>
        {letters.map(([letter, own]) => (
          <section key={letter} id={`letter-${letter}`} aria-labelledby={`of-${letter}`}>
            <h2 id={`of-${letter}`}>{letter}</h2>
            <dl>
              {own.map((term) => (
                <div key={term.slug}>
                  <dt>
                    <AppLink to={term.path}>{nameOf(term)}</AppLink>
                  </dt>
                  <dd>{term.short}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Shelf>
  );
}
