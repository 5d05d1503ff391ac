import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { recordsOf } from '../../../data/records-source.js';
import { askedDisputes } from '../../../domain/records/asked-disputes.js';
import { DISPUTE_AXES } from '../../../domain/records/dispute.js';
import { AppLink } from '../../../kit/link/app-link.js';
import styles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';
import { DisputeTable } from '../parts/records/dispute-table.js';
import { AfterDisputes } from './parts/after-disputes.js';
import { DisputeFilters } from './parts/dispute-filters.js';
import { ListPages } from './parts/list-pages.js';
import { NothingFound } from './parts/nothing-found.js';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = askedDisputes(searchParams);
  // A list that somebody put together is one of countless; search engines have the lists by value.
  return { asked, list: await recordsOf(context).disputes(asked), isListed: searchParams.size === 0 };
}

/** All decisions, narrowed down by a plain form whose address can be kept and sent on. */
export function Component() {
  const { t } = useTranslation('records');
  const { asked, list, isListed } = useLoaderData<typeof loader>();
  return (
    <Shelf
      unsearched
      title={t('disputes.title')}
      description={t('disputes.description')}
      lead={t('disputes.lead')}
      index={isListed}
    >
      <nav className={styles.filters} aria-label={t('disputes.axes')}>
        {DISPUTE_AXES.map((axis) => (
          <AppLink key={axis} to={`/trademark-disputes/${axis}`}>
            {t(`axis.${axis}`)}
          </AppLink>
        ))}
      </nav>
      <section className={styles.group}>
        <DisputeFilters asked={asked} choices={list.choices} />
        <p role="status" className={styles.meta}>
          {t('disputes.found', { count: list.total })}
        </p>
        {list.total === 0 ? (
          <NothingFound asked={asked} without={list.without} />
        ) : (
          <DisputeTable items={list.items} caption={t('disputes.title')} />
        )}
        <ListPages path="/trademark-disputes" asked={asked} list={list} />
      </section>
      <AfterDisputes />
    </Shelf>
  );
}
