import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Button } from '../../../../kit/button/button.js';
import { DAY_VIEWS, type DayAddress, type DayView } from '../day-view.js';
import type { DayTask } from '../my-day.graphql.js';
import styles from '../my-day.module.css';

const KINDS = [
  'VERIFICATION',
  'DRAFTING',
  'FILING',
  'OFFICE_ACTION',
  'USE_IN_COMMERCE',
  'MONITORING',
  'CASE',
  'RENEWAL',
  'PAYMENT',
  'CALL',
  'MESSAGE',
  'DATES',
  'REGISTER',
  'OTHER',
] as const;

/** The address of a list without what narrows it. */
export const viewPlace = (view: DayView): string => (view === 'mine' ? '/admin' : `/admin?view=${view}`);

interface Props {
  readonly address: DayAddress;
  readonly counts: Readonly<Partial<Record<DayView, number>>> | undefined;
  readonly rows: readonly DayTask[];
  readonly onNarrow: (part: Partial<Pick<DayAddress, 'kind' | 'office' | 'client'>>) => void;
}

/** The lists with their counts, and what narrows the one that is shown. */
export function DayHead({ address, counts, rows, onNarrow }: Props) {
  const { t } = useTranslation('admin-day');
  return (
    <header className={styles.top}>
      <h1>{t('title')}</h1>
      <nav aria-label={t('views.label')} className={styles.views}>
        {DAY_VIEWS.map((view) => (
          <AppLink key={view} to={viewPlace(view)} aria-current={view === address.view ? 'page' : undefined}>
            {t(`views.${view}`)} {counts?.[view] !== undefined && <span>{counts[view]}</span>}
          </AppLink>
        ))}
      </nav>
      <Narrow address={address} rows={rows} onNarrow={onNarrow} />
      <AppLink to="/admin/promises">{t('board')}</AppLink>
    </header>
  );
}

function Narrow({ address, rows, onNarrow }: Omit<Props, 'counts'>) {
  const { t } = useTranslation('admin-day');
  const officeName = useOfficeName();
  const { kind, office, client } = address;
  const offices = new Map(
    [...rows.flatMap((row) => row.jurisdictions), ...(office === '' ? [] : [office])].map((code) => [
      code,
      officeName(code),
    ]),
  );
  const clients = new Map([
    ...(client === '' ? [] : [[client, t('filter.chosenClient')] as const]),
    ...rows.flatMap((row) =>
      row.client === null ? [] : [[row.client.id, row.client.displayName || row.client.email] as const],
    ),
  ]);
  return (
    <div className={styles.narrow} role="search" aria-label={t('filter.label')}>
      <Select
        label={t('filter.kind')}
        all={t('filter.anyKind')}
        value={kind}
        options={new Map(KINDS.map((each) => [each, t(`admin:taskKind.${each}`)]))}
        onChoose={(value) => onNarrow({ kind: value })}
      />
      <Select
        label={t('filter.office')}
        all={t('filter.anyOffice')}
        value={office}
        options={offices}
        onChoose={(value) => onNarrow({ office: value })}
      />
      <Select
        label={t('filter.client')}
        all={t('filter.anyClient')}
        value={client}
        options={clients}
        onChoose={(value) => onNarrow({ client: value })}
      />
      {kind + office + client !== '' && (
        <Button look="quiet" size="small" onClick={() => onNarrow({ kind: '', office: '', client: '' })}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}

interface Choices {
  readonly label: string;
  /** What the choice of everything is called. */
  readonly all: string;
  readonly value: string;
  /** Value to words. */
  readonly options: ReadonlyMap<string, string>;
  readonly onChoose: (value: string) => void;
}

function Select({ label, all, value, options, onChoose }: Choices) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{all}</option>
      {[...options]
        .sort(([, left], [, right]) => left.localeCompare(right))
        .map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
    </select>
  );
}
