import { createContext, use } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { Status } from '../../../../kit/status/status.js';
import { entryOf } from './facts-of.js';
import { isThere } from './is-there.js';
import type { FieldFacts } from './record-facts.js';
import { languageName } from '../language-name.js';
import { eventWords, valueLabel } from './record-title.js';
import { ReferenceText } from './reference-text.js';
import { statusTone } from './status-tone.js';
import styles from './field-value.module.css';

interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}
interface Props {
  readonly field: FieldFacts;
  readonly value: unknown;
  /** One line of a table, or as much as there is. */ readonly brief?: boolean;
}

/** The currency of the record that is shown, for amounts that stand in it as plain numbers. */
const Currency = createContext<string | undefined>(undefined);
export const CurrencyOfRow = Currency.Provider;

/** Kinds and parts that programs read. */
const MACHINE = new Set(['id', 'json']);
const isMachine = ({ kind, target }: FieldFacts): boolean =>
  MACHINE.has(kind) || (kind === 'ref' && target === undefined);

const SHOWN = 6;
/** Kinds whose items stand one under the other. */
const LINES: ReadonlySet<string> = new Set(['longText', 'url', 'ref', 'money', 'calendarDate', 'instant']);

/** The reader's language, read and not listened to: a table has hundreds of values, and a page that changes its language is a new one. */
const useLanguage = (): string => use(I18nContext).i18n.language;

function Amount({ value }: { value: unknown }) {
  const language = useLanguage();
  const currency = use(Currency);
  return <>{currency === undefined ? String(value) : formatMoney(Number(value), currency, language)}</>;
}

function YesNo({ value }: { value: boolean }) {
  const { t } = useTranslation('admin-records');
  return <>{t(value ? 'yes' : 'no')}</>;
}

/** A list in a table shows its beginning; its items stand one under the other where they have parts. */
function ListValue({ field, value, brief }: Props & { value: readonly unknown[] }) {
  const { of } = field;
  if (of === undefined) return null;
  if (value.length === 0) return <>–</>;
  if (of.kind === 'object')
    return (
      <ol className={styles.items}>
        {value.map((item, index) => (
          <li key={index}>
            <FieldValue field={of} value={item} />
          </li>
        ))}
      </ol>
    );
  const shown = brief === true ? value.slice(0, SHOWN) : value;
  const joined = LINES.has(of.kind);
  if (joined && brief !== true)
    return (
      <ul className={styles.items}>
        {shown.map((item, index) => (
          <li key={index}>
            <FieldValue field={of} value={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <span className={of.kind === 'code' ? 'mono' : undefined}>
      {shown
        .map((item) => (of.values === undefined ? String(item) : valueLabel(of, item)))
        .join(of.kind === 'code' ? ' ' : ', ')}
      {shown.length < value.length && ' …'}
    </span>
  );
}

function ObjectValue({ field, value }: Props) {
  const row = value as Readonly<Record<string, unknown>>;
  const currency = use(Currency);
  const own = row['currency'];
  const parts = (
    <dl className={styles.parts}>
      {(field.parts ?? [])
        .filter((part) => isThere(row[part.key]) && !isMachine(part))
        .map((part) => (
          <div key={part.key}>
            <dt>{part.label}</dt>
            <dd>
              <FieldValue field={part} value={row[part.key]} />
            </dd>
          </div>
        ))}
    </dl>
  );
  return <CurrencyOfRow value={typeof own === 'string' ? own : currency}>{parts}</CurrencyOfRow>;
}

function About({ table, id }: { table: string; id: string }) {
  return entryOf(table) === undefined ? (
    <span className="mono">{id}</span>
  ) : (
    <ReferenceText table={table} id={id} />
  );
}

/** A value as staff read it: names for references, the specification's words for statuses, dates in the reader's zone. */
export function FieldValue({ field, value, brief }: Props) {
  const language = useLanguage();
  if (value === null || value === undefined || value === '') return <span className={styles.none}>–</span>;
  // What a record is about is kept as a table's name; people know it by another.
  if (field.key === 'event') return <>{eventWords(String(value))}</>;
  if (field.key === 'subjectType' || field.key === 'entity')
    return <>{entryOf(String(value))?.one ?? String(value)}</>;
  switch (field.kind) {
    case 'ref':
      return field.target === undefined ? (
        <span className="mono">…{String(value).slice(-8)}</span>
      ) : (
        <About table={field.target} id={String(value)} />
      );
    case 'enumeration':
      return field.key === 'status' ? (
        <Status tone={statusTone(String(value))} quiet={brief === true}>
          {valueLabel(field, value)}
        </Status>
      ) : (
        <>{valueLabel(field, value)}</>
      );
    case 'integer':
      return field.minor === true ? <Amount value={value} /> : <>{String(value)}</>;
    case 'boolean':
      return <YesNo value={value === true} />;
    case 'instant':
      return <Moment at={String(value)} style="short" />;
    case 'calendarDate':
      return <time dateTime={String(value)}>{formatDay(String(value), language, { short: true })}</time>;
    case 'money':
      return <>{formatMoney((value as Money).amountMinor, (value as Money).currency, language)}</>;
    case 'id':
      return <span className="mono">{brief === true ? `…${String(value).slice(-8)}` : String(value)}</span>;
    case 'code':
      return field.scalar === 'LanguageCode' ? (
        <>{languageName(String(value))}</>
      ) : (
        <span className="mono">{String(value)}</span>
      );
    case 'email':
      return <a href={`mailto:${String(value)}`}>{String(value)}</a>;
    case 'url':
      return (
        <a href={String(value)} rel="noreferrer noopener" target="_blank">
          {String(value).slice(0, 80)}
        </a>
      );
    case 'json':
      return (
        <pre className={styles.json} tabIndex={0} aria-label={field.label}>
          {JSON.stringify(value, undefined, 1)}
        </pre>
      );
    case 'list':
      return (
        <ListValue
          field={field}
          value={value as readonly unknown[]}
          {...(brief === undefined ? {} : { brief })}
        />
      );
    case 'object':
      return <ObjectValue field={field} value={value} />;
    default:
      return (
        <span className={field.kind === 'longText' && brief !== true ? styles.long : undefined}>
          {brief === true ? String(value).slice(0, 80) : String(value)}
        </span>
      );
  }
}
