import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ownWords } from '../../../../domain/order/own-words.js';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { ask } from '../../parts/admin-api.js';
import { AdminDraftCommentsDocument } from '../registration-request-answer.graphql.js';
import { AdminDraftWriteCommentDocument } from '../registration-request-commands.graphql.js';
import { useCommand } from '../use-command.js';
import styles from '../registration-request-show.module.css';

interface Props {
  readonly requestId: string;
  /** Once it is drafted: comments on the draft stand in the same conversation. */
  readonly applicationId?: string | undefined;
  readonly userId: string | null;
  readonly timeline: Parameters<typeof ownWords>[0];
}

/** What client and lawyer write to each other about the order and its draft, as the page of the order shows it to the client; an answer written here stands there. */
export function DraftComments({ requestId, applicationId, userId, timeline }: Props) {
  const { t } = useTranslation('admin-draft');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { busy, run } = useCommand(requestId);
  const { data } = useQuery({
    queryKey: ['request', requestId, 'draft-comments', applicationId],
    queryFn: () =>
      ask(AdminDraftCommentsDocument, {
        subjects: applicationId === undefined ? [requestId] : [requestId, applicationId],
      }),
  });
  const written = (data?.threadCommentList.items ?? []).map(
    ({ id, text: said, author, createdAt, visibleToCustomer }) => ({
      id,
      text: said,
      at: createdAt,
      who: author?.displayName ?? t('client'),
      note: visibleToCustomer === true ? undefined : t('inside'),
    }),
  );
  // What the client wrote with a step of the order is said to the lawyer too.
  const lines = [
    ...written,
    ...ownWords(timeline).map(({ type, ...one }) => ({ ...one, who: t('client'), note: t(`with.${type}`) })),
  ].sort((left, right) => left.at.localeCompare(right.at));
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return setWrong(t('writeMissing'));
    const outcome = await run(AdminDraftWriteCommentDocument, {
      input: {
        subjectType: 'REGISTRATION_REQUEST',
        subjectId: requestId,
        userId,
        text: text.trim(),
        visibleToCustomer: true,
      },
    });
    setWrong(outcome.ok ? undefined : outcome.message);
    if (outcome.ok) setText('');
  };
  return (
    <section className={styles.comments} aria-labelledby="conversation">
      <h2 id="conversation">{t('comments')}</h2>
      <ol>
        {lines.map(({ id, text: said, who, at, note }) => (
          <li key={id}>
            <p>{said}</p>
            <p className={styles.meta}>
              {who} · <Moment at={at} style="short" />
              {note !== undefined && ` · ${note}`}
            </p>
          </li>
        ))}
      </ol>
      <form onSubmit={(event) => void add(event)}>
        <label htmlFor="draft-comment">{t('toClient')}</label>
        <textarea
          id="draft-comment"
          rows={3}
          maxLength={10_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {wrong !== undefined && (
          <p role="alert" className={styles.wrong}>
            {wrong}
          </p>
        )}
        <Button type="submit" size="small" busy={busy}>
          {t('write')}
        </Button>
      </form>
    </section>
  );
}
