import { redirect, type ActionFunctionArgs } from 'react-router';
import { apiOf, localeOf } from '../../../data/api-of.js';
import { failureOf } from '../../../data/failure.js';
import { fieldErrors, isRefusal, type Refusal } from '../../../data/refusal.js';
import { whoAsks } from '../../../domain/sign-in/who-asks.js';
import { attemptFor, newAttempt, readAttempt, type Attempt } from '../../../kit/form/attempt.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { forgetKept } from '../../../kit/form/kept.js';
import { readLinkToken } from '../../../kit/link/link-token.js';
import { answersOf, type Answers } from '../parts/service-order/service-input.js';
import { AskForConsultationDocument, BookConsultationDocument } from './consultation.graphql.js';

/** Under which the answers are kept on the device. */
export const KEPT_AS = 'consultation';

export interface BookingAnswer {
  readonly errors: FormErrors;
  readonly message?: string;
  readonly reference?: string | undefined;
  /** What was asked has arrived; a lawyer writes. */
  readonly asked?: true;
  readonly answer: string;
  /** As it was sent: without a script the page is drawn anew. */
  readonly answers: Answers;
  readonly attempt: Attempt;
}

type Given = (name: string) => string;

/** Books the time that was chosen; whoever chose none of them is written to by a lawyer. */
export async function action({ request, context }: ActionFunctionArgs): Promise<BookingAnswer | Response> {
  const form = await request.formData();
  const given: Given = (name) => String(form.get(name) ?? '').trim();
  const who = await whoAsks(context);
  const token = who?.role === 'customer' ? who.token : undefined;
  let attempt = readAttempt(form);
  const answer = (more: Partial<BookingAnswer>): BookingAnswer => ({
    errors: {},
    answer: crypto.randomUUID(),
    answers: answersOf(form),
    attempt,
    ...more,
  });
  const errors = missing(given, token !== undefined);
  if (Object.keys(errors).length > 0) return answer({ errors });
  const wantsLetter = given('eventTimestamp') === 'other';
  const order = orderOf(given('order'), token);
  const input = bookingOf(given, { language: localeOf(context), isCustomer: token !== undefined });
  attempt = attemptFor({ ...input, hold: null }, attempt);
  try {
    const api = apiOf(context);
    const sending = { idempotencyKey: attempt.key, token, linkToken: order.linkToken };
    const result = wantsLetter
      ? (
          await api.mutate(
            AskForConsultationDocument,
            { input: questionOf(given) },
            { idempotencyKey: attempt.key },
          )
        ).askForConsultation
      : (await api.mutate(BookConsultationDocument, { input: { ...input, requestId: order.id } }, sending))
          .bookConsultation;
    attempt = newAttempt();
    if (isRefusal(result)) return answer(refused(result));
    forgetKept(KEPT_AS);
    return 'link' in result
      ? redirect(`/book-a-free-consultation/${String(result.link)}?booked=yes`)
      : answer({ asked: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answer({ ...failureOf(error) });
  }
}

const refused = (refusal: Refusal): Partial<BookingAnswer> => ({
  errors: fieldErrors(refusal),
  ...(refusal.fields.length > 0 ? {} : { message: `refusal.${refusal.code}` }),
});

function missing(given: Given, isCustomer: boolean): FormErrors {
  const needed = [
    'topic',
    'eventTimestamp',
    ...(isCustomer ? [] : ['contactName', 'contactEmail']),
    ...(given('eventTimestamp') !== 'other' && given('channel') === 'phone' ? ['contactPhone'] : []),
  ];
  return Object.fromEntries(
    needed.filter((name) => given(name) === '').map((name) => [name, 'errors.REQUIRED']),
  );
}

const optional = (words: string): string | null => (words === '' ? null : words);

function bookingOf(given: Given, { language, isCustomer }: { language: string; isCustomer: boolean }) {
  return {
    eventTimestamp: given('eventTimestamp'),
    hold: optional(given('hold')),
    contactEmail: isCustomer ? null : given('contactEmail'),
    contactName: isCustomer ? null : given('contactName'),
    contactPhone: optional(given('contactPhone')),
    channel: given('channel') === 'phone' ? ('PHONE' as const) : ('VIDEO' as const),
    language: given('language') || language,
    timeZone: given('timeZone') || 'Europe/Bratislava',
    topic: given('topic') as 'OTHER',
    country: optional(given('country')),
    description: optional(given('description')),
    markName: optional(given('markName')),
    questionsAndAnswers: [],
  };
}

/** Words for a lawyer, where no time suits. */
const questionOf = (given: Given) => ({
  contactEmail: given('contactEmail'),
  contactName: given('contactName'),
  description: [given('markName'), given('description')].filter((words) => words !== '').join('\n') || null,
  questionsAndAnswers: [],
});

/** The order it is about: a visitor's by the link in hand, a customer's by its id. */
function orderOf(order: string, token: string | undefined) {
  const link = readLinkToken(order);
  if (link !== undefined && token === undefined) return { id: link.id, linkToken: order };
  return { id: token !== undefined && order !== '' ? (link?.id ?? order) : null, linkToken: undefined };
}
