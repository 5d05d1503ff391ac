import type { components } from './generated/description.js';

/** What a refusal says, as in RFC 9457. */
export type Problem = components['schemas']['Problem'];

/** An answer that is not the one that was asked for. `type` names it for programs, `detail` says what to do, `errors` which field of the body. */
export class PartnerProblem extends Error {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors: NonNullable<Problem['errors']>;
  /** Tells us which call it was, should you ask us about it. */
  readonly traceId: string | undefined;

  constructor({ type, title, status, detail, errors, traceId }: Problem) {
    super(`${status} ${type}: ${detail ?? title}`);
    this.name = 'PartnerProblem';
    this.type = type;
    this.title = title;
    this.status = status;
    this.detail = detail ?? title;
    this.errors = errors ?? [];
    this.traceId = traceId;
  }
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Whatever was answered, as a problem; the authorisation server's refusals (RFC 6749) by the name of their error. */
export async function problemOf(answer: Response): Promise<PartnerProblem> {
  const read = (await answer.json().catch(() => undefined)) as Partial<Problem> &
    Readonly<Record<'error' | 'error_description', unknown>>;
  const title = read?.title ?? (answer.statusText || 'The answer is no description of a problem');
  const detail = read?.detail ?? textIn(read?.error_description);
  return new PartnerProblem({
    ...read,
    type: read?.type ?? textIn(read?.error) ?? 'about:blank',
    title,
    status: answer.status,
    ...(detail === undefined ? {} : { detail }),
  });
}
