import { HttpError } from 'ra-core';
import { ApiError } from '../../../../../data/api-error.js';
import type { FormErrors } from '../../../../../kit/form/form-errors.js';

export interface Outcome {
  readonly errors: FormErrors;
  readonly message?: string;
  /** Somebody else wrote in between. */
  readonly stale?: true;
  /** Nobody knows whether it arrived: the same key must be used again. */
  readonly lost?: true;
}

interface RefusedBody {
  readonly errors?: Readonly<Record<string, string>>;
}

/** What a failed write means for the form: wrong fields, a sentence above them, or an answer that never came. */
export function outcomeOf(error: unknown, notSent: string): Outcome {
  if (error instanceof HttpError) {
    const errors = Object.fromEntries(
      Object.entries((error.body as RefusedBody | null)?.errors ?? {}).map(([path, text]) => [
        path,
        { text },
      ]),
    );
    return { errors, message: error.message, ...(error.status === 409 ? { stale: true } : {}) };
  }
  if (error instanceof ApiError && error.status < 500)
    return { errors: {}, message: `${error.message} (${error.code})` };
  return { errors: {}, message: notSent, lost: true };
}

/** Everything that is wrong in one text, where no field can show its own part. */
export function saidOf({ message, errors }: Outcome): string {
  const said = Object.values(errors).map((one) =>
    typeof one === 'string' ? one : 'text' in one ? one.text : '',
  );
  return [message, ...said].filter(Boolean).join(' ');
}
