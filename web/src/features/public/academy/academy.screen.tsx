import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../data/content-source.js';
import { AppLink } from '../../../kit/link/app-link.js';
import styles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';
import { Ticked } from './parts/ticked.js';
import { useReadLessons } from './parts/use-read-lessons.js';

export async function loader({ context }: LoaderFunctionArgs) {
  const lessons = await contentOf(context).list('trademark-academy');
  return { lessons: lessons.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0)) };
}

const STAGES = ['before-filing', 'filing', 'after-filing', 'enforcing'] as const;

/** A path of lessons from the first idea to the defence of a mark; what was read is ticked on this device. */
export function Component() {
  const { t, i18n } = useTranslation('content');
  const { lessons } = useLoaderData<typeof loader>();
  const { read } = useReadLessons();
  const lang = i18n.language === 'en' ? undefined : 'en';
  return (
    <Shelf
      title={t('academy.title')}
      description={t('academy.description', { count: lessons.length })}
      lead={t('academy.lead', { count: lessons.length })}
    >
      {lang !== undefined && <p className={styles.meta}>{t('inEnglish')}</p>}
      <div className={styles.path}>
        {STAGES.map((stage) => (
          <section key={stage} aria-labelledby={stage}>
            <h2 id={stage}>{t(`academy.stage.${stage}`)}</h2>
            <ol>
              {lessons
                .filter((lesson) => lesson.stage === stage)
                .map((lesson) => (
                  <li key={lesson.slug} lang={lang}>
                    <span>{lesson.order}</span>
                    <div>
                      <AppLink to={lesson.path}>{lesson.title}</AppLink>
                      <p>{lesson.description}</p>
                    </div>
                    <Ticked done={read.includes(lesson.slug)} />
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </Shelf>
  );
}
