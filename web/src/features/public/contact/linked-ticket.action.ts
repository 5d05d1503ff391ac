import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { failureKey } from '../../../data/failure.js';
import { fieldErrors, isRefusal, type Refusal } from '../../../data/refusal.js';
import { papersIn } from '../../../domain/support/papers-field.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import {
  AnswerLinkedTicketDocument,
  FileLinkedPaperDocument,
  ReopenLinkedTicketDocument,
  SettleLinkedTicketDocument,
} from './contact.graphql.js';

export interface LinkedAnswer {
  readonly intent: 'answer' | 'settle' | 'reopen';
  readonly done: boolean;
  /** As it was typed: without a script the page is drawn anew. */
  readonly text: string;
  readonly errors: FormErrors;
  readonly message?: string;
  readonly attempt: string;
}

type Outcome = { readonly __typename: string } | Refusal;

/** What is said on the page behind a link: an answer with its papers, that it is solved, that it did not help. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<LinkedAnswer> {
  const form = await request.formData();
  const id = subjectOrThrow(params['id']);
  const given = form.get('intent');
  const intent = given === 'settle' || given === 'reopen' ? given : 'answer';
  const text = String(form.get('text') ?? '').trim();
  const answered = (rest: Partial<LinkedAnswer>): LinkedAnswer => ({
    intent,
    done: false,
    text,
    errors: {},
    attempt: crypto.randomUUID(),
    ...rest,
  });
  if (intent === 'answer' && text === '') return answered({ errors: { text: 'errors.REQUIRED' } });
  const api = apiOf(context);
  const linkToken = params['id'];
  const sending = { linkToken, idempotencyKey: String(form.get('attempt') ?? crypto.randomUUID()) };
  const papers = async (): Promise<string[] | undefined> => {
    const ids: string[] = [];
    for (const upload of papersIn(form)) {
      const { createDocument: filed } = await api.mutate(
        FileLinkedPaperDocument,
        { input: { upload, type: 'ATTACHMENT', subjectType: 'support_ticket', subjectId: id } },
        { linkToken, idempotencyKey: upload },
      );
      if (filed.__typename !== 'Document') return undefined;
      ids.push(filed.id);
    }
    return ids;
  };
  try {
    const documentIds = intent === 'answer' ? await papers() : [];
    if (documentIds === undefined) return answered({ message: 'support:papers.failed' });
    const outcome: Outcome =
      intent === 'settle'
        ? (await api.mutate(SettleLinkedTicketDocument, { id }, sending)).settleSupportTicket
        : intent === 'reopen'
          ? (await api.mutate(ReopenLinkedTicketDocument, { id }, sending)).reopenSupportTicket
          : (await api.mutate(AnswerLinkedTicketDocument, { id, input: { text, documentIds } }, sending))
              .answerSupportTicket;
    return isRefusal(outcome)
      ? answered({ errors: fieldErrors(outcome), message: `refusal.${outcome.code}` })
      : answered({ done: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered({ message: failureKey(error) });
  }
}
