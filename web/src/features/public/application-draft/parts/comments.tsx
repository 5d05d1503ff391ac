import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { ask, send } from '../../../../domain/sign-in/signed-in-api.js';
import { DraftCommentsDocument, type DraftCommentsResult } from '../application-draft.graphql.js';
import { DraftWriteCommentDocument } from '../application-draft-steps.graphql.js';
import { useAnswer } from '../../../../domain/sign-in/use-answer.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import styles from '../application-draft.module.css';

type Comment = DraftCommentsResult['threadCommentList']['items'][number];

interface Props {
  readonly requestId: string;
  readonly applicationId: string;
  readonly userId: string;
}

/** The conversation with the lawyer about the order and its draft: what is asked beside the draft is answered beside it, wherever the answer was written. */
export function Comments({ requestId, applicationId, userId }: Props) {
  const { t } = useTranslation('draft');
  const [comments, setComments] = useState<readonly Comment[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const { busy, answer, attempt, run } = useAnswer();
  const message = useMessage('draft');
  const load = useCallback(() => {
    ask(DraftCommentsDocument, { subjects: [requestId, applicationId] }).then(
      ({ threadCommentList }) => setComments(threadCommentList.items),
      () => undefined,
    );
  }, [requestId, applicationId]);
  useEffect(load, [load]);
  const submit = async (event: React.FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('comment') ?? '').trim();
    const written = await run(async () =>
      text === ''
        ? { done: false, errors: { comment: 'errors.REQUIRED' } }
        : send(DraftWriteCommentDocument, {
            input: { subjectType: 'APPLICATION', subjectId: applicationId, text },
          }),
    );
    if (!written) return;
    form.current?.reset();
    load();
  };
  return (
    <section aria-labelledby="comments" className={styles.comments}>
      <h2 id="comments">{t('comment.title')}</h2>
      {comments.length === 0 && <p className={styles.muted}>{t('comment.none')}</p>}
      <ol>
        {comments.map((comment) => (
          <li key={comment.id} className={comment.authorId === userId ? styles.mine : undefined}>
            <p className={styles.muted}>
              {comment.authorId === userId ? t('comment.you') : (comment.authorName ?? t('comment.lawyer'))} ·{' '}
              <Moment at={comment.createdAt} style="short" />
            </p>
            <p>{comment.text}</p>
          </li>
        ))}
      </ol>
      <FormErrorsProvider errors={answer?.errors ?? {}}>
        <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <ErrorSummary
            attempt={attempt}
            labels={{ comment: t('comment.label') }}
            message={message(answer)}
          />
          <Field name="comment" label={t('comment.label')}>
            {(control) => <textarea {...control} rows={3} maxLength={10_000} />}
          </Field>
          <div className={styles.end}>
            <Button type="submit" busy={busy}>
              {t('comment.send')}
            </Button>
          </div>
        </form>
      </FormErrorsProvider>
    </section>
  );
}
