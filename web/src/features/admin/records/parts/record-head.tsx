import { useDelete } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Status } from '../../../../kit/status/status.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { isAllowed, type RecordFacts, type RecordRow } from '../../parts/records/record-facts.js';
import { RecordName } from '../../parts/records/record-name.js';
import { recordTitle, valueLabel } from '../../parts/records/record-title.js';
import { RecordSteps } from '../../parts/records/steps/record-steps.js';
import { statusTone } from '../../parts/records/status-tone.js';
import { useRole } from '../../parts/records/use-facts.js';
import { AssigneeOf } from './assignee-of.js';
import { WorkLinks } from './work-links.js';
import styles from '../record.module.css';
import { outcomeOf } from '../../parts/records/form/write-outcome.js';

function DeleteButton({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-records');
  const toast = useToast();
  const navigate = useNavigate();
  const [remove, { isPending }] = useDelete<RecordRow>();
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState<string>();
  const go = async (): Promise<void> => {
    try {
      await remove(facts.table, { id: row.id, previousData: row }, { returnPromise: true });
      toast('success', t('remove.done'));
      await navigate(`/${facts.table}`);
    } catch (error) {
      setMessage(outcomeOf(error, t('form.notSent')).message);
    }
  };
  return (
    <>
      <Button size="small" look="danger" onClick={() => setOpen(true)}>
        {t('remove.open')}
      </Button>
      <Dialog
        open={open}
        title={t('remove.title', { title: recordTitle(row, facts.title, facts.fields) })}
        onClose={() => setOpen(false)}
      >
        <p>{t('remove.text')}</p>
        {message !== undefined && (
          <p role="alert" className={styles.wrong}>
            {message}
          </p>
        )}
        <div className={styles.foot}>
          <Button size="small" onClick={() => setOpen(false)}>
            {t('cancel')}
          </Button>
          <Button size="small" look="danger" busy={isPending} onClick={() => void go()}>
            {t('remove.open')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** Name, state, who is in charge, and what may be done now. */
export function RecordHead({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-records');
  const role = useRole();
  const status = facts.fields.find(({ key }) => key === 'status');
  const label = status === undefined || row['status'] == null ? undefined : valueLabel(status, row['status']);
  const [name, ...more] = facts.title;
  const numbers = more
    .map((key) => row[key])
    .filter((value) => value != null && value !== '')
    .map(String)
    .join(' · ');
  return (
    <header className={styles.head}>
      <p>{facts.listed === true ? <AppLink to={`/${facts.table}`}>{facts.many}</AppLink> : facts.many}</p>
      <div className={styles.name}>
        <h1>
          <RecordName
            naming={{ ...facts, title: name === undefined ? [] : [name] }}
            row={row}
            fields={facts.fields}
          />
        </h1>
        <p>
          {numbers !== '' && <span className="mono">{numbers}</span>}
          {label !== undefined && <Status tone={statusTone(label)}>{label}</Status>}
        </p>
      </div>
      <div className={styles.actions}>
        <AssigneeOf facts={facts} row={row} role={role} />
        <WorkLinks table={facts.table} id={row.id} />
        {isAllowed(facts.update, role) && (
          <ButtonLink size="small" to={`/${facts.table}/${row.id}`}>
            {t('edit.open')}
          </ButtonLink>
        )}
        {isAllowed(facts.remove, role) && <DeleteButton facts={facts} row={row} />}
      </div>
      <div className={styles.steps}>
        <RecordSteps facts={facts} row={row} />
      </div>
    </header>
  );
}
