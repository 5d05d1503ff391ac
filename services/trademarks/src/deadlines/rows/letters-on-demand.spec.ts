import { describe, expect, it } from '@jest/globals';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { client, lawyer } from '../../testing/people.js';
import { officeAction } from '../../office-action/office-action.work-item.js';
import { trademark } from '../../mark/trademark.work-item.js';
import { useInCommerceRequest } from '../../use-in-commerce/use-in-commerce-request.work-item.js';

const now = '2026-03-20T15:00:00Z';
const reason = 'The client cannot find the letter.';
const mark = {
  name: 'Lumara',
  jurisdiction: 'EU',
  type: 'WORD',
  goodsAndServices: [],
  classes: [],
  statusGroup: 'live',
  number: '018000001',
  userId: client.userId,
  status: 'Trademark registered',
};
const letter = {
  trademarkId: nameBasedId('mark'),
  markName: 'Lumara',
  jurisdiction: 'US',
  issueDate: '2026-01-15',
  dueDate: '2026-04-15',
  userId: client.userId,
  status: 'Kick-off sent',
};
const use = {
  trademarkId: nameBasedId('mark'),
  type: 'Statement of use',
  dueDate: '2026-04-15',
  userId: client.userId,
  status: 'Kick-off sent',
};

const asked = [
  ['a mark', trademark, 'NotifyTrademarkOwner', mark],
  ['a letter of an office', officeAction, 'NotifyOfficeAction', letter],
  ['a proof of use', useInCommerceRequest, 'NotifyUseInCommerceRequest', use],
] as const;

describe.each(asked)('a letter about %s, asked for by a person', (_title, item, name, fields) => {
  const step = anyStep(item as typeof trademark, name);
  const at = (more: object = {}) => given({ type: item.events.added, data: { ...fields, ...more } });

  it('is asked for by lawyers and admins alone, and never without a reason', () => {
    expect(shutOut(step)).toEqual(['visitor', 'customer', 'partner']);
    expect(step.input['reason']?.optional).toBe(false);
  });

  it('keeps why, and changes no status', () => {
    const events = at().when(step, { reason }, { viewer: lawyer, now }).events();
    expect(events).toMatchObject([{ reason, subjectId: client.userId }]);
    expect(events[0]?.data).not.toHaveProperty('statusFrom');
  });

  it('goes to nobody where nobody owns it', () =>
    at({ userId: null }).when(step, { reason }, { viewer: lawyer, now }).thenRefused('NOBODY_TO_TELL'));
});

describe('what it says', () => {
  it('of a mark is who it is and where it stands', () => {
    const [event] = given({ type: trademark.events.added, data: mark })
      .when(trademark.steps.notifyTrademarkOwner, { reason }, { viewer: lawyer, now })
      .events();
    expect(event?.data).toMatchObject({
      name: 'Lumara',
      jurisdiction: 'EU',
      number: '018000001',
      userId: client.userId,
      status: 'Trademark registered',
    });
  });

  it('of a letter of an office is the kick-off as it stands today', () => {
    const [event] = given({ type: officeAction.events.added, data: letter })
      .when(officeAction.steps.notifyOfficeAction, { reason }, { viewer: lawyer, now })
      .events();
    expect(event?.data).toMatchObject({
      lastReminder: {
        reminder: 'office action kick-off',
        markName: 'Lumara',
        jurisdiction: 'US',
        nominalDate: '2026-04-15',
        legalDate: '2026-04-15',
        state: 'open',
        dueOn: '2026-03-20',
      },
    });
  });

  it('is nothing once the last day is over', () => {
    const late = { viewer: lawyer, now: '2026-04-17T15:00:00Z' };
    given({ type: officeAction.events.added, data: letter })
      .when(officeAction.steps.notifyOfficeAction, { reason }, late)
      .thenRefused('TOO_LATE', { params: { last: '2026-04-15' } });
    given({ type: useInCommerceRequest.events.added, data: use })
      .when(useInCommerceRequest.steps.notifyUseInCommerceRequest, { reason }, late)
      .thenRefused('TOO_LATE', { params: { last: '2026-04-15' } });
  });
});
