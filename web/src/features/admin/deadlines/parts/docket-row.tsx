import { useTranslation } from 'react-i18next';
import { DEADLINE_TONES } from '../../../../domain/deadline/deadline-state.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Button } from '../../../../kit/button/button.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Status } from '../../../../kit/status/status.js';
import styles from '../deadlines.module.css';
import { ChangedDay } from './changed-day.js';
import { placeOf, type DocketItem } from './row-place.js';
import { SafeDate } from './safe-date.js';

const COLUMNS = 13;

interface Props {
  readonly row: DocketItem;
  readonly holder: string;
  readonly current: boolean;
  readonly open: boolean;
  readonly picked: boolean;
  /** What the service said no to, in words. */
  readonly refused: string | undefined;
  readonly onFocus: () => void;
  readonly onToggle: () => void;
  readonly onPick: () => void;
  readonly onConfirm: () => void;
  readonly children: React.ReactNode;
}

/** Why it is that day, what is doubtful about it, and below what can be done. */
function DocketDetail({ row, children }: { row: DocketItem; children: React.ReactNode }) {
  const { t } = useTranslation('admin-deadlines');
  return (
    <tr className={styles.detail}>
      <td colSpan={COLUMNS}>
        <p>
          <span>{t('ifMissed')}</span> <span>{row.consequence}</span>
        </p>
        <p className={styles.muted}>
          {row.reason} {row.citation}
        </p>
        {row.movedBecause !== null && row.previousNominalDate !== null && (
          <p>{t('moved', { day: formatDay(row.previousNominalDate, 'en'), why: row.movedBecause })}</p>
        )}
        <ChangedDay row={row} />
        {row.toConfirm.length > 0 && (
          <ul className={styles.doubts}>
            {row.toConfirm.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        )}
        {children}
      </td>
    </tr>
  );
}

/** One last day: a line, what was refused about it, and behind a button why it is that day and what can be done. */
export function DocketRow({
  row,
  holder,
  current,
  open,
  picked,
  refused,
  onFocus,
  onToggle,
  onPick,
  onConfirm,
  children,
}: Props) {
  const { t } = useTranslation('admin-deadlines');
  const name = row.markName ?? t('noName');
  return (
    <>
      <tr
        className={row.daysLeft < 0 ? styles.late : undefined}
        aria-current={current || undefined}
        onFocus={onFocus}
      >
        <td className={styles.pick}>
          <input
            type="checkbox"
            checked={picked}
            aria-label={t('select', { mark: name })}
            onChange={onPick}
          />
        </td>
        <td className={styles.last}>
          <LastDay row={row} />
        </td>
        <td className={styles.safe}>
          <SafeDate row={row} />
        </td>
        <td className={styles.left}>
          {t(`left.${leftOf(row.daysLeft)}`, { count: Math.abs(row.daysLeft) })}
        </td>
        <th scope="row" className={styles.mark}>
          <AppLink to={placeOf(row)} data-docket-row={row.id}>
            {name}
          </AppLink>
        </th>
        <td className="mono">{row.jurisdiction}</td>
        <td>
          {row.name}
          {!row.name.toLowerCase().includes(t(`kind.${row.kind}`)) && (
            <span className={styles.muted}> · {t(`kind.${row.kind}`)}</span>
          )}
        </td>
        <td className={styles.state}>
          <Status quiet tone={DEADLINE_TONES[row.state]}>
            {t(`state.${row.state}`)}
          </Status>
        </td>
        <td className={styles.turn}>{t(`turn.${row.turn}`)}</td>
        <td className={styles.letter}>
          {row.letter === null
            ? '–'
            : t('sent', { count: row.letter.count, day: formatDay(row.letter.sentOn, 'en') })}
        </td>
        <td>
          <SecondPerson row={row} onConfirm={onConfirm} />
        </td>
        <td>{holder}</td>
        <td className={styles.more}>
          <Button size="small" look="quiet" aria-expanded={open} onClick={onToggle}>
            {t('steps')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </td>
      </tr>
      {refused !== undefined && (
        <tr className={styles.refused}>
          <td colSpan={COLUMNS} role="alert">
            {refused}
          </td>
        </tr>
      )}
      {open && <DocketDetail row={row}>{children}</DocketDetail>}
    </>
  );
}

const leftOf = (days: number): 'late' | 'today' | 'ahead' =>
  days < 0 ? 'late' : days === 0 ? 'today' : 'ahead';

function LastDay({ row }: { row: DocketItem }) {
  const { t } = useTranslation('admin-deadlines');
  return (
    <>
      <strong>
        <time dateTime={row.nominalDate}>{formatDay(row.nominalDate, 'en', { weekday: true })}</time>
      </strong>
      {row.legalDate !== row.nominalDate && (
        <small>{t('closedThen', { day: formatDay(row.legalDate, 'en', { weekday: true }) })}</small>
      )}
      {row.graceDate !== null && row.daysLeft < 0 && (
        <small>
          {t('grace', { day: formatDay(row.graceDate, 'en') })}
          {row.surcharge !== null && ` · ${row.surcharge}`}
        </small>
      )}
      {row.proposedDueDate !== null && (
        <small>{t('proposed', { day: formatDay(row.proposedDueDate, 'en', { weekday: true }) })}</small>
      )}
      {row.renewalOrderedOn !== null && (
        <small>{t('ordered', { day: formatDay(row.renewalOrderedOn, 'en') })}</small>
      )}
    </>
  );
}

function SecondPerson({ row, onConfirm }: { row: DocketItem; onConfirm: () => void }) {
  const { t } = useTranslation('admin-deadlines');
  if (row.disputed) return <Status tone="problem">{t('disputed')}</Status>;
  if (!row.dueDateUnconfirmed)
    return row.toConfirm.length === 0 ? (
      <span className={styles.sure}>{t('confirmed')}</span>
    ) : (
      <Status tone="waiting">{t('lookAt')}</Status>
    );
  return row.subject.steps.includes('CONFIRM') ? (
    <Button size="small" onClick={onConfirm}>
      {t('step.confirm')}
      <span className="visually-hidden">: {row.markName ?? t('noName')}</span>
    </Button>
  ) : (
    <Status tone="waiting">{t(row.isDueDateOwn ? 'somebodyElse' : 'secondPerson')}</Status>
  );
}
