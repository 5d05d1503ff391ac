import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { LinkGrant, Viewer } from '@cotta/kit/model/words/viewer.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { given } from '@cotta/kit/testing/spec.js';
import { reminded } from '../testing/marks.js';
import { admin, client, lawyer, visitor } from '../testing/people.js';
import { officeAction } from './office-action.work-item.js';

const now = '2026-02-16T15:00:00Z';
const letter = nameBasedId('letter');
const at = (status: string, facts: object = {}): DomainEvent => ({
  type: 'OfficeActionDocketed',
  data: {
    trademarkId: nameBasedId('mark'),
    jurisdiction: 'US',
    issueDate: '2026-01-15',
    dueDate: '2026-04-15',
    confirmedDueDate: '2026-04-15',
    examinationFinished: true,
    remindersEnabled: true,
    userId: client.userId,
    linkRevision: 2,
    draftNumber: 2,
    status,
    ...facts,
  },
});
const byLink = (more: Partial<LinkGrant> = {}): Viewer => ({
  ...visitor,
  link: { purpose: 'office-action', subjectId: letter, revision: 2, ...more },
});
const walked = (
  name: string,
  before: DomainEvent,
  viewer: Viewer,
  input: Readonly<Record<string, unknown>> = {},
) => given(before).when(anyStep(officeAction, name), input, { now, viewer, streamId: letter });

const open = [
  ['VisitOfficeActionPage', 'Kick-off sent', {}],
  [
    'OrderAnswerByLink',
    'Landing page visited',
    { option: nameBasedId('solution'), currency: 'USD', country: 'SK' },
  ],
  ['SubmitOfficeActionInfo', 'Ordered', { clientInput: [{ question: 'Since when?', answer: '2019' }] }],
  ['AbandonOfficeAction', 'Landing page visited', { confirmed: true }],
  ['ApproveOfficeActionDraft', 'Drafting', { draft: 2 }],
  ['AskOfficeActionDraftChange', 'Drafting', { draft: 2, draftWish: 'Softer.' }],
] as const;

describe.each(open)('%s', (name, status, input) => {
  it('is done by whoever holds the link of the letter', () => {
    expect(walked(name, at(status), byLink(), input).events()).toHaveLength(1);
  });

  it.each([
    ['of another letter', { subjectId: nameBasedId('other letter') }],
    ['of another purpose', { purpose: 'verification-receipt' }],
    ['that shows an order', { purpose: 'order-share' }],
    ['that was revoked', { revision: 1 }],
    ['of a revision that never was', { revision: 3 }],
  ] as const)('is done by no link %s', (_, more) => {
    walked(name, at(status), byLink(more), input).thenRefused('NOT_FOUND');
  });

  it('is done by nobody without a link, and by no link before one went out', () => {
    walked(name, at(status), visitor, input).thenRefused('NOT_FOUND');
    for (const revision of [0, Number.NaN])
      walked(name, at(status, { linkRevision: null }), byLink({ revision }), input).thenRefused('NOT_FOUND');
  });
});

it.each(open.filter(([name]) => name !== 'OrderAnswerByLink'))(
  '%s is done by no stranger who is signed in and holds a link',
  (name, status, input) => {
    const stranger: Viewer = { ...byLink(), role: 'customer', userId: nameBasedId('stranger') };
    walked(name, at(status), stranger, input).thenRefused('NOT_FOUND');
  },
);

describe('links of a letter', () => {
  it('are there from the kick-off on, and each reminder says which open it', () => {
    const sent = walked('KickOffOfficeAction', at('Docketed', { linkRevision: null }), lawyer);
    expect(sent.events()[0]?.data).toMatchObject({ linkRevision: 1 });
    const told = walked('RemindOfOfficeAction', at('Kick-off sent'), { ...admin, role: 'system' }, reminded);
    expect(told.events()[0]?.data).toMatchObject({ linkRevision: 2 });
  });

  it('open no more once staff revoked them, with a reason', () => {
    const revoked = walked('RevokeOfficeActionLinks', at('Kick-off sent'), lawyer, {
      reason: 'Forwarded to the other side',
    }).events();
    expect(revoked[0]?.data).toMatchObject({ linkRevision: 3 });
    given(at('Kick-off sent'), ...revoked)
      .when(anyStep(officeAction, 'VisitOfficeActionPage'), {}, { now, viewer: byLink(), streamId: letter })
      .thenRefused('NOT_FOUND');
  });

  it('take the language of whoever orders by them along', () => {
    const [ordered] = walked(
      'OrderAnswerByLink',
      at('Kick-off sent'),
      { ...byLink(), locale: 'sk' },
      { option: nameBasedId('solution'), currency: 'USD', country: 'SK' },
    ).events();
    expect(ordered?.data).toMatchObject({ orderLanguage: 'sk', orderCountry: 'SK', status: 'Ordered' });
  });
});
