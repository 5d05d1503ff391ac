import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Seal } from '../../../../kit/seal/seal.js';
import { Status } from '../../../../kit/status/status.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { FieldValue } from '../../parts/records/field-value.js';
import { isThere } from '../../parts/records/is-there.js';
import type { FieldFacts, RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { RecordName } from '../../parts/records/record-name.js';
import { statusTone } from '../../parts/records/status-tone.js';
import { statusWord } from '../../parts/records/status-word.js';
import { deskState } from '../../parts/records/steps/offers.js';
import { useRole } from '../../parts/records/use-facts.js';
import { AssigneeOf } from './assignee-of.js';
import { RecordActions, type AskedFields, type HeldStep, type OwnSteps } from './record-actions.js';
import { Waits } from './waits.js';
import { WalkLinks } from './walk-links.js';
import { WorkLinks } from './work-links.js';
import styles from '../record.module.css';

const BESIDE = ['jurisdiction', 'number', 'publicId'];

/** Office and number, and what else names the record after its first words. */
function besideName({ title, fields }: RecordFacts, row: RecordRow): readonly FieldFacts[] {
  const keys = [...new Set([...BESIDE, ...title.slice(1)])].filter((key) => key !== title[0]);
  return keys.flatMap((key) => fields.find((field) => field.key === key && isThere(row[key])) ?? []);
}

interface Props {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  /** Steps that the page takes in its own way. */
  readonly own?: OwnSteps;
  /** Its next step, while something keeps it back. */
  readonly held?: HeldStep | undefined;
  /** What its steps ask, as this page names it. */
  readonly asked?: AskedFields | undefined;
  /** What the page says beside the state: how long there is time. */
  readonly children?: ReactNode;
  /** What else stands under all of it. */
  readonly line?: ReactNode;
  /** The name whose seal stands before it. */
  readonly seal?: string | undefined;
}

/** Name, state, whom it waits for, who is in charge, and the next step. */
export function RecordHead({ facts, row, own, held, asked, children, line, seal }: Props) {
  const { t } = useTranslation('admin-records');
  const toast = useToast();
  const role = useRole();
  const word = statusWord(facts, row);
  const state = deskState(facts, row);
  const [name] = facts.title;
  const number = row['number'] ?? row['publicId'];
  const copy = (text: string): void =>
    void navigator.clipboard.writeText(text).then(() => toast('success', t('show.copied')));
  useDeskKeys('row', {
    copyNumber: typeof number === 'string' ? () => copy(number) : undefined,
    copyLink: () => copy(window.location.href),
  });
  return (
    <header className={styles.head}>
      <p>
        {facts.listed === true ? <AppLink to={`/${facts.table}`}>{facts.many}</AppLink> : facts.many}
        <WalkLinks key={row.id} table={facts.table} id={row.id} />
      </p>
      <div className={seal === undefined ? styles.name : `${styles.name} ${styles.withSeal}`}>
        {seal !== undefined && <Seal name={seal} size={56} />}
        <h1>
          <RecordName
            naming={{ ...facts, title: name === undefined ? [] : [name] }}
            row={row}
            fields={facts.fields}
          />
        </h1>
        <p>
          {besideName(facts, row).map((field) => (
            <FieldValue key={field.key} field={field} value={row[field.key]} />
          ))}
          {word !== '' && (
            <Status tone={statusTone(String(row['status'] ?? word), state?.waitsFor)}>{word}</Status>
          )}
          {children}
        </p>
      </div>
      <div className={styles.actions}>
        <AssigneeOf facts={facts} row={row} role={role} />
        <WorkLinks table={facts.table} id={row.id} />
        <RecordActions facts={facts} row={row} own={own} held={held} asked={asked} />
      </div>
      {state !== undefined && <Waits facts={facts} row={row} state={state} />}
      {line}
    </header>
  );
}
