import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { Extract, type ExtractRow } from '../../../../../kit/extract/extract.js';
import { isThere } from '../../../parts/records/is-there.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import { ReferenceText } from '../../../parts/records/reference-text.js';
import styles from '../mark.module.css';

type Kind = 'day' | 'text' | 'classes' | 'party';

/** Numbers under which every register prints its facts, and where we keep them. @source WIPO Standard ST.60 */
const NUMBERED: readonly (readonly [code: string, label: string, key: string, kind: Kind])[] = [
  ['151', 'registered', 'registrationDate', 'day'],
  ['180', 'expires', 'expirationDate', 'day'],
  ['220', 'filed', 'filingDate', 'day'],
  ['300', 'priority', 'priorityDate', 'day'],
  ['450', 'published', 'publicationDate', 'day'],
  ['511', 'classes', 'classes', 'classes'],
  ['540', 'mark', 'name', 'text'],
  ['732', 'owner', 'ownerEntityId', 'party'],
  ['740', 'representative', 'representativeEntityId', 'party'],
];

function valueOf(kind: Kind, value: unknown) {
  if (kind === 'day') return formatDay(String(value), 'en', { short: true });
  if (kind === 'classes') return (value as readonly number[]).join(', ');
  return kind === 'party' ? <ReferenceText table="entity" id={String(value)} /> : String(value);
}

/** The mark as a register prints it; what is not known takes no line. */
export function NumberedFacts({ row }: { row: RecordRow }) {
  const { t } = useTranslation('admin-mark');
  // Offices number applications and registrations; we keep the one that holds now.
  const number = isThere(row['registrationDate'])
    ? (['111', 'registrationNumber'] as const)
    : (['210', 'applicationNumber'] as const);
  const all = [[...number, 'number', 'text'] as const, ...NUMBERED];
  const rows = all.flatMap(([code, label, key, kind]): ExtractRow[] =>
    isThere(row[key]) ? [{ code, label: t(`facts.${label}`), value: valueOf(kind, row[key]) }] : [],
  );
  return (
    <details className={styles.fold}>
      <summary>
        <h2>{t('facts.title')}</h2>
      </summary>
      <Extract rows={rows} />
    </details>
  );
}
