import { useGetOne } from 'ra-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { FieldValue } from '../../parts/records/field-value.js';
import { Related } from '../../parts/records/list/related.js';
import { isAllowed, type RecordFacts, type RecordRow } from '../../parts/records/record-facts.js';
import { recordTitle } from '../../parts/records/record-title.js';
import { RecordSteps } from '../../parts/records/steps/record-steps.js';
import { useRecordFacts, useRole } from '../../parts/records/use-facts.js';
import { NotThere } from '../../parts/records/not-there.js';
import { RecordEditForm } from '../../parts/records/form/record-edit-form.js';
import styles from './workbench.module.css';

/** One piece of work on a record: of all its fields, steps and lists those that belong to it. */
export interface Work {
  /** Its name in the address, and of its words. */
  readonly name: 'docketing' | 'examination' | 'additional-info';
  /** Shown, not changed here. */
  readonly shown: readonly string[];
  readonly changed: readonly string[];
  /** Root fields of the steps that may be taken here. */
  readonly steps: readonly string[];
  /** Tables of what is written beside it. */
  readonly lists: readonly string[];
}

function Bench({
  facts,
  row,
  work,
  reread,
}: {
  facts: RecordFacts;
  row: RecordRow;
  work: Work;
  reread: () => Promise<RecordRow | undefined>;
}) {
  const { t } = useTranslation('admin-records');
  const role = useRole();
  const { update } = facts;
  const here = {
    ...facts,
    steps: facts.steps.filter(({ root }) => work.steps.includes(root)),
    commands: [],
    children: facts.children.filter(({ table }) => work.lists.includes(table)),
  };
  const path = `/${facts.table}/${row.id}`;
  return (
    <>
      <dl className={styles.facts}>
        {facts.fields
          .filter(({ key }) => work.shown.includes(key))
          .map((field) => (
            <div key={field.key}>
              <dt>{field.label}</dt>
              <dd>
                <FieldValue field={field} value={row[field.key]} />
              </dd>
            </div>
          ))}
      </dl>
      <RecordSteps facts={here} row={row} />
      {isAllowed(update, role) && (
        <section>
          <h2>{t(`work.${work.name}.form`)}</h2>
          <RecordEditForm
            key={`${row.id}.${String(row['version'])}`}
            facts={facts}
            command={{ ...update, input: work.changed }}
            row={row}
            form={`.${work.name}`}
            back={`${path}/${work.name}`}
            reread={reread}
          />
        </section>
      )}
      {work.lists.length > 0 && <Related facts={here} id={row.id} />}
    </>
  );
}

function Screen({ work }: { work: Work }) {
  const { t } = useTranslation('admin-records');
  const facts = useRecordFacts();
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<RecordRow>(facts.table, { id }, { refetchOnWindowFocus: false });
  if (error !== null && data === undefined)
    return <NotThere facts={facts} error={error as Error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const title = t(`work.${work.name}.title`, { title: recordTitle(data, facts, facts.fields) });
  return (
    <div className={styles.bench}>
      <PageMeta title={title} />
      <p>
        <AppLink to={`/${facts.table}/${id}/show`}>{facts.one}</AppLink>
      </p>
      <h1>{title}</h1>
      <p>{t(`work.${work.name}.doc`)}</p>
      <Bench facts={facts} row={data} work={work} reread={async () => (await refetch()).data} />
    </div>
  );
}

/** A page of its own for one piece of work, over the commands that are there. */
export function Workbench({ work }: { work: Work }) {
  return (
    <Suspense>
      <Screen work={work} />
    </Suspense>
  );
}
