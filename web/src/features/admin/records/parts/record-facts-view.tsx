import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { CurrencyOfRow, FieldValue } from '../../parts/records/field-value.js';
import { aboutOf } from '../../parts/records/about.js';
import { isThere } from '../../parts/records/is-there.js';
import { isMachineField } from '../../parts/records/machine-field.js';
import { isOrderPrice, priceLabelOf } from '../../parts/records/price-label.js';
import {
  isAllowed,
  type FieldFacts,
  type RecordFacts,
  type RecordRow,
} from '../../parts/records/record-facts.js';
import { ReferenceText } from '../../parts/records/reference-text.js';
import { editAddress } from '../../parts/records/edit-address.js';
import { useRole } from '../../parts/records/use-facts.js';
import styles from '../record.module.css';

/** Groups of short facts, column by column. */
const SHORT = [['facts'], ['people', 'dates']] as const;
type Group = (typeof SHORT)[number][number] | 'texts' | 'record';

const HEAD = new Set(['status', 'assignedAdminId']);
const LONG = new Set(['longText', 'object']);

/** Where a field stands on the page; the head shows status and who is in charge. `record`: folded, for whoever looks after the machines. */
export function groupOf(field: FieldFacts): Group | undefined {
  const { key, kind, of } = field;
  if (HEAD.has(key)) return undefined;
  if (key === 'updatedAt' || isMachineField(field)) return 'record';
  if (LONG.has(kind) || LONG.has(of?.kind ?? '')) return 'texts';
  if (kind === 'ref') return 'people';
  return kind === 'instant' || kind === 'calendarDate' ? 'dates' : 'facts';
}

function DataOfRecord({ fields, row }: { fields: readonly FieldFacts[]; row: RecordRow }) {
  const { t } = useTranslation('admin-records');
  if (fields.length === 0) return null;
  return (
    <details className={styles.data}>
      <summary>{t('show.data')}</summary>
      <Extract
        rows={fields.map((field) => ({
          label: field.label,
          value: <FieldValue field={field} value={row[field.key]} />,
        }))}
      />
    </details>
  );
}

interface Props {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  /** Its page shows what counts of them already. */
  readonly isFolded?: boolean;
}

const knownOf = ({ facts, row }: Props, group: Group): readonly FieldFacts[] =>
  facts.fields.filter((field) => groupOf(field) === group && isThere(row[field.key]));

/** What is known, in groups one finds by eye; what is unknown does not take a line. */
function Known({ facts, row }: Props) {
  const { t } = useTranslation('admin-records');
  const texts = knownOf({ facts, row }, 'texts');
  const about = aboutOf(facts.table, row);
  const rowsOf = (group: Group) => [
    ...(group === 'people' && about !== undefined
      ? [{ label: t('show.about'), value: <ReferenceText table={about.table} id={about.id} /> }]
      : []),
    ...knownOf({ facts, row }, group).map((field) => ({
      label: isOrderPrice(facts, field) ? t(`price.${priceLabelOf(row['status'])}`) : field.label,
      value: <FieldValue field={field} value={row[field.key]} />,
    })),
  ];
  return (
    <>
      <div className={styles.groups}>
        {SHORT.map((column) => column.map((group) => [group, rowsOf(group)] as const))
          .map((column) => column.filter(([, rows]) => rows.length > 0))
          .filter((column) => column.length > 0)
          .map((column) => (
            <div key={column.map(([group]) => group).join()}>
              {column.map(([group, rows]) => (
                <section key={group}>
                  <h3>{t(`group.${group}`)}</h3>
                  <Extract rows={rows} />
                </section>
              ))}
            </div>
          ))}
      </div>
      {texts.length > 0 && (
        <section>
          <h3>{t('group.texts')}</h3>
          {texts.map((field) => (
            <div key={field.key} className={styles.text}>
              <h4>{field.label}</h4>
              <FieldValue field={field} value={row[field.key]} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}

/** Everything known about the record, and the way to correct it. */
export function RecordFactsView({ facts, row, isFolded = false }: Props) {
  const { t } = useTranslation('admin-records');
  const role = useRole();
  const currency = row['currency'];
  const known = <Known facts={facts} row={row} />;
  return (
    <CurrencyOfRow value={typeof currency === 'string' ? currency : undefined}>
      <section className={styles.known}>
        <div>
          <h2>{t('show.known')}</h2>
          {isAllowed(facts.update, role) && (
            <ButtonLink size="small" look="quiet" to={editAddress(facts.table, row.id)}>
              {t('edit.open')}
            </ButtonLink>
          )}
        </div>
        {isFolded ? (
          <details className={styles.data}>
            <summary>{t('show.allFacts')}</summary>
            {known}
          </details>
        ) : (
          known
        )}
        <DataOfRecord fields={knownOf({ facts, row }, 'record')} row={row} />
      </section>
    </CurrencyOfRow>
  );
}
