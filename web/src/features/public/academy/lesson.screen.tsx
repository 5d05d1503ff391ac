import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../data/content-source.js';
import { Button } from '../../../kit/button/button.js';
import { useHydrated } from '../../../kit/hydrated/use-hydrated.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Article } from '../parts/reading/article.js';
import { readDocument } from '../parts/reading/read-document.js';
import styles from '../parts/reading/reading.module.css';
import { Quiz } from './parts/quiz.js';
import { useReadLessons } from './parts/use-read-lessons.js';

export async function loader(args: LoaderFunctionArgs) {
  const slug = args.params['slug'] ?? '';
  const [read, all] = await Promise.all([
    readDocument('trademark-academy', slug, args),
    contentOf(args.context).list('trademark-academy'),
  ]);
  const order = read.document.order ?? 0;
  const at = (place: number) => all.find((lesson) => lesson.order === place);
  return { ...read, before: at(order - 1), after: at(order + 1) };
}

/** One lesson of the path, with questions on it and the way on. */
export function Component() {
  const { t, i18n } = useTranslation('content');
  const { document, live, before, after } = useLoaderData<typeof loader>();
  const { read, add } = useReadLessons();
  const isLive = useHydrated();
  const lang = document.locale === i18n.language ? undefined : document.locale;
  const done = read.includes(document.slug);
  return (
    <Article
      document={document}
      live={live}
      above={[{ to: '/trademark-academy', label: t('academy.title') }]}
    >
      {document.quiz !== undefined && <Quiz key={document.slug} questions={document.quiz} lang={lang} />}
      {isLive && (
        <p className={styles.actions}>
          {done ? (
            <em>{t('academy.read')}</em>
          ) : (
            <Button onClick={() => add(document.slug)}>{t('academy.tick')}</Button>
          )}
        </p>
      )}
      <nav className={styles.around} aria-label={t('academy.around')}>
        {before === undefined ? (
          <span />
        ) : (
          <AppLink to={before.path} lang={lang} rel="prev">
            ← {before.title}
          </AppLink>
        )}
        {after !== undefined && (
          <AppLink to={after.path} lang={lang} rel="next">
            {after.title} →
          </AppLink>
        )}
      </nav>
    </Article>
  );
}
