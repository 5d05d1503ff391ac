import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { recordsOf } from '../../../data/records-source.js';
import type { AxisValue, DisputeAxis } from '../../../domain/records/dispute.js';
import { AppLink } from '../../../kit/link/app-link.js';
import styles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';
import { useRecordWords } from '../parts/records/use-record-words.js';
import { askedAxis } from './asked-axis.js';
import { AfterDisputes } from './parts/after-disputes.js';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const axis = askedAxis(request.url);
  return { axis, values: await recordsOf(context).disputeValues(axis) };
}

/** Parties are looked up by name, the others by how much there is. */
const inOrder = (axis: DisputeAxis, values: readonly AxisValue[]): readonly AxisValue[] =>
  axis === 'judicial-party' ? values.toSorted((a, b) => a.code.localeCompare(b.code, 'en')) : values;

/** Every value of one side of the decisions, with how many there are. */
export function Component() {
  const { t } = useTranslation('records');
  const words = useRecordWords();
  const { axis, values } = useLoaderData<typeof loader>();
  return (
    <Shelf
      unsearched
      title={t(`values.${axis}.title`)}
      description={t(`values.${axis}.description`)}
      lead={t('values.lead', { count: values.length })}
      above={[{ to: '/trademark-disputes', label: t('disputes.title') }]}
    >
      <ul className={styles.columns}>
        {inOrder(axis, values).map(({ slug, code, count }) => (
          <li key={slug}>
            <AppLink to={`/trademark-disputes/${axis}/${slug}`}>{words.value(axis, code)}</AppLink>{' '}
            <span className={styles.meta}>{count}</span>
          </li>
        ))}
      </ul>
      <AfterDisputes />
    </Shelf>
  );
}
