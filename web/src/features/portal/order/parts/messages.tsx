import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ownWords } from '../../../../domain/order/own-words.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Field } from '../../../../kit/form/field.js';
import { CommandForm } from '../../parts/command-form.js';
import { useCommand } from '../../parts/use-command.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  PortalOrderMessagesDocument,
  PortalOrderMessagesNode,
  type PortalOrderResult,
} from '../order.graphql.js';
import { WriteOrderMessageDocument, WriteOrderMessageNode } from '../../parts/portal-parts.graphql.js';
import styles from '../order.module.css';

type Order = NonNullable<PortalOrderResult['registrationRequest']>;

const LIVE_MS = 15_000;

/** The conversation with the lawyer about this order and its draft; open in every state, also of an order that has ended. */
export function Messages({ order }: { order: Order }) {
  const { t } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const box = useRef<HTMLDivElement>(null);
  const subjects = [order.id, ...order.applications.items.map(({ id }) => id)];
  const { data } = usePortalQuery(
    PortalOrderMessagesDocument,
    PortalOrderMessagesNode,
    { subjects },
    { pollInterval: LIVE_MS },
  );
  const write = useCommand(WriteOrderMessageDocument, WriteOrderMessageNode, () =>
    box.current?.querySelector('form')?.reset(),
  );
  const written = (data?.threadCommentList.items ?? []).map(({ id, authorName, text, createdAt }) => ({
    id,
    authorName,
    text,
    at: createdAt,
    type: undefined,
  }));
  // What was written with a step is part of the conversation.
  const lines = [...written, ...ownWords(order.timeline).map((one) => ({ ...one, authorName: null }))].sort(
    (left, right) => left.at.localeCompare(right.at),
  );
  const { lawyerInCharge: lawyer } = order;
  return (
    <section
      id="messages"
      aria-labelledby="messages-title"
      className={styles.messages}
      ref={box}
      tabIndex={-1}
    >
      <h2 id="messages-title">{t('order.messages.title')}</h2>
      <p className={styles.lead}>
        {lawyer === null ? t('order.messages.leadNobody') : t('order.messages.lead', { name: lawyer })}
      </p>
      {data !== undefined && lines.length === 0 && <p className={styles.lead}>{t('order.messages.none')}</p>}
      <ol aria-live="polite">
        {lines.map(({ id, authorName, text, at, type }) => (
          <li key={id} data-ours={authorName !== null || undefined}>
            <p className={styles.meta}>
              {authorName ?? t('order.messages.you')} · <Moment at={at} style="short" />
              {type !== undefined && ` · ${t(`order.messages.with.${type}`)}`}
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <CommandForm
        command={write}
        labels={{ text: t('order.messages.label') }}
        submit={t('order.messages.send')}
        look="plain"
        keep={`order-message-${order.id}`}
        read={(form) =>
          ({
            input: {
              subjectType: 'REGISTRATION_REQUEST',
              subjectId: order.id,
              text: String(form.get('text') ?? '').trim(),
            },
          }) as never
        }
      >
        <Field name="text" label={t('order.messages.label')}>
          {(control) => <textarea {...control} rows={4} maxLength={10_000} />}
        </Field>
        {write.state === 'success' && <p role="status">{t('order.messages.sent')}</p>}
      </CommandForm>
    </section>
  );
}
