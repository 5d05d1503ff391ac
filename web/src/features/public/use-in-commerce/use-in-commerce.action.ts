import { redirect, type ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { failureKey } from '../../../data/failure.js';
import { fieldErrors, isRefusal, type Refusal } from '../../../data/refusal.js';
import { orderedFiling } from '../../../domain/proof-of-use/offered-filing.js';
import type { UpdateUseInCommerceRequestClassInput } from '../../../generated/schema.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { addSpecimen } from './add-specimen.js';
import {
  DecideLinkedClassDocument,
  LeaveLinkedProofDocument,
  OrderLinkedProofDocument,
  RemoveLinkedSpecimenDocument,
} from './use-in-commerce.graphql.js';

export interface ProofAnswer {
  readonly intent: 'order' | 'leave' | 'class' | 'specimen' | 'remove';
  /** Which class was decided. */
  readonly about: string;
  readonly done: boolean;
  readonly errors: FormErrors;
  readonly message?: string;
  readonly attempt: string;
}

const INTENTS: readonly ProofAnswer['intent'][] = ['order', 'leave', 'class', 'specimen', 'remove'];
/** What is done at one class, by the link of that class. */
const AT_CLASS: readonly ProofAnswer['intent'][] = ['class', 'specimen', 'remove'];

/** What can be done about a proof of use by its link: say what is in use, order a filing, let it go. */
export async function actOnProof({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = subjectOrThrow(params['id']);
  const intent = intentOf(form);
  const about = String(form.get('class') ?? '');
  const prefix = AT_CLASS.includes(intent) ? `${about}.` : '';
  const answered = (rest: Partial<ProofAnswer>): ProofAnswer => ({
    intent,
    about,
    done: false,
    attempt: crypto.randomUUID(),
    ...rest,
    errors: Object.fromEntries(
      Object.entries(rest.errors ?? {}).map(([name, error]) => [prefix + name, error]),
    ),
  });
  const gap = gapOf(form, intent, prefix);
  if (gap !== undefined) return answered({ errors: gap });
  const api = apiOf(context);
  const idempotencyKey = String(form.get('attempt') ?? crypto.randomUUID());
  const sending = { linkToken: params['id'], idempotencyKey };
  const send = async (): Promise<{ readonly __typename: string } | Refusal> => {
    if (intent === 'order')
      return (
        await api.mutate(
          OrderLinkedProofDocument,
          { id, input: orderedFiling(form), expectedVersion: Number(form.get('version')) },
          sending,
        )
      ).orderUseInCommerceRequest;
    if (intent === 'leave')
      return (await api.mutate(LeaveLinkedProofDocument, { id }, sending)).requestUseInCommerceAbandonment;
    const linkToken = String(form.get('link') ?? '');
    if (intent === 'specimen') return addSpecimen(api, form, { prefix, linkToken, idempotencyKey });
    if (intent === 'remove')
      return (
        await api.mutate(
          RemoveLinkedSpecimenDocument,
          { id: String(form.get('specimen')) },
          { linkToken, idempotencyKey },
        )
      ).deleteSpecimen;
    const decided = { id: subjectOrThrow(linkToken), input: decisionOf(form, prefix) };
    return (await api.mutate(DecideLinkedClassDocument, decided, { linkToken, idempotencyKey }))
      .updateUseInCommerceRequestClass;
  };
  try {
    const answer = await send();
    if (isRefusal(answer))
      return answered({ errors: fieldErrors(answer), message: `refusal.${answer.code}` });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered({ message: failureKey(error) });
  }
  return AT_CLASS.includes(intent)
    ? answered({ done: true })
    : redirect(`/use-in-commerce-request/${params['id'] ?? ''}`);
}

function intentOf(form: FormData): ProofAnswer['intent'] {
  const said = form.get('intent');
  return INTENTS.find((known) => known === said) ?? 'class';
}

/** What the form lacks, at its field. */
function gapOf(form: FormData, intent: ProofAnswer['intent'], prefix: string): FormErrors | undefined {
  if (intent === 'order' && String(form.get('country') ?? '') === '') return { country: 'errors.REQUIRED' };
  if (intent === 'leave' && form.get('confirmed') !== 'yes') return { confirmed: 'errors.REQUIRED' };
  return intent === 'class' && form.get(`${prefix}decision`) === null
    ? { decision: 'errors.REQUIRED' }
    : undefined;
}

function decisionOf(form: FormData, prefix: string): UpdateUseInCommerceRequestClassInput {
  const text = (name: string): string | null => String(form.get(prefix + name) ?? '').trim() || null;
  const decision = text('decision');
  // The edge: the choices were written into the form by us; the service refuses anything else.
  return {
    decision,
    ...(decision === 'USE'
      ? {
          items: form.getAll(`${prefix}items`).map(String),
          firstUseAnywhere: text('firstUseAnywhere'),
          firstUseInUs: text('firstUseInUs'),
          website: text('website'),
        }
      : {}),
  } as UpdateUseInCommerceRequestClassInput;
}
