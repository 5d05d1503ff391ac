import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { failureOf } from '../../../data/failure.js';
import { attemptFor, newAttempt, readAttempt, type Attempt } from '../../../kit/form/attempt.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { addressesIn, refusedFields } from './report-fields.js';
import { ReportInfringementDocument } from './threat-report.graphql.js';

const TEXTS = [
  'brandName',
  'brandWebsite',
  'links',
  'knowsThem',
  'seenSince',
  'message',
  'contactName',
  'contactEmail',
  'language',
] as const;
export type ReportValues = Readonly<Record<(typeof TEXTS)[number], string>> & {
  readonly kinds: readonly string[];
};

export interface ReportAnswer {
  readonly sent: boolean;
  /** As it was typed: without a script the page is drawn anew. */
  readonly values: ReportValues;
  readonly errors: FormErrors;
  readonly message?: string;
  readonly reference?: string | undefined;
  readonly answer: string;
  readonly attempt: Attempt;
}

/** A report without an account. The same click again is the same report. */
export async function action({ request, context }: ActionFunctionArgs): Promise<ReportAnswer> {
  const form = await request.formData();
  const values = readReport(form);
  let attempt = readAttempt(form);
  const answered = (rest: Partial<ReportAnswer>): ReportAnswer => ({
    sent: false,
    values,
    errors: {},
    answer: crypto.randomUUID(),
    attempt,
    ...rest,
  });
  const errors = missing(values);
  if (Object.keys(errors).length > 0) return answered({ errors });
  const input = inputOf(values);
  attempt = attemptFor(input, attempt);
  try {
    const { reportInfringement: result } = await apiOf(context).mutate(
      ReportInfringementDocument,
      { input },
      { idempotencyKey: attempt.key },
    );
    attempt = newAttempt();
    if (result.__typename === 'InfringementReport') return answered({ sent: true });
    return answered({
      errors: refusedFields(result),
      ...(result.fields.length > 0 ? {} : { message: `refusal.${result.code}` }),
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered(failureOf(error));
  }
}

/** What was typed into the form of a report. */
export function readReport(form: FormData): ReportValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, String(form.get(name) ?? '').trim()]));
  return { ...(texts as Record<(typeof TEXTS)[number], string>), kinds: form.getAll('kinds').map(String) };
}

function missing(values: ReportValues): FormErrors {
  const needed = (['brandName', 'links', 'contactEmail'] as const).filter((name) => values[name] === '');
  return Object.fromEntries([
    ...needed.map((name) => [name, 'errors.REQUIRED']),
    ...(values.kinds.length === 0 ? [['kinds', 'errors.TOO_FEW']] : []),
  ]);
}

const optional = (words: string): string | null => (words === '' ? null : words);

/** What was seen, as it is sent, whoever reports it. */
export const reportedThreat = (values: ReportValues) => ({
  type: values.kinds.join(', '),
  brandWebsite: optional(values.brandWebsite),
  links: addressesIn(values.links),
  message: optional(values.message),
  knowsThem: values.knowsThem === '' ? null : values.knowsThem === 'yes',
  seenSince: optional(values.seenSince),
});

const inputOf = (values: ReportValues) => ({
  ...reportedThreat(values),
  brandName: values.brandName,
  contactEmail: values.contactEmail,
  contactName: optional(values.contactName),
  language: optional(values.language),
});
