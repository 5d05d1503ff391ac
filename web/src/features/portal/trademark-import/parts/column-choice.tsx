import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { Section } from '../../parts/page.js';
import { columns, type Column } from '../columns.js';
import { orderOf, type DateOrder } from '../days.js';
import type { KeptList } from '../use-kept-list.js';
import styles from './import.module.css';

interface Props {
  readonly list: KeptList;
  readonly onChange: (list: KeptList) => void;
}

const DATES: readonly Column[] = ['filed', 'registered', 'expires'];

/** Which column says what: proposed by its heading, put right by the reader. */
export function ColumnChoice({ list, onChange }: Props) {
  const { t } = useTranslation('portal-import');
  const headings = list.rows[list.heading] ?? [];
  const choose = (column: Column, value: string): void => {
    const { [column]: _, ...others } = list.mapping;
    onChange({ ...list, mapping: value === '' ? others : { ...others, [column]: Number(value) } });
  };
  return (
    <Section title={t('columns.title')}>
      <p>{t('columns.lead')}</p>
      <div className={styles.columns}>
        {columns.map((column) => (
          <Field key={column} name={`column-${column}`} label={t(`column.${column}`)}>
            {(control) => (
              <select
                {...control}
                value={list.mapping[column] ?? ''}
                onChange={(event) => choose(column, event.target.value)}
              >
                <option value="">{t('columns.none')}</option>
                {headings.map((heading, at) => (
                  <option key={at} value={at}>
                    {heading === '' ? t('columns.unnamed', { number: at + 1 }) : heading}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <OrderChoice list={list} onChange={onChange} />
    </Section>
  );
}

/** Asked once for the file, where its dates can be read in two ways. */
function OrderChoice({ list, onChange }: Props) {
  const { t } = useTranslation('portal-import');
  const cells = list.rows
    .slice(list.heading + 1)
    .flatMap((row) => DATES.map((column) => row[list.mapping[column] ?? -1] ?? ''));
  if (orderOf(cells) !== undefined) return null;
  const sample = cells.find((cell) => orderOf([cell]) === undefined) ?? '';
  return (
    <Field name="order" label={t('order.label', { sample })}>
      {(control) => (
        <select
          {...control}
          value={list.order ?? ''}
          onChange={(event) => onChange({ ...list, order: event.target.value as DateOrder })}
        >
          <option value="" disabled>
            {t('order.choose')}
          </option>
          <option value="day">{t('order.day')}</option>
          <option value="month">{t('order.month')}</option>
        </select>
      )}
    </Field>
  );
}
