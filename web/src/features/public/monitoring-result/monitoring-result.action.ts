import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { failureOf } from '../../../data/failure.js';
import { fieldErrors, isRefusal, type Refusal } from '../../../data/refusal.js';
import { attemptFor, newAttempt, readAttempt, type Attempt } from '../../../kit/form/attempt.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import {
  AskAboutResultDocument,
  LeaveLinkedResultDocument,
  OrderLinkedOppositionDocument,
  PursueLinkedMarkDocument,
} from './monitoring-result.graphql.js';

const INTENTS = ['order', 'letter', 'coexist', 'leave', 'again', 'ask'] as const;
export type ResultIntent = (typeof INTENTS)[number];

export interface ResultAnswer {
  readonly intent: ResultIntent;
  readonly done: boolean;
  /** As it was typed: without a script the page is drawn anew. */
  readonly values: Readonly<Record<string, string>>;
  /** Of a question: its number, and by when it is answered. */
  readonly receipt?: { readonly number: string; readonly answerBy: string };
  readonly errors: FormErrors;
  readonly message?: string;
  readonly reference?: string | undefined;
  readonly answer: string;
  readonly attempt: Attempt;
}

const NEEDED: Readonly<Record<ResultIntent, readonly string[]>> = {
  order: ['country'],
  letter: [],
  coexist: [],
  leave: [],
  again: [],
  ask: ['contactName', 'contactEmail', 'question'],
};

type Values = Readonly<Record<string, string>>;
type Sending = { readonly linkToken: string | undefined; readonly idempotencyKey: string };

/** What can be done about a later mark by its link: order an opposition, have its owner written to, leave it alone or take that back, ask the lawyer. The same click again is the same step. */
export async function actOnResult({ request, params, context }: ActionFunctionArgs): Promise<ResultAnswer> {
  const form = await request.formData();
  const id = subjectOrThrow(params['id']);
  const intent = INTENTS.find((known) => known === form.get('intent')) ?? 'ask';
  const values = typedIn(form);
  let attempt = readAttempt(form);
  const answered = (rest: Partial<ResultAnswer>): ResultAnswer => ({
    intent,
    done: false,
    values,
    errors: {},
    answer: crypto.randomUUID(),
    attempt,
    ...rest,
  });
  const missing = NEEDED[intent].filter((name) => (values[name] ?? '') === '');
  if (missing.length > 0)
    return answered({ errors: Object.fromEntries(missing.map((name) => [name, 'errors.REQUIRED'])) });
  attempt = attemptFor({ id, intent, values }, attempt);
  try {
    const outcome = await sent(apiOf(context), {
      id,
      intent,
      values,
      sending: { linkToken: params['id'], idempotencyKey: attempt.key },
    });
    attempt = newAttempt();
    if (isRefusal(outcome)) return answered(refused(outcome, intent));
    return answered({ done: true, ...('publicId' in outcome ? { receipt: receiptOf(outcome) } : {}) });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered(failureOf(error));
  }
}

const typedIn = (form: FormData): Values =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  );

/** Three forms of the page have words for the lawyer, each under a name of its own. */
const NOTES: Partial<Readonly<Record<ResultIntent, string>>> = {
  letter: 'letterNote',
  coexist: 'coexistNote',
};
const WAYS = { letter: 'LETTER', coexist: 'COEXISTENCE_AGREEMENT' } as const;

/** What the service calls the words of a question is the description of a ticket. */
function refused(refusal: Refusal, intent: ResultIntent): Partial<ResultAnswer> {
  const { description, note, ...errors } = fieldErrors(refusal);
  return {
    errors: {
      ...errors,
      ...(description === undefined ? {} : { question: description }),
      ...(note === undefined ? {} : { [NOTES[intent] ?? 'note']: note }),
    },
    ...(refusal.fields.length > 0 ? {} : { message: `refusal.${refusal.code}` }),
  };
}

interface Receipt {
  readonly __typename: string;
  readonly publicId: string;
  readonly answerBy: string;
}

const receiptOf = ({ publicId, answerBy }: Receipt) => ({ number: publicId, answerBy });

interface Step {
  readonly id: string;
  readonly intent: ResultIntent;
  readonly values: Values;
  readonly sending: Sending;
}

async function sent(
  api: ReturnType<typeof apiOf>,
  { id, intent, values, sending }: Step,
): Promise<{ readonly __typename: string } | Receipt | Refusal> {
  const words = (name: string): string | null => values[name] || null;
  switch (intent) {
    case 'order': {
      // The edge: the country was chosen from our own list; the service refuses any other.
      const input = { note: words('note'), country: values['country'] as never };
      return (await api.mutate(OrderLinkedOppositionDocument, { id, input }, sending)).orderOpposition;
    }
    case 'letter':
    case 'coexist': {
      const input = { way: WAYS[intent], note: words(NOTES[intent] ?? '') };
      return (await api.mutate(PursueLinkedMarkDocument, { id, input }, sending)).pursueLaterMark;
    }
    case 'leave':
    case 'again': {
      const input = { dismissed: intent === 'leave', dismissReason: words('dismissReason') };
      return (await api.mutate(LeaveLinkedResultDocument, { id, input }, sending)).dismissMonitoringResult;
    }
    case 'ask': {
      const input = {
        contactName: values['contactName'] ?? '',
        contactEmail: values['contactEmail'] ?? '',
        description: `${values['about'] ?? ''}\n\n${values['question'] ?? ''}`.slice(0, 10_000),
      };
      // Anybody may ask: the question goes where all of them go, and needs no link.
      return (await api.mutate(AskAboutResultDocument, { input }, { idempotencyKey: sending.idempotencyKey }))
        .askSupport;
    }
  }
}
