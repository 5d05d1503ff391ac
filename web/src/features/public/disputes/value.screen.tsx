import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { recordsOf } from '../../../data/records-source.js';
import { askedOfValue } from '../../../domain/records/asked-disputes.js';
import styles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';
import { DisputeTable } from '../parts/records/dispute-table.js';
import { useRecordWords } from '../parts/records/use-record-words.js';
import { askedAxis } from './asked-axis.js';
import { AfterDisputes } from './parts/after-disputes.js';
import { ListPages } from './parts/list-pages.js';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const axis = askedAxis(request.url);
  const slug = params['value'] ?? '';
  const records = recordsOf(context);
  const value = (await records.disputeValues(axis)).find((one) => one.slug === slug);
  if (value === undefined) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const asked = askedOfValue(searchParams, axis, slug);
  // A list of one says nothing that its decision does not say.
  const isListed = searchParams.size === 0 && value.count > 1;
  return { axis, value, asked, list: await records.disputes(asked), isListed };
}

/** The decisions of one jurisdiction, trade, subject or party. */
export function Component() {
  const { t } = useTranslation('records');
  const words = useRecordWords();
  const { axis, value, asked, list, isListed } = useLoaderData<typeof loader>();
  const name = words.value(axis, value.code);
  return (
    <Shelf
      unsearched
      title={t('value.title', { name })}
      description={t('value.description', { name, count: list.total })}
      lead={t('disputes.found', { count: list.total })}
      above={[
        { to: '/trademark-disputes', label: t('disputes.title') },
        { to: `/trademark-disputes/${axis}`, label: t(`axis.${axis}`) },
      ]}
      index={isListed}
    >
      <section className={styles.group}>
        <DisputeTable items={list.items} caption={name} />
        <ListPages
          path={`/trademark-disputes/${axis}/${value.slug}`}
          asked={{ ...asked, filters: {} }}
          list={list}
        />
      </section>
      <AfterDisputes />
    </Shelf>
  );
}
