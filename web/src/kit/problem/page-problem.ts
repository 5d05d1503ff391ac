import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { ApiError } from '../../data/api-error.js';

/** What is wrong with a link: cut on its way, too old, replaced by a newer one or taken back, sent for another page, or of somebody else's order. */
export type LinkProblem = 'damaged' | 'expired' | 'replaced' | 'misplaced' | 'foreign';

/** A page somebody may have meant by an address where nothing is. */
export interface SuggestedPage {
  /** Without language prefix. */
  readonly to: string;
  readonly title: string;
  /** Language of the title. */
  readonly locale: string;
}

/** What an error page is told beside its status. Nothing in it names the order or its owner. */
export interface ProblemFacts {
  /** What a person may quote to us. */
  readonly reference?: string | undefined;
  readonly link?: LinkProblem | undefined;
  /** The reader's own address, most of it hidden; only where another account is needed. */
  readonly signedInAs?: string | undefined;
  /** After so many seconds the next request is answered. */
  readonly seconds?: number | undefined;
  /** Of an open page that is not there; the server finds them. */
  readonly suggested?: readonly SuggestedPage[] | undefined;
}

export interface PageProblem extends ProblemFacts {
  readonly status: number;
}

const LINK_STATUS: Readonly<Record<LinkProblem, number>> = {
  damaged: 404,
  expired: 410,
  replaced: 410,
  misplaced: 404,
  foreign: 403,
};

/** For a loader to throw: the page that says what is wrong with a link. */
export function linkProblem(link: LinkProblem, facts: Omit<ProblemFacts, 'link'> = {}): Response {
  return new Response(JSON.stringify({ ...facts, link }), {
    status: LINK_STATUS[link],
    headers: { 'content-type': 'application/json' },
  });
}

const isLate = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** Status and facts of whatever ended a page: a refusal of the gateway, a loader's answer, a failure of ours (500). */
export function problemOf(error: unknown): PageProblem {
  if (error instanceof ApiError) {
    const { reason, reference, retryAfterMs } = error;
    if (reason === 'LINK_INVALID') return { status: 404, link: 'damaged' };
    if (reason === 'LINK_EXPIRED') return { status: 410, link: 'expired' };
    if (error.status === 429)
      return { status: 429, reference, seconds: Math.max(1, Math.ceil((retryAfterMs ?? 60_000) / 1000)) };
    return { status: 503, reference };
  }
  if (isLate(error)) return { status: 503 };
  if (!isRouteErrorResponse(error)) return { status: 500 };
  return {
    status: error.status,
    ...(typeof error.data === 'object' ? (error.data as ProblemFacts | null) : {}),
  };
}

export interface BootError {
  readonly status: number;
  readonly facts: ProblemFacts;
}

/** As the server tells it to the browser. `reference`: of the request, where the problem has none of its own. */
export function bootErrorOf(error: unknown, reference: string): BootError {
  const { status, ...facts } = problemOf(error);
  return { status, facts: { ...facts, reference: facts.reference ?? reference } };
}

/** The errors both sides draw the page from: were they of two sorts, the browser would find another page than the one it was sent. */
export function rebuildErrors(
  errors: Readonly<Record<string, BootError>> | null | undefined,
): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, facts }]) => [id, new ErrorResponseImpl(status, '', facts)]),
  );
}
