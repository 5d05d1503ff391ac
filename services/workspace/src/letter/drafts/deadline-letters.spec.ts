import { create } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { DeadlineNoticeSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { deadlineLetter } from './deadline-letters.js';

const linkKey = 'A'.repeat(43);
const now = new Date('2026-11-27T12:00:00Z');
const letter = nameBasedId('letter of an office');
const pathOf = (reminder: string, linkRevision: number): string =>
  deadlineLetter(create(DeadlineNoticeSchema, { reminder, subjectId: letter, linkRevision }), {
    linkKey,
    now,
  }).path;

const buttons = [
  ['office action kick-off', 'office-action', 'office-action'],
  ['office action', 'office-action', 'office-action'],
  ['office action nudge', 'office-action', 'office-action'],
  ['office action draft', 'office-action', 'office-action'],
  ['office action draft nudge', 'office-action', 'office-action'],
  ['use in commerce kick-off', 'use-in-commerce-request', 'use-in-commerce'],
  ['use in commerce', 'use-in-commerce-request', 'use-in-commerce'],
] as const;

describe('the button of a letter about a letter of an office or a proof of use', () => {
  it.each(buttons)('of %s opens that one without signing in, longer than any office waits', (...button) => {
    const [reminder, opened, purpose] = button;
    const [, page = '', token = ''] = pathOf(reminder, 3).split('/');
    expect(page).toBe(opened);
    expect(readLink(token, linkKey, new Date('2027-06-01T00:00:00Z'))).toMatchObject({
      state: 'valid',
      link: { purpose, subjectId: letter, revision: 3 },
    });
    expect(readLink(token, linkKey, new Date('2027-07-01T00:00:00Z')).state).toBe('expired');
  });

  it.each(buttons)('of %s asks to sign in where no link was ever given', (...[reminder, opened]) => {
    expect(pathOf(reminder, 0)).toBe(`/${opened}/${letter}`);
  });
});
