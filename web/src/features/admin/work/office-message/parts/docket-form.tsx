import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { formatDay } from '../../../../../kit/dates/day.js';
import { ask } from '../../../parts/admin-api.js';
import { ReferenceInput } from '../../../parts/records/form/reference-input.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import { isAnswered, type Message } from '../message.js';
import { MessageRuleDocument } from '../office-message.graphql.js';
import styles from '../message-work.module.css';
import { Asked, type Control } from './asked.js';
import { Candidates } from './candidates.js';
import { Grounds, GROUNDS, grounds } from './grounds.js';
import { ReadFrom } from './read-from.js';
import { useDocketing } from './use-docketing.js';

/** What was read, for a person to confirm or correct; another one confirms the day afterwards, where the letter then stands. */
export function DocketForm({ message, row }: { message: Message; row: RecordRow }) {
  const { t } = useTranslation('admin-office-message');
  const { busy, wrong, setWrong, docket, keep } = useDocketing(row);
  const [trademarkId, setTrademarkId] = useState(message.trademark?.id ?? '');
  const [issueDate, setIssueDate] = useState(message.proposedIssueDate ?? '');
  const [dueDate, setDueDate] = useState(message.proposedDueDate ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(message.groundsFound ?? []);
  const rule = useRule(trademarkId, issueDate);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const empty = Object.entries({ trademarkId, ...(isAnswered(message) ? { issueDate, dueDate } : {}) })
      .filter(([, value]) => value === '')
      .map(([key]) => [key, t(`empty.${key}`)] as const);
    if (empty.length > 0) return setWrong(Object.fromEntries(empty));
    if (!isAnswered(message)) return void keep(trademarkId);
    void docket({
      trademarkId,
      issueDate,
      dueDate,
      docketedMessageId: message.id,
      natureOfIssues: grounds.filter((ground) => chosen.includes(ground)).map((ground) => GROUNDS[ground]),
      ...(message.kind === null ? {} : { tags: [message.kind] }),
    });
  };
  return (
    <form onSubmit={send} noValidate>
      <h3>{isAnswered(message) ? t('docketIt') : t('keepIt')}</h3>
      {message.kind !== null && (
        <p>
          {t('isA', { kind: message.kind })} <ReadFrom message={message} field="KIND" />
        </p>
      )}
      <Asked name="trademarkId" wrong={wrong} read={<ReadFrom message={message} field="NUMBER" />}>
        {(control) => (
          <ReferenceInput control={control} table="trademark" value={trademarkId} onChange={setTrademarkId} />
        )}
      </Asked>
      <Candidates message={message} chosen={trademarkId} onTake={setTrademarkId} />
      {isAnswered(message) && (
        <>
          <Asked name="issueDate" wrong={wrong} read={<ReadFrom message={message} field="ISSUE_DATE" />}>
            {(control) => <Day control={control} day={issueDate} onChange={setIssueDate} />}
          </Asked>
          <Asked name="dueDate" wrong={wrong} read={<ReadFrom message={message} field="DUE_DATE" />}>
            {(control) => <Day control={control} day={dueDate} onChange={setDueDate} />}
          </Asked>
          {rule !== undefined && (
            <p className={styles.muted}>
              {t('rule', { day: formatDay(rule.dueDate, 'en', { short: true }) })} {rule.because}
            </p>
          )}
          <Grounds chosen={chosen} onChange={setChosen} />
          <p className={styles.muted}>{t('second')}</p>
        </>
      )}
      {wrong['form'] !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong['form']}
        </p>
      )}
      <p>
        <Button type="submit" look="accent" busy={busy}>
          {isAnswered(message) ? t('docket') : t('keep')}
        </Button>
      </p>
    </form>
  );
}

/** What the rule of the office gives for this mark and day. */
function useRule(trademarkId: string, issueDate: string) {
  const { data } = useQuery({
    queryKey: ['work', 'docketed_message', 'rule', trademarkId, issueDate],
    queryFn: () => ask(MessageRuleDocument, { trademarkId, issueDate }),
    enabled: trademarkId !== '' && /^\d{4}-\d\d-\d\d$/u.test(issueDate),
  });
  return data?.answerRule ?? undefined;
}

function Day({ control, day, onChange }: { control: Control; day: string; onChange: (day: string) => void }) {
  return <input {...control} type="date" value={day} onChange={({ target }) => onChange(target.value)} />;
}
