import type { SortPayload } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { TimeLeft } from '../../time-left.js';
import { Status } from '../../../../../kit/status/status.js';
import { FieldValue } from '../field-value.js';
import type { FieldFacts, RecordFacts, RecordRow } from '../record-facts.js';
import { RecordName } from '../record-name.js';
import { ownWords, recordTitle } from '../record-title.js';
import { statusTone } from '../status-tone.js';
import { deskState } from '../steps/offers.js';
import styles from './list.module.css';
import { useRowSelection } from './use-row-selection.js';

interface Props {
  readonly facts: RecordFacts;
  readonly rows: readonly RecordRow[];
  readonly columns: readonly string[];
  readonly label: string;
  readonly sort?: SortPayload;
  readonly onSort?: (sort: SortPayload) => void;
  readonly selected?: readonly string[];
  readonly onSelect?: (ids: readonly string[]) => void;
}

type Order = 'ascending' | 'descending' | 'none';

function HeadCell({
  field,
  sort,
  onSort,
}: {
  field: FieldFacts;
  sort: SortPayload | undefined;
  onSort: Props['onSort'];
}) {
  if (field.sortable !== true || sort === undefined || onSort === undefined)
    return <th scope="col">{field.label}</th>;
  const order: Order = sort.field !== field.key ? 'none' : sort.order === 'ASC' ? 'ascending' : 'descending';
  const turn = (): void => onSort({ field: field.key, order: order === 'ascending' ? 'DESC' : 'ASC' });
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" onClick={turn}>
        {field.label}
        <span aria-hidden="true" data-order={order} />
      </button>
    </th>
  );
}

/** Fields of the chosen columns, without the one that is the row's link already. */
function useColumns({ facts, columns }: Pick<Props, 'facts' | 'columns'>): {
  readonly name: FieldFacts | undefined;
  readonly others: readonly FieldFacts[];
} {
  const known = new Map(facts.fields.map((field) => [field.key, field]));
  const name = known.get(facts.title[0] ?? '');
  return { name, others: columns.flatMap((key) => known.get(key) ?? []).filter((field) => field !== name) };
}

/** A status by the desk's word, a promise by the time that is left; else the value. */
function Cell({ facts, field, row }: { facts: RecordFacts; field: FieldFacts; row: RecordRow }) {
  const value = row[field.key];
  const state = field.key === 'status' ? deskState(facts, row) : undefined;
  if (state !== undefined)
    return (
      <Status tone={statusTone(String(value ?? state.word), state.waitsFor)} quiet>
        {state.word}
      </Status>
    );
  if (typeof value === 'string' && field.countsDownIn?.includes(String(row['status'])) === true)
    return <TimeLeft at={value} />;
  return <FieldValue field={field} value={value} brief />;
}

/** Rows of any entity: a hairline between them, the name as the way in, numbers to the right. */
export function RecordGrid({ facts, rows, columns, label, sort, onSort, selected, onSelect }: Props) {
  const { t } = useTranslation('admin-records');
  const { name, others } = useColumns({ facts, columns });
  const selection = useRowSelection(
    rows.map(({ id }) => id),
    selected,
    onSelect,
  );
  if (rows.length === 0)
    return <p className={styles.empty}>{t('list.empty', { what: facts.many.toLowerCase() })}</p>;
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {selection !== undefined && (
              <td>
                <input
                  type="checkbox"
                  aria-label={t('list.selectAll')}
                  checked={selection.all}
                  onChange={selection.toggleAll}
                />
              </td>
            )}
            {name === undefined ? (
              <th scope="col">{facts.one}</th>
            ) : (
              <HeadCell field={name} sort={sort} onSort={onSort} />
            )}
            {others.map((field) => (
              <HeadCell key={field.key} field={field} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const rest = facts.title.filter((key) => !others.some((field) => field.key === key));
            // What has no words of its own goes by all that names it: a logo by its number.
            const unsaid = ownWords(row, rest, facts) === '' ? facts : { ...facts, title: rest };
            const title = recordTitle(row, unsaid, facts.fields);
            return (
              <tr key={row.id} data-selected={selection?.has(row.id) || undefined}>
                {selection !== undefined && (
                  <td>
                    <input
                      type="checkbox"
                      aria-label={t('list.select', { title })}
                      checked={selection.has(row.id)}
                      onChange={(event) => selection.toggle(row.id, event.nativeEvent)}
                    />
                  </td>
                )}
                <th scope="row">
                  <AppLink to={`/${facts.table}/${row.id}/show`}>
                    <RecordName naming={unsaid} row={row} fields={facts.fields} />
                  </AppLink>
                </th>
                {others.map((field) => (
                  <td key={field.key} data-kind={field.kind} data-label={field.label}>
                    <Cell facts={facts} field={field} row={row} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
