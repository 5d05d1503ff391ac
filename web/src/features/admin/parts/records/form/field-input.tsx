import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { Field } from '../../../../../kit/form/field.js';
import type { FieldFacts } from '../record-facts.js';
import { draftAt, draftOf, emptyItem, isByLine, isGroup, type Draft, type Drafts } from './form-draft.js';
import { peopleOf, ReferenceInput } from './reference-input.js';
import styles from './form.module.css';
import { MoneyInput } from './money-input.js';

interface InputProps {
  readonly field: FieldFacts;
  readonly path: string;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** The client that the form names. */ readonly client?: string | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  calendarDate: 'date',
  instant: 'datetime-local',
};
const ROWS: Readonly<Record<string, number>> = { longText: 5, json: 8, list: 3 };

function Choose({
  field,
  control,
  draft,
  onChange,
}: {
  field: FieldFacts;
  control: object;
  draft: string;
  onChange: (draft: Draft) => void;
}) {
  const { t } = useTranslation('admin-records');
  const options =
    field.kind === 'boolean'
      ? ([
          ['true', t('yes')],
          ['false', t('no')],
        ] as const)
      : (field.values ?? []);
  return (
    <select {...control} value={draft} onChange={(event) => onChange(event.target.value)}>
      <option value="">–</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Several({ field, path, draft, onChange }: InputProps) {
  const chosen = draft as readonly string[];
  return (
    <fieldset id={`f-${path}`} className={styles.several}>
      <legend>{field.label}</legend>
      {(field.of?.values ?? []).map(([value, label]) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function Parts({
  fields,
  path,
  draft,
  onChange,
}: {
  fields: readonly FieldFacts[];
  path: string;
  draft: Drafts;
  onChange: (draft: Drafts) => void;
}) {
  return (
    <>
      {fields.map((part) => (
        <FieldInput
          key={part.key}
          field={part}
          path={`${path}.${part.key}`}
          draft={draftAt(draft, part.key)}
          onChange={(value) => onChange({ ...draft, [part.key]: value })}
        />
      ))}
    </>
  );
}

/** A value with parts; an optional one is added and taken away as a whole. */
function ObjectInput({ field, path, draft, onChange }: InputProps) {
  const { t } = useTranslation('admin-records');
  return (
    <fieldset id={`f-${path}`} className={styles.group}>
      <legend>{field.label}</legend>
      <p>{field.doc}</p>
      {draft === null ? (
        <Button
          type="button"
          size="small"
          onClick={() => onChange(draftOf({ ...field, optional: false }, undefined))}
        >
          {t('form.addPart', { what: field.label.toLowerCase() })}
        </Button>
      ) : (
        <Parts fields={field.parts ?? []} path={path} draft={draft as Drafts} onChange={onChange} />
      )}
      {draft !== null && field.optional === true && (
        <Button type="button" size="small" look="quiet" onClick={() => onChange(null)}>
          {t('form.removePart')}
        </Button>
      )}
    </fieldset>
  );
}

/** Any number of values with parts. */
function GroupInput({ field, path, draft, onChange }: InputProps) {
  const { t } = useTranslation('admin-records');
  const items = draft as readonly Draft[];
  const { of } = field;
  if (of === undefined) return null;
  const put = (at: number, value: Draft): void =>
    onChange(items.map((item, index) => (index === at ? value : item)));
  return (
    <fieldset id={`f-${path}`} className={styles.group}>
      <legend>{field.label}</legend>
      <p>{field.doc}</p>
      {items.map((item, index) => (
        // An item has no identity but its place; its controls hold no state of their own.
        <div
          key={index}
          role="group"
          aria-label={t('form.item', { number: index + 1 })}
          className={styles.item}
        >
          {of.kind === 'object' ? (
            <Parts
              fields={of.parts ?? []}
              path={`${path}.${index}`}
              draft={item as Drafts}
              onChange={(value) => put(index, value)}
            />
          ) : (
            <FieldInput
              field={of}
              path={`${path}.${index}`}
              draft={item}
              onChange={(value) => put(index, value)}
            />
          )}
          <Button
            type="button"
            size="small"
            look="quiet"
            onClick={() => onChange(items.filter((_, at) => at !== index))}
          >
            {t('form.removeItem', { number: index + 1 })}
          </Button>
        </div>
      ))}
      <Button type="button" size="small" onClick={() => onChange([...items, emptyItem(field)])}>
        {t('form.addItem')}
      </Button>
    </fieldset>
  );
}

/** One field of a form, by what kind of value it holds. */
export function FieldInput(props: InputProps) {
  const { t } = useTranslation('admin-records');
  const { field, path, draft, onChange, client } = props;
  if (field.kind === 'object') return <ObjectInput {...props} />;
  if (field.kind === 'list' && field.of?.values !== undefined) return <Several {...props} />;
  if (field.kind === 'list' && isGroup(field)) return <GroupInput {...props} />;
  const hint =
    field.kind === 'list'
      ? `${field.doc} ${t(isByLine(field) ? 'form.byLine' : 'form.byComma')}`
      : field.kind === 'instant'
        ? `${field.doc} ${t('form.yourZone')}`
        : field.doc;
  const text = typeof draft === 'string' ? draft : '';
  const rows = ROWS[field.kind];
  return (
    <Field name={path} label={field.label} hint={hint} optional={field.optional === true}>
      {(control) => {
        if (field.kind === 'money')
          return <MoneyInput control={control} draft={draft as Drafts} onChange={onChange} />;
        if (field.kind === 'ref' && field.target !== undefined)
          return (
            <ReferenceInput
              control={control}
              table={field.target}
              people={peopleOf(field)}
              client={client}
              value={text}
              onChange={onChange}
            />
          );
        if (field.kind === 'boolean' || field.values !== undefined)
          return <Choose field={field} control={control} draft={text} onChange={onChange} />;
        if (rows !== undefined)
          return (
            <textarea
              {...control}
              rows={rows}
              value={text}
              spellCheck={field.kind !== 'json'}
              {...(field.kind === 'longText' && field.max !== undefined ? { maxLength: field.max } : {})}
              onChange={(event) => onChange(event.target.value)}
            />
          );
        return (
          <input
            {...control}
            type={TYPES[field.kind] ?? 'text'}
            inputMode={field.kind === 'integer' || field.kind === 'decimal' ? 'decimal' : undefined}
            autoComplete="off"
            {...(field.kind === 'text' && field.max !== undefined ? { maxLength: field.max } : {})}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      }}
    </Field>
  );
}
