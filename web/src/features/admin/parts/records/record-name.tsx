import { useReference } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { entryOf } from './facts-of.js';
import type { FieldFacts, Naming, RecordRow } from './record-facts.js';
import { ownWords, recordTitle } from './record-title.js';

interface Props {
  readonly naming: Naming;
  readonly row: Readonly<Record<string, unknown>> & { readonly id?: unknown };
  readonly fields?: readonly FieldFacts[];
}

/** The name of a record by its id; all names of one kind on a page are asked for at once. */
export function ReferenceName({ table, id }: { table: string; id: string }) {
  const { referenceRecord } = useReference<RecordRow>({ reference: table, id });
  return <RecordName naming={entryOf(table) ?? { title: [] }} row={referenceRecord ?? { id }} />;
}

function Against() {
  const { t } = useTranslation('admin-records');
  return ` ${t('against')}`;
}

/** What a record is called: its own words, then the name of what it is about. A class of a proof of use is nothing without its mark. */
export function RecordName({ naming, row, fields = [] }: Props) {
  const { title, parent, against } = naming;
  const other = against === undefined ? undefined : row[against.key];
  const about = parent === undefined ? undefined : row[parent.key];
  if (parent === undefined || typeof about !== 'string') return <>{recordTitle(row, naming, fields)}</>;
  const own = ownWords(row, title, {
    fields,
    ...(naming.values === undefined ? {} : { values: naming.values }),
  });
  return (
    <>
      {own !== '' && `${own} · `}
      <ReferenceName table={parent.target} id={about} />
      {against !== undefined && typeof other === 'string' && (
        <>
          <Against /> <ReferenceName table={against.target} id={other} />
        </>
      )}
    </>
  );
}
