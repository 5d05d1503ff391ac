import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { ask } from '../../parts/admin-api.js';
import { AdminDraftCommentsDocument } from '../admin-draft-comments.graphql.js';
import { AdminDraftWriteCommentDocument } from '../commands/create-thread-comment.graphql.js';
import { useCommand } from '../use-command.js';
import styles from './draft-panel.module.css';

interface Props {
  readonly requestId: string;
  /** Once it is drafted: comments on the draft stand in the same conversation. */
  readonly applicationId?: string | undefined;
  readonly userId: string | null;
}

/** What client and lawyer write to each other about the order and its draft, as the page of the order shows it to the client; an answer written here stands there. */
export function DraftComments({ requestId, applicationId, userId }: Props) {
  const { t } = useTranslation('admin-draft');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { busy, run } = useCommand(requestId);
  const { data } = useQuery({ queryKey: ['request', requestId, 'draft-comments', applicationId], queryFn: () => ask(AdminDraftCommentsDocument, { subjects: applicationId === undefined ? [requestId] : [requestId, applicationId] }) });
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    const outcome = await run(AdminDraftWriteCommentDocument, { input: { subjectType: 'REGISTRATION_REQUEST', subjectId: requestId, userId, text: text.trim(), visibleToCustomer: true } });
    setWrong(outcome.ok ? undefined : outcome.message);
    if (outcome.ok) setText('');
  };
  return (
    <section className={styles['comments']} aria-labelledby="conversation">
      <h2 id="conversation">{t('comments')}</h2>
      <ol>{(data?.threadCommentList.items ?? []).map((comment) => (
        <li key={comment.id}><p>{comment.text}</p><p className={styles['meta']}>{comment.author?.displayName ?? t('client')} · <Moment at={comment.createdAt} style="short" />{comment.visibleToCustomer !== true && ` · ${t('inside')}`}</p></li>
      ))}</ol>
      <form onSubmit={(event) => void add(event)}>
        <label htmlFor="draft-comment">{t('toClient')}</label>
        <textarea id="draft-comment" rows={3} maxLength={10_000} value={text} onChange={(event) => setText(event.target.value)} />
        {wrong !== undefined && <p role="alert" className={styles['wrong']}>{wrong}</p>}
        <Button type="submit" size="small" busy={busy}>{t('write')}</Button>
      </form>
    </section>
  );
}
