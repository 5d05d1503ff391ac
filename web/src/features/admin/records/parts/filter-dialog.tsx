import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { isMachineField } from '../../parts/records/machine-field.js';
import type { FieldFacts, RecordFacts } from '../../parts/records/record-facts.js';
import { comparisonOf, type Condition } from '../../parts/records/record-filter.js';
import { peopleOf, ReferenceInput } from '../../parts/records/form/reference-input.js';
import styles from '../record-list.module.css';

interface EditorProps {
  readonly field: FieldFacts;
  readonly value: Condition;
  readonly onChange: (value: Condition) => void;
}

const RANGED = new Set(['calendarDate', 'instant', 'integer', 'decimal']);

function Line({
  label,
  type,
  value,
  onChange,
}: {
  label: string;
  type: string;
  value: unknown;
  onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** From and to; a day begins at midnight UTC where the field is a moment. */
function RangeEditor({ field, value, onChange }: EditorProps) {
  const { t } = useTranslation('admin-records');
  const isDay = field.kind === 'calendarDate' || field.kind === 'instant';
  const shown = (bound: unknown): string => String(bound ?? '').slice(0, isDay ? 10 : 40);
  const typed = (text: string): unknown =>
    text === ''
      ? undefined
      : field.kind === 'instant'
        ? `${text}T00:00:00.000Z`
        : field.kind === 'integer'
          ? Number(text)
          : text;
  return (
    <>
      <Line
        label={t('filter.from')}
        type={isDay ? 'date' : 'number'}
        value={shown(value['gte'])}
        onChange={(text) => onChange({ ...value, gte: typed(text) })}
      />
      <Line
        label={t('filter.to')}
        type={isDay ? 'date' : 'number'}
        value={shown(value['lte'])}
        onChange={(text) => onChange({ ...value, lte: typed(text) })}
      />
    </>
  );
}

/** Each word once, with all that colleagues call by it. */
function choicesOf({ values = [] }: FieldFacts): readonly (readonly [string, readonly string[]])[] {
  const words = [...new Set(values.map(([, label]) => label))];
  return words.map((word) => [word, values.filter(([, label]) => label === word).map(([name]) => name)]);
}

function ChoiceEditor({ field, value, onChange }: EditorProps) {
  const chosen = (value['in'] as readonly string[] | undefined) ?? [];
  return (
    <fieldset className={styles.choices}>
      <legend>{field.label}</legend>
      {choicesOf(field).map(([label, names]) => (
        <label key={label}>
          <input
            type="checkbox"
            checked={names.every((name) => chosen.includes(name))}
            onChange={(event) =>
              onChange({
                in: [...chosen.filter((one) => !names.includes(one)), ...(event.target.checked ? names : [])],
              })
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function Editor(props: EditorProps) {
  const { t } = useTranslation('admin-records');
  const { field, value, onChange } = props;
  const id = useId();
  if (field.values !== undefined) return <ChoiceEditor {...props} />;
  if (RANGED.has(field.kind)) return <RangeEditor {...props} />;
  if (field.kind === 'boolean') {
    return (
      <div>
        <label htmlFor={id}>{field.label}</label>
        <select
          id={id}
          value={String(value['eq'] ?? '')}
          onChange={(event) =>
            onChange(event.target.value === '' ? {} : { eq: event.target.value === 'true' })
          }
        >
          <option value="">–</option>
          <option value="true">{t('yes')}</option>
          <option value="false">{t('no')}</option>
        </select>
      </div>
    );
  }
  if (field.kind === 'ref' && field.target !== undefined)
    return (
      <div>
        <label htmlFor={id}>{field.label}</label>
        <ReferenceInput
          control={{ id }}
          table={field.target}
          people={peopleOf(field)}
          value={String(value['eq'] ?? '')}
          onChange={(picked) => onChange(picked === '' ? {} : { eq: picked })}
        />
      </div>
    );
  const comparator =
    field.kind === 'list'
      ? 'has'
      : field.kind === 'id' || field.kind === 'ref' || field.kind === 'code'
        ? 'eq'
        : 'contains';
  return (
    <Line
      label={field.label}
      type="text"
      value={value[comparator]}
      onChange={(text) => onChange(text === '' ? {} : { [comparator]: text })}
    />
  );
}

/** One more condition: a field, and what it shall be. */
export function FilterDialog({
  facts,
  onClose,
  onAdd,
}: {
  facts: RecordFacts;
  onClose: () => void;
  onAdd: (key: string, condition: Condition) => void;
}) {
  const { t } = useTranslation('admin-records');
  const id = useId();
  const fields = facts.fields.filter((one) => one.filterable === true && !isMachineField(one));
  const [key, setKey] = useState(fields.find((field) => field.key === 'status')?.key ?? fields[0]?.key ?? '');
  const [value, setValue] = useState<Condition>({});
  const field = fields.find((one) => one.key === key);
  const condition = field === undefined ? undefined : comparisonOf(field, value);
  const isEmpty = value['isNull'] === true;
  return (
    <Dialog open title={t('filter.add')} onClose={onClose}>
      <div className={styles.dialog}>
        <div>
          <label htmlFor={id}>{t('filter.field')}</label>
          <select
            id={id}
            value={key}
            onChange={(event) => {
              setKey(event.target.value);
              setValue({});
            }}
          >
            {fields.map((one) => (
              <option key={one.key} value={one.key}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
        {field !== undefined && !isEmpty && (
          <Editor key={key} field={field} value={value} onChange={setValue} />
        )}
        {field?.optional === true && (
          <label className={styles.empty}>
            <input
              type="checkbox"
              checked={isEmpty}
              onChange={(event) => setValue(event.target.checked ? { isNull: true } : {})}
            />
            {t('filter.isEmpty')}
          </label>
        )}
        <footer>
          <Button type="button" size="small" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="button"
            size="small"
            look="accent"
            disabled={condition === undefined}
            onClick={() => {
              if (condition !== undefined) onAdd(key, condition);
            }}
          >
            {t('filter.apply')}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
