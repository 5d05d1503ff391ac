import { describe, expect, it } from '@jest/globals';
import { requestStatuses, type RequestStatus } from '../registration-request/labels.js';
import { overForGood, pageOfRegistration, pageOfService, type OrderPage } from './open-order.js';

const open = { owned: false, drafted: false, answered: false };

/** Every status but those that are over. */
const pages: Readonly<Record<Exclude<RequestStatus, 'Refunded' | 'Withdrawn'> | 'none', OrderPage>> = {
  none: 'order',
  'Verification requested': 'receipt',
  'Verification approved': 'report',
  'Verification dismissed': 'report',
  'Order created': 'order',
  'Ready for drafting': 'draft',
  'Sent for review': 'draft',
  'Application approved': 'order',
  Filed: 'order',
  'Lost to follow-up': 'receipt',
  'Client unresponsive': 'order',
};

describe('where a new link leads', () => {
  it.each(Object.entries(pages))('%s', (status, page) => {
    const known = status === 'none' ? null : (status as RequestStatus);
    expect(pageOfRegistration({ ...open, status: known })).toBe(page);
    expect(pageOfRegistration({ ...open, owned: true, status: known })).toBe('portal order');
  });

  it('knows every status, or counts it as over', () => {
    expect(requestStatuses.filter((status) => !(status in pages))).toEqual(overForGood);
  });

  it('goes on with a form that was begun, and to a report that was given', () => {
    expect(pageOfRegistration({ ...open, drafted: true, status: 'Verification approved' })).toBe('order');
    expect(pageOfRegistration({ ...open, answered: true, status: 'Lost to follow-up' })).toBe('report');
  });

  it('is the page of the service, or none where a service has none', () => {
    const of = (serviceName: string, owned = false) => pageOfService({ owned, serviceName });
    expect([
      of('trademark-renewal'),
      of('trademark-renewals'),
      of('ownership-transfer'),
      of('other'),
      of('other', true),
    ]).toEqual(['renewal', 'renewal', 'transfer', undefined, 'portal service order']);
  });
});
