import { useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { ask } from '../../parts/admin-api.js';
import { command as sendCommand, runBatch, type BatchAnswer } from '../../parts/records/data-provider.js';
import type { CommandFacts, RecordFacts } from '../../parts/records/record-facts.js';
import { StaffListDocument } from '../../parts/staff-list.graphql.js';
import styles from '../record-list.module.css';

/** The command that puts somebody in charge of one row. */
export const assignOf = (facts: RecordFacts): CommandFacts | undefined =>
  facts.commands.find(({ root }) => root === `assign${facts.type}`);

const takes = ({ input }: CommandFacts, key: string): boolean =>
  input.some((field) => (typeof field === 'string' ? field : field.key) === key);

/** At once where the service takes many, else one row after the other; what was refused is named row by row. */
export async function assignAll(
  facts: RecordFacts,
  assign: CommandFacts,
  ids: readonly string[],
  input: Readonly<Record<string, unknown>>,
): Promise<BatchAnswer> {
  if (assign.batch !== undefined) return runBatch(facts, assign, ids, input);
  const done: string[] = [];
  const refusals: BatchAnswer['refusals'][number][] = [];
  for (const id of ids)
    await sendCommand(facts, assign, { id, input }).then(
      () => done.push(id),
      (error: unknown) =>
        refusals.push({
          id,
          refusal: { code: 'REFUSED', message: error instanceof Error ? error.message : '' },
        }),
    );
  return { ids: done, refusals };
}

/** Whom the selected rows go to, and why where the history keeps it. */
export function BatchAssign({
  assign,
  send,
}: {
  assign: CommandFacts;
  send: (input: Readonly<Record<string, unknown>>) => Promise<void>;
}) {
  const { t } = useTranslation('admin-list');
  const id = useId();
  const [who, setWho] = useState('');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({ queryKey: ['staff'], queryFn: () => ask(StaffListDocument, {}) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (who === '') return;
    setBusy(true);
    void send({ assignedAdminId: who, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) }).finally(
      () => setBusy(false),
    );
  };
  return (
    <form onSubmit={submit} className={styles.name}>
      <label htmlFor={id}>{t('assign.who')}</label>
      <select id={id} className={styles.field} value={who} onChange={(event) => setWho(event.target.value)}>
        <option value="">–</option>
        {(data?.userList.items ?? []).map((person) => (
          <option key={person.id} value={person.id}>
            {person.displayName || person.email}
          </option>
        ))}
      </select>
      {takes(assign, 'reason') && (
        <>
          <label htmlFor={`${id}r`}>{t('assign.reason')}</label>
          <input id={`${id}r`} value={reason} onChange={(event) => setReason(event.target.value)} />
        </>
      )}
      <Button type="submit" size="small" look="accent" busy={busy} disabled={who === ''}>
        {t('assign.do')}
      </Button>
    </form>
  );
}
