import { useTranslation } from 'react-i18next';
import { Extract } from '../../../../kit/extract/extract.js';
import { FieldValue } from '../../parts/records/field-value.js';
import type { FieldFacts, RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import styles from '../record.module.css';

const SHORT = ['facts', 'people', 'dates', 'record'] as const;
type Group = (typeof SHORT)[number] | 'texts';

const HEAD = new Set(['status', 'assignedAdminId']);
const OWN = new Set(['id', 'version', 'createdAt', 'updatedAt']);
const LONG = new Set(['longText', 'json', 'object']);

/** Where a field stands on the page; the head shows status and who is in charge. */
export function groupOf({ key, kind, of }: FieldFacts): Group | undefined {
  if (HEAD.has(key)) return undefined;
  if (OWN.has(key)) return 'record';
  if (LONG.has(kind) || LONG.has(of?.kind ?? '')) return 'texts';
  if (kind === 'ref') return 'people';
  return kind === 'instant' || kind === 'calendarDate' ? 'dates' : 'facts';
}

const isThere = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Everything known about the record, in groups one finds by eye; what is unknown does not take a line. */
export function RecordFactsView({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-records');
  const known = (group: Group): readonly FieldFacts[] =>
    facts.fields.filter((field) => groupOf(field) === group && isThere(row[field.key]));
  const texts = known('texts');
  return (
    <>
      <div className={styles.groups}>
        {SHORT.map((group) => [group, known(group)] as const)
          .filter(([, fields]) => fields.length > 0)
          .map(([group, fields]) => (
            <section key={group}>
              <h2>{t(`group.${group}`)}</h2>
              <Extract
                rows={fields.map((field) => ({
                  label: field.label,
                  value: <FieldValue field={field} value={row[field.key]} />,
                }))}
              />
            </section>
          ))}
      </div>
      {texts.length > 0 && (
        <section>
          <h2>{t('group.texts')}</h2>
          {texts.map((field) => (
            <div key={field.key} className={styles.text}>
              <h3>{field.label}</h3>
              <FieldValue field={field} value={row[field.key]} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}
