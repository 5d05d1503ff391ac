/** What a signed link may open without an account, and the letter that stands for it in the link's text.
 *  A letter is never given to another purpose later: links live in people's mailboxes. */
export const linkPurposes = {
  'verification-receipt': 'r',
  'verification-summary': 's',
  upload: 'u',
  download: 'd',
  unsubscribe: 'n',
  calendar: 'c',
  'order-share': 'o',
  'office-action': 'a',
  'use-in-commerce': 'p',
  support: 'q',
  consultation: 'k',
  feedback: 'f',
  'threat-report': 't',
  'monitoring-result': 'w',
  'violation-report': 'v',
} as const;

/** One of the purposes above. */
export type LinkPurpose = keyof typeof linkPurposes;
