import type { LinkProblem } from '../problem/page-problem.js';

/** Kind and some of the subject of a link token; a name of a file is shorter before its point, or after it. */
const TOKEN = /^[a-z]{1,4}\.[A-Za-z0-9_-]{8}/;

/** Where a browser is sent whose link to a file opens nothing: the pages of these two say why. */
export const fileLinkPage = (problem: 'damaged' | 'expired'): string => `/file-link/${problem}`;

/** What is wrong with an address that no page has, where it was a link of ours: one cut behind its token, or a file’s. */
export function linkProblemOf(pathname: string): LinkProblem | undefined {
  if (pathname.endsWith(fileLinkPage('expired'))) return 'expired';
  return pathname.endsWith(fileLinkPage('damaged')) || pathname.split('/').some((part) => TOKEN.test(part))
    ? 'damaged'
    : undefined;
}
