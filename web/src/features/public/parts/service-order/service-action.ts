import { redirect, redirectDocument, type ActionFunctionArgs } from 'react-router';
import { failureOf } from '../../../../data/failure.js';
import { apiOf, localeOf, prefsOf } from '../../../../data/api-of.js';
import { attributionOf } from '../../../../data/attribution-of.js';
import { fieldErrors, isRefusal } from '../../../../data/refusal.js';
import { VatNumberStatusDocument } from '../../../../domain/order/order.graphql.js';
import { attemptFor, newAttempt, readAttempt, type Attempt } from '../../../../kit/form/attempt.js';
import type { FormErrors } from '../../../../kit/form/form-errors.js';
import { forgetKept } from '../../../../kit/form/kept.js';
import { reportOrder } from '../../../../kit/third-party/report-order.js';
import { sessionStore } from '../../../../kit/session/use-session.js';
import { TALK, talkOf } from '../after-talk.js';
import { OrderServiceDocument } from './service-order.graphql.js';
import { knownMark, ownMark } from './own-mark.js';
import { answersOf, one, type Answers } from './service-input.js';
import type { ServiceParameters } from './service-parameters.js';
import { askForPrice, paramsOf, type RefusalWithParams, type ServicePrice } from './service-price.js';

/** One kind of order: how its answers are read, and what is asked of the price list. */
export interface ServiceForm {
  readonly serviceName: string;
  /** Where the order is shown behind its link, right after it was placed. */
  readonly placedAt: (link: string) => string;
  readonly check: (answers: Answers) => FormErrors;
  readonly parameters: (answers: Answers) => ServiceParameters;
  /** Absent: a person names the price after the order. */
  readonly priced?: (answers: Answers) => {
    readonly jurisdiction: string;
    readonly classes: number;
    readonly expirationDate: string | null;
  };
}

export interface ServiceAnswer {
  readonly errors: FormErrors;
  /** Key of a sentence about the whole form. */
  readonly message?: string;
  readonly reference?: string | undefined;
  readonly answers: Answers;
  readonly price?: ServicePrice | undefined;
  /** Another one with each answer, so that the summary of what is wrong takes the focus again. */
  readonly answer: string;
  /** What the next press carries: after an answer to an order a new key, because the old one would get the old answer; after none the same. */
  readonly attempt: Attempt;
}

/** Something has to be answered again. */
export const isWrong = (answer: ServiceAnswer | undefined): boolean =>
  answer !== undefined && (answer.message !== undefined || Object.keys(answer.errors).length > 0);

interface Carried {
  attempt: Attempt;
}

const QUOTE_REFUSALS: ReadonlySet<string> = new Set(['QUOTE_EXPIRED', 'QUOTE_DIFFERS', 'QUOTE_INVALID']);
/** Told with a day, beside the price instead of above the form. */
const TIME_REFUSALS: ReadonlySet<string> = new Set(['TOO_EARLY_TO_RENEW', 'TOO_LATE_TO_RENEW']);

/** Says the price first, and orders at that price once it was seen and agreed to. The same steps work as plain HTML. */
export async function serviceAction(
  service: ServiceForm,
  { request, context }: ActionFunctionArgs,
): Promise<ServiceAnswer | Response> {
  const form = await request.formData();
  const answers = answersOf(form);
  const carried: Carried = { attempt: readAttempt(form) };
  const answer = (more: Partial<ServiceAnswer>): ServiceAnswer => ({
    errors: {},
    answers,
    answer: crypto.randomUUID(),
    attempt: carried.attempt,
    ...more,
  });
  const ordering = service.priced === undefined || one(answers, 'intent') === 'order';
  const errors = {
    ...service.check(answers),
    ...(ordering && one(answers, 'consent') === '' ? { consent: 'errors.REQUIRED' } : {}),
  };
  if (Object.keys(errors).length > 0)
    return answer({
      errors,
      price: ordering ? await price(service, answers, context).catch(() => undefined) : undefined,
    });
  try {
    return ordering
      ? await order(service, { answers, carried, answer, address: request.url }, context)
      : answer({ price: await price(service, answers, context) });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answer({
      ...failureOf(error),
    });
  }
}

/** A business that names its number for the tax pays as its tax administration says: that is asked first, the price follows from it. */
async function price(
  service: ServiceForm,
  answers: Answers,
  context: unknown,
): Promise<ServicePrice | undefined> {
  if (service.priced === undefined) return undefined;
  const vatNumber = one(answers, 'vatNumber');
  // Where nobody answers the tax is charged, and the price says so.
  if (vatNumber !== '')
    await apiOf(context)
      .query(VatNumberStatusDocument, { vatNumber })
      .catch(() => undefined);
  return askForPrice(context, {
    serviceName: service.serviceName,
    ...service.priced(answers),
    currency: prefsOf(context).currency,
    country: one(answers, 'country'),
    customerKind: vatNumber === '' ? 'CONSUMER' : 'BUSINESS',
    vatNumber: vatNumber === '' ? null : vatNumber,
  });
}

interface Asked {
  /** Of the page the form stands on. */
  readonly address: string;
  readonly answers: Answers;
  readonly carried: Carried;
  readonly answer: (more: Partial<ServiceAnswer>) => ServiceAnswer;
}

async function order(
  service: ServiceForm,
  { answers, carried, answer, address }: Asked,
  context: unknown,
): Promise<ServiceAnswer | Response> {
  const [quote, deed] = [one(answers, 'quote'), one(answers, 'deedUpload')];
  const token = await tokenOf();
  const named = service.parameters(answers);
  // What a person prices changes nothing in the register by itself, so no mark is added for it.
  const find = service.priced === undefined ? knownMark : ownMark;
  const parameters = token === undefined ? named : await find(apiOf(context), token, named);
  const { linkToken, consultationId } = talkOf(one(answers, TALK));
  const ordered = {
    consultationId,
    serviceName: service.serviceName,
    parameters: parameters as never,
    language: localeOf(context),
    currency: prefsOf(context).currency,
    region: prefsOf(context).region,
    country: one(answers, 'country'),
    contactEmail: one(answers, 'contactEmail'),
    contactName: one(answers, 'contactName'),
    deedUpload: deed === '' ? null : deed,
    paperUploads: (answers['paper'] ?? []).filter((token) => token !== ''),
    attribution: attributionOf(context, address),
  };
  // Without the quote: a price that was asked for again meanwhile makes no other order.
  carried.attempt = attemptFor(ordered, carried.attempt);
  const { orderService: receipt } = await apiOf(context).mutate(
    OrderServiceDocument,
    { input: { ...ordered, quote: quote === '' ? null : quote } },
    { idempotencyKey: carried.attempt.key, token, linkToken },
  );
  carried.attempt = newAttempt();
  if (isRefusal(receipt)) {
    const refusal = receipt as unknown as RefusalWithParams;
    if (TIME_REFUSALS.has(refusal.code))
      return answer({ price: { refused: refusal.code, params: paramsOf(refusal) } });
    if (QUOTE_REFUSALS.has(refusal.code))
      return answer({ message: 'refusal.QUOTE_CHANGED', price: await price(service, answers, context) });
    return answer({
      errors: atControls(fieldErrors(refusal)),
      message: `refusal.${refusal.code}`,
      price: await price(service, answers, context),
    });
  }
  forgetKept(service.serviceName);
  reportOrder(service.serviceName);
  const { link, serviceRequestId } = receipt as {
    readonly link: string | null;
    readonly serviceRequestId: string;
  };
  // The portal speaks another language than this page may: it is a document of its own.
  return link === null
    ? redirectDocument(`/portal/service-order/${serviceRequestId}`)
    : redirect(service.placedAt(link));
}

/** One of several answers is wrong: its control is the one of all of them. */
const atControls = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, key]) => [path.replace(/\.\d+$/, ''), key]));

/** Who is signed in orders for their account; on the server nobody is. */
async function tokenOf(): Promise<string | undefined> {
  if (typeof window === 'undefined') return undefined;
  return (await sessionStore().refresh())?.accessToken;
}
