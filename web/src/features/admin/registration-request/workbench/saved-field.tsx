import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import { recordIn, type RecordKey } from './draft-records.js';
import { KeptValue } from './kept-value.js';
import { useSavedField, type SavedField } from './use-saved-field.js';
import { useWorkbench } from './workbench-context.js';
import styles from './workbench.module.css';

/** What became of the answer: when it was kept, why not, or both versions where two wrote it. `say`: an answer as it is read. */
export function SaveLine({
  field: { busy, savedAt, wrong, conflict, settle },
  say = String,
  onSettled,
}: {
  field: SavedField;
  say?: (value: unknown) => string;
  onSettled?: () => void;
}) {
  const { t, i18n } = useTranslation('admin-draft');
  const decide = (keep: 'mine' | 'theirs'): void =>
    void settle(keep).then((done) => {
      if (done) onSettled?.();
    });
  const words = (values: Readonly<Record<string, unknown>>): string =>
    Object.values(values)
      .map((value) => (value == null || value === '' ? '–' : say(value)))
      .join(' · ');
  return (
    <>
      <span role="status" className={styles.saved}>
        {busy && t('bench.saving')}
        {!busy &&
          savedAt !== undefined &&
          t('bench.saved', { time: formatMoment(savedAt, i18n.language, 'clock') })}
      </span>
      {wrong !== undefined && (
        <span role="alert" className={styles.wrong}>
          {wrong}
        </span>
      )}
      {conflict !== undefined && (
        <div role="alert" className={styles.conflict}>
          <p>{t('bench.conflict')}</p>
          <dl>
            <dt>{t('bench.theirs')}</dt>
            <dd>{words(conflict.theirs)}</dd>
            <dt>{t('bench.mine')}</dt>
            <dd>{words(conflict.mine)}</dd>
          </dl>
          <Button size="small" onClick={() => decide('mine')}>
            {t('bench.keepMine')}
          </Button>{' '}
          <Button size="small" onClick={() => decide('theirs')}>
            {t('bench.takeTheirs')}
          </Button>
        </div>
      )}
    </>
  );
}

interface Shared {
  readonly of: RecordKey;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: string;
}

const stored = (value: unknown): string => (value == null ? '' : String(value));

type TextProps = Shared & {
  readonly kind?: 'text' | 'area' | 'date';
  readonly longest?: number;
  /** What is sent where more than this one field follows from it; `null`: nothing was typed. */
  readonly input?: (typed: string | null) => Readonly<Record<string, unknown>>;
};

/** A line of text or a day; kept when it is left or by Enter. Text alone once the draft is read only. */
export function SavedText(props: TextProps) {
  const { data, open } = useWorkbench();
  if (open) return <TextField {...props} />;
  const value = stored(recordIn(data, props.of)?.values[props.name]);
  return (
    <KeptValue
      label={props.label}
      value={props.kind === 'date' && value !== '' ? formatDay(value, 'en') : value}
    />
  );
}

function TextField({ of, name, label, hint, kind = 'text', longest = 300, input }: TextProps) {
  const id = useId();
  const { data } = useWorkbench();
  const sent = input ?? ((typed: string | null) => ({ [name]: typed }));
  const field = useSavedField(of, Object.keys(sent(null)));
  const [typed, setTyped] = useState<string>();
  const value = stored(recordIn(data, of)?.values[name]);
  const keep = async (): Promise<void> => {
    if (typed === undefined || field.busy) return;
    const text = typed.trim();
    if (text === value && field.conflict === undefined) return setTyped(undefined);
    if (await field.save(sent(text === '' ? null : text))) setTyped(undefined);
  };
  const control = {
    id,
    maxLength: longest,
    value: typed ?? value,
    'aria-invalid': field.wrong === undefined ? undefined : (true as const),
    onChange: (event: { target: { value: string } }) => {
      field.begin();
      setTyped(event.target.value);
    },
    onBlur: () => void keep(),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      {kind === 'area' ? (
        <textarea {...control} rows={3} />
      ) : (
        <input
          {...control}
          type={kind}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void keep();
          }}
        />
      )}
      <SaveLine field={field} onSettled={() => setTyped(undefined)} />
    </div>
  );
}

export interface SavedOption {
  readonly value: string;
  readonly text: string;
}

type ChoiceProps = Shared & {
  readonly options: readonly SavedOption[];
  readonly none?: string;
  readonly input?: (chosen: string | null) => Readonly<Record<string, unknown>>;
};

const textOf = (options: readonly SavedOption[], value: string): string =>
  options.find((option) => option.value === value)?.text ?? value;

/** One of a list; kept when it is chosen. `none`: the words for nothing chosen; absent where something always is. Text alone once the draft is read only. */
export function SavedChoice(props: ChoiceProps) {
  const { data, open } = useWorkbench();
  if (open) return <ChoiceField {...props} />;
  const { of, name, label, options, none = '' } = props;
  const value = stored(recordIn(data, of)?.values[name]);
  return <KeptValue label={label} value={value === '' ? none : textOf(options, value)} />;
}

function ChoiceField({ of, name, label, hint, options, none, input }: ChoiceProps) {
  const id = useId();
  const { data } = useWorkbench();
  const sent = input ?? ((chosen: string | null) => ({ [name]: chosen }));
  const field = useSavedField(of, Object.keys(sent(null)));
  const value = stored(recordIn(data, of)?.values[name]);
  const say = (chosen: unknown): string => textOf(options, stored(chosen));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      <select
        id={id}
        value={value}
        aria-invalid={field.wrong === undefined ? undefined : true}
        onChange={(event) => void field.save(sent(event.target.value === '' ? null : event.target.value))}
      >
        {(none !== undefined || value === '') && <option value="">{none ?? '–'}</option>}
        {value !== '' && !options.some((option) => option.value === value) && (
          <option value={value}>{value}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <SaveLine field={field} say={say} />
    </div>
  );
}

/** Yes or no; kept at once. */
export function SavedCheck({ of, name, label }: Shared) {
  const { t } = useTranslation('admin-draft');
  const { data, open } = useWorkbench();
  const field = useSavedField(of, [name]);
  const value = recordIn(data, of)?.values[name] === true;
  if (!open) return <KeptValue label={label} value={t(value ? 'bench.yes' : 'bench.no')} />;
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value}
          onChange={(event) => void field.save({ [name]: event.target.checked })}
        />
        {label}
      </label>
      <SaveLine field={field} say={(one) => t(one === true ? 'bench.yes' : 'bench.no')} />
    </div>
  );
}
