import { redirect, type ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { failureOf } from '../../../data/failure.js';
import { fieldErrors, isRefusal, type Refusal } from '../../../data/refusal.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { answersOf, type Answers } from '../parts/service-order/service-input.js';
import {
  CancelBookedConsultationDocument,
  RescheduleBookedConsultationDocument,
  ScheduleBookedConsultationDocument,
} from './consultation.graphql.js';

export interface TalkAnswer {
  readonly errors: FormErrors;
  readonly message?: string;
  readonly reference?: string | undefined;
  readonly answer: string;
  /** As it was sent: without a script the page is drawn anew. */
  readonly answers: Answers;
}

/** Whoever holds the link gives the talk another time, or calls it off. */
export async function action({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<TalkAnswer | Response> {
  const form = await request.formData();
  const given = (name: string): string => String(form.get(name) ?? '');
  const answered = (more: Partial<TalkAnswer>): TalkAnswer => ({
    errors: {},
    answer: crypto.randomUUID(),
    answers: answersOf(form),
    ...more,
  });
  const [id, linkToken] = [subjectOrThrow(params['id']), params['id']];
  const intent = given('intent');
  const eventTimestamp = given('eventTimestamp');
  if (intent !== 'cancel' && eventTimestamp === '')
    return answered({ errors: { eventTimestamp: 'errors.REQUIRED' } });
  const [api, sending] = [
    apiOf(context),
    { linkToken, idempotencyKey: given('attempt') || crypto.randomUUID() },
  ];
  const input = { eventTimestamp, hold: given('hold') || null };
  try {
    const result =
      intent === 'cancel'
        ? (await api.mutate(CancelBookedConsultationDocument, { id, input: {} }, sending)).cancelConsultation
        : intent === 'schedule'
          ? (await api.mutate(ScheduleBookedConsultationDocument, { id, input }, sending))
              .scheduleConsultation
          : (await api.mutate(RescheduleBookedConsultationDocument, { id, input }, sending))
              .rescheduleConsultation;
    return isRefusal(result) ? answered(refused(result)) : redirect(`/book-a-free-consultation/${linkToken}`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered({ ...failureOf(error) });
  }
}

const refused = (refusal: Refusal): Partial<TalkAnswer> => ({
  errors: fieldErrors(refusal),
  ...(refusal.fields.length > 0 ? {} : { message: `refusal.${refusal.code}` }),
});
