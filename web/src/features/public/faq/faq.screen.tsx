import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../data/content-source.js';
import { AskUs } from '../parts/reading/ask-us.js';
import { AskedQuestions } from '../parts/reading/asked-questions.js';
import styles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';

export async function loader({ context }: LoaderFunctionArgs) {
  const content = contentOf(context);
  const cards = (await content.list('faq')).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  return { groups: await Promise.all(cards.map(({ slug }) => content.document('faq', slug))) };
}

/** What people ask before, while and after they order. */
export function Component() {
  const { t } = useTranslation('content');
  const { groups } = useLoaderData<typeof loader>();
  return (
    <Shelf
      title={t('faq.title')}
      description={t('faq.description')}
      lead={t('faq.lead')}
      index={groups.every(({ reviewed }) => reviewed !== undefined)}
    >
      <nav className={styles.filters} aria-label={t('contents')}>
        {groups.map(({ slug, title }) => (
          <a key={slug} href={`#${slug}`}>
            {title}
          </a>
        ))}
      </nav>
      {groups.map(({ slug, title, questions = [] }) => (
        <section key={slug} id={slug} className={styles.group}>
          <h2>{title}</h2>
          <AskedQuestions items={questions} />
        </section>
      ))}
      <AskUs />
    </Shelf>
  );
}
