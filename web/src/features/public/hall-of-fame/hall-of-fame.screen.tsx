import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { recordsOf } from '../../../data/records-source.js';
import { FAME_FILTERS, type FameFilter } from '../../../domain/records/famous-mark.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { NextCheck } from '../parts/reading/next-check.js';
import readingStyles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';
import { NameCard } from '../parts/records/name-card.js';
import { useRecordWords } from '../parts/records/use-record-words.js';
import styles from './hall-of-fame.module.css';
import { FameFilters } from './parts/fame-filters.js';
import { useKindOfMark } from './parts/use-kind-of-mark.js';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = Object.fromEntries(FAME_FILTERS.map((name) => [name, searchParams.get(name) ?? '']));
  return {
    asked: asked as Readonly<Record<FameFilter, string>>,
    ...(await recordsOf(context).famousMarks(new URLSearchParams(asked))),
    isListed: searchParams.size === 0,
  };
}

/** Famous marks as a wall of names, narrowed down by kind, trade and country. */
export function Component() {
  const { t } = useTranslation('records');
  const words = useRecordWords();
  const kindOf = useKindOfMark();
  const { items, choices, asked, isListed } = useLoaderData<typeof loader>();
  return (
    <Shelf
      unsearched
      title={t('fame.title')}
      description={t('fame.description')}
      lead={t('fame.lead')}
      index={isListed}
    >
      <section className={readingStyles.group}>
        <FameFilters asked={asked} choices={choices} />
        <p role="status" className={readingStyles.meta}>
          {t('fame.found', { count: items.length })}
        </p>
        {items.length === 0 ? (
          <p>
            <AppLink to="/trademark-hall-of-fame">{t('fame.all')}</AppLink>
          </p>
        ) : (
          <ul className={styles.wall}>
            {items.map((mark) => (
              <li key={mark.id}>
                <NameCard size="small" label={kindOf(mark)}>
                  <h2>
                    <AppLink to={`/trademark-hall-of-fame/${mark.id}`}>{mark.name}</AppLink>
                  </h2>
                </NameCard>
                <p className={readingStyles.meta}>
                  {[mark.owner, words.country(mark.country), mark.firstUseYear]
                    .filter((fact) => fact !== undefined)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <NextCheck
        guide={{
          to: '/trademark-academy/article/choosing-a-strong-name',
          label: t('content:next.chooseName'),
        }}
      />
    </Shelf>
  );
}
