import type { StatusTone } from '../../../../kit/status/status.js';

/** In this order: the first word that fits decides. Words of the specification's statuses, not of any one entity. */
const WORDS: readonly (readonly [RegExp, StatusTone])[] = [
  [
    /overdue|returned|reject|refus|dismiss|fail|problem|oppos|lapsed|dead|lost|unresponsive|error|not done/i,
    'problem',
  ],
  [
    /cancel|abandon|expired|closed|ended|inactive|deactivat|withdrawn|refunded|removed|dropped|archived/i,
    'ended',
  ],
  [
    /registered|approved|(?<!un)paid|complete|finished|done|active|sent|resolved|filed|granted|success|accepted/i,
    'ok',
  ],
  [/wait|unpaid|pending|requested|postponed|draft|new|open|queued|paused|needed|action/i, 'waiting'],
];

/** How a status looks, as it is sent; an unknown one is in progress. `waitsFor`: whose turn it is at the desk: where it is somebody's, nothing looks settled. */
export function statusTone(status: string, waitsFor = 'nobody'): StatusTone {
  const label = status.replaceAll('_', ' ');
  const tone = WORDS.find(([words]) => words.test(label))?.[1] ?? 'progress';
  return tone === 'ok' && waitsFor !== 'nobody' ? 'waiting' : tone;
}
