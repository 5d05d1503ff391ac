import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from '../deadlines.module.css';
import { placeOf, type DocketItem } from './row-place.js';
import type { AskedStep } from './step-dialog.js';

/** What can be done about one last day; what cannot apply is not there. */
export function RowSteps({
  row,
  people,
  me,
  busy,
  assign,
  ask,
}: {
  row: DocketItem;
  people: ReadonlyMap<string, string>;
  me: string | undefined;
  busy: boolean;
  assign: (adminId: string | null) => void;
  /** Opens the dialog of a step. */
  ask: (step: AskedStep['step']) => void;
}) {
  const { t } = useTranslation('admin-deadlines');
  const { steps } = row.subject;
  return (
    <div className={styles.steps}>
      <AppLink to={placeOf(row)}>{t(`work.${row.subject.kind}`)}</AppLink>
      {me !== undefined && row.assignedAdminId !== me && (
        <Button size="small" busy={busy} onClick={() => assign(me)}>
          {t('step.take')}
        </Button>
      )}
      <label>
        {t('step.assign')}{' '}
        <select
          data-docket-assign={row.id}
          value={row.assignedAdminId ?? ''}
          disabled={busy}
          onChange={(event) => assign(event.target.value || null)}
        >
          <option value="">{t('nobody')}</option>
          {[...people].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {steps.includes('CORRECT') && (
        <Button size="small" busy={busy} onClick={() => ask('correct')}>
          {t('step.correct')}
        </Button>
      )}
      {steps.includes('EXTEND') && (
        <Button size="small" busy={busy} onClick={() => ask('extend')}>
          {t('step.extend')}
        </Button>
      )}
      {steps.includes('NOTIFY') && (
        <Button size="small" busy={busy} onClick={() => ask('notify')}>
          {t('step.notify')}
        </Button>
      )}
      {row.user !== null && (
        <AppLink to={`/user/${row.user.id}/show`}>
          {t('client', { name: row.user.displayName ?? t('noClientName') })}
        </AppLink>
      )}
    </div>
  );
}
