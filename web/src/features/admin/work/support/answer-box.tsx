import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { keyShown, keySpoken } from '../../parts/keys/desk-keys.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import type { RecordFacts } from '../../parts/records/record-facts.js';
import { useReread } from '../../parts/records/steps/use-reread.js';
import { useSubmit, type Submitted } from '../../parts/use-submit.js';
import { languageName } from '../../parts/language-name.js';
import { AnswerTexts } from './answer-texts.js';
import { AddTicketLineDocument, SendTicketAnswerDocument } from './support.graphql.js';
import type { Ticket } from './ticket.js';
import { useKeptText } from './use-kept-text.js';
import styles from './support.module.css';

const LONGEST = 10_000;
const ANSWERED_IN = ['CREATED', 'ASSIGNED', 'WAITING_FOR_CUSTOMER'];

interface Props {
  readonly facts: RecordFacts;
  readonly ticket: Ticket;
  /** Of the client; unknown where nobody said it. */
  readonly language: string | undefined;
}

/** Sends what stands in the box, empties it and reads the ticket again. What was refused stays in the box. */
function useSending({ facts, ticket }: Omit<Props, 'language'>) {
  const { t } = useTranslation('admin-support');
  const kept = useKeptText(`ticket.${ticket.id}`);
  const [wrong, setWrong] = useState<string>();
  const { busy, run } = useSubmit(['work', 'support_ticket', ticket.id]);
  const reread = useReread(facts);
  const { id, version } = ticket;
  const text = kept.text.trim();
  const settle = async (answer: Submitted): Promise<void> => {
    if (answer === 'failed') return setWrong(t('box.notSent'));
    if (answer !== 'done')
      return setWrong([answer.message, ...answer.fields.map(({ message }) => message)].join(' '));
    setWrong(undefined);
    kept.forget();
    await reread();
  };
  const isReady = (): boolean => {
    if (text === '') setWrong(t('box.empty'));
    return text !== '' && !busy;
  };
  return {
    kept,
    wrong,
    busy,
    answer: async (solves: boolean): Promise<void> => {
      if (!isReady()) return;
      const variables = { id, input: { text, solves }, expectedVersion: version };
      await settle(await run(SendTicketAnswerDocument, variables, t(solves ? 'box.solved' : 'box.sent')));
    },
    addLine: async (): Promise<void> => {
      if (!isReady()) return;
      await settle(await run(AddTicketLineDocument, { id, input: { text } }, t('box.added')));
    },
  };
}

/** The box under the conversation: an answer that goes out as a letter, or a line that stays inside. What is typed stays on this device until it is sent. */
export function AnswerBox(props: Props) {
  const { ticket, language } = props;
  const { t } = useTranslation('admin-support');
  const { hash, key } = useLocation();
  const box = useRef<HTMLTextAreaElement>(null);
  // What the other side of a case wrote is answered on the page of the case.
  const mayAnswer = ANSWERED_IN.includes(ticket.status) && ticket.caseId === null;
  const [isInside, setInside] = useState(false);
  const { kept, wrong, busy, answer, addLine } = useSending(props);
  const isInternal = isInside || !mayAnswer;
  useEffect(() => {
    if (hash === '#answer') box.current?.focus();
  }, [hash, key]);
  const toInside = (): void => {
    setInside(true);
    box.current?.focus();
  };
  const insert = (text: string): void => {
    kept.write(
      [kept.text.trimEnd(), text]
        .filter((part) => part !== '')
        .join('\n\n')
        .slice(0, LONGEST),
    );
    box.current?.focus();
  };
  useDeskKeys('workbench', { note: toInside });
  const send = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void (isInternal ? addLine() : answer(false));
  };
  const named =
    language === undefined ? t('box.answer') : t('box.answerIn', { language: languageName(language) });
  return (
    <div className={isInternal ? styles.inside : styles.box}>
      <label htmlFor="answer">{isInternal ? t('box.line') : named}</label>
      <textarea
        id="answer"
        ref={box}
        rows={5}
        maxLength={LONGEST}
        value={kept.text}
        aria-describedby="answer-kept"
        aria-keyshortcuts="Control+Enter"
        onChange={(event) => kept.write(event.target.value)}
        onKeyDown={send}
      />
      {!isInternal && <AnswerTexts language={language} onChoose={insert} />}
      <p id="answer-kept" className={styles.quiet}>
        {t(isInternal ? 'box.stays' : 'box.letter')}
      </p>
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <div className={styles.send}>
        {!isInternal && (
          <>
            <Button size="small" busy={busy} onClick={() => void answer(false)}>
              {t('box.sendAndWait')} <kbd aria-hidden="true">Ctrl Enter</kbd>
            </Button>
            <Button size="small" busy={busy} onClick={() => void answer(true)}>
              {t('box.sendAndSolve')}
            </Button>
            <Button size="small" look="quiet" aria-keyshortcuts={keySpoken('note')} onClick={toInside}>
              {t('box.internal')} <kbd aria-hidden="true">{keyShown('note')}</kbd>
            </Button>
          </>
        )}
        {isInternal && (
          <Button size="small" busy={busy} onClick={() => void addLine()}>
            {t('box.addLine')} <kbd aria-hidden="true">Ctrl Enter</kbd>
          </Button>
        )}
        {isInternal && mayAnswer && (
          <Button size="small" look="quiet" onClick={() => setInside(false)}>
            {t('box.back')}
          </Button>
        )}
      </div>
    </div>
  );
}
