import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { given } from '@cotta/kit/testing/spec.js';
import { admin, clientId, lawyer } from '../testing/facts.js';
import { awaitsOffice } from './office-work-rules.js';
import { serviceRequest as item } from './service-request.work-item.js';

const now = '2026-03-20T10:00:00Z';
const renewal = {
  userId: clientId,
  publicId: 'S-7K2M9Q4X',
  serviceName: 'trademark-renewal',
  language: 'en',
  currency: 'EUR',
  status: 'In progress',
};
const order = (more: object = {}) => given({ type: item.events.added, data: { ...renewal, ...more } });
const { finishServiceRequest: finish, noteServiceFiling: file, noteServiceRecord: record } = item.steps;

describe('what waits for an office', () => {
  it.each([
    ['trademark-renewal', {}, true],
    ['trademark-renewal', { filedOn: '2026-03-19' }, false],
    ['trademark-renewal', { recordedOn: '2026-03-19' }, false],
    ['ownership-transfer', {}, true],
    ['ownership-transfer', { filedOn: '2026-03-19' }, true],
    ['ownership-transfer', { recordedOn: '2026-03-19' }, false],
    ['trademark-renewals', { filedOn: '2026-03-19' }, true],
    ['other', {}, false],
  ])('%s with %j: %s', (serviceName, done, expected) =>
    expect(awaitsOffice({ serviceName, ...done })).toBe(expected),
  );
});

describe('a service order', () => {
  it('is finished only when the office has what was ordered', () => {
    order().when(finish, {}, { viewer: lawyer }).thenRefused('NOT_FILED');
    order({ serviceName: 'ownership-transfer', filedOn: '2026-03-19' })
      .when(finish, {}, { viewer: admin })
      .thenRefused('NOT_ON_RECORD');
    for (const done of [
      { filedOn: '2026-03-19' },
      { serviceName: 'ownership-transfer', recordedOn: '2026-03-19' },
      { serviceName: 'other' },
    ])
      expect(order(done).when(finish, {}, { viewer: lawyer }).events()).toMatchObject([
        { type: 'ServiceRequestFinished', data: { status: 'Finished' } },
      ]);
  });

  it('of several marks ends with the last of them, by nobody’s hand', () => {
    const whole = order({ serviceName: 'trademark-renewals' });
    whole.when(finish, {}, { viewer: admin }).thenRefused('EACH_MARK_ALONE');
    whole.when(file, { filedOn: '2026-03-19' }, { viewer: admin, now }).thenRefused('EACH_MARK_ALONE');
    expect(whole.when(finish, {}, { viewer: systemViewer }).events()).toHaveLength(1);
  });

  it('takes the word of a person only for a mark we do not look after', () => {
    const ours = order({ trademarkId: nameBasedId('mark') });
    ours.when(file, { filedOn: '2026-03-19' }, { viewer: lawyer, now }).thenRefused('AT_THE_MARK');
    ours.when(record, { recordedOn: '2026-03-19' }, { viewer: admin, now }).thenRefused('AT_THE_MARK');
    expect(ours.when(file, { filedOn: '2026-03-19' }, { viewer: systemViewer, now }).events()).toMatchObject([
      { type: 'ServiceRequestFiled', data: { filedOn: '2026-03-19', awaitsOffice: false } },
    ]);
    order({ serviceName: 'other' })
      .when(file, { filedOn: '2026-03-19' }, { viewer: lawyer, now })
      .thenRefused('NOTHING_AT_OFFICE');
  });

  it('is filed on no day that has not come at the office', () => {
    const ahead = (key: string) => ({
      fields: [
        {
          path: [key],
          code: 'IN_THE_FUTURE',
          message: 'This day has not come yet; give the day it happened.',
        },
      ],
    });
    order()
      .when(file, { filedOn: '2026-03-21' }, { viewer: lawyer, now })
      .thenRefused('INPUT_INVALID', ahead('filedOn'));
    order()
      .when(record, { recordedOn: '2026-03-21' }, { viewer: lawyer, now })
      .thenRefused('INPUT_INVALID', ahead('recordedOn'));
    expect(
      order()
        .when(record, { recordedOn: '2026-03-20', renewedUntil: '2036-08-20' }, { viewer: lawyer, now })
        .events(),
    ).toMatchObject([
      { data: { recordedOn: '2026-03-20', renewedUntil: '2036-08-20', awaitsOffice: false } },
    ]);
  });

  it('keeps the receipt of what was filed', () => {
    const keep = item.steps.keepOfficeReceipt;
    const officeReceiptId = nameBasedId('receipt');
    order().when(keep, { officeReceiptId }, { viewer: lawyer }).thenRefused('NOT_FILED');
    expect(
      order({ filedOn: '2026-03-19' }).when(keep, { officeReceiptId }, { viewer: lawyer }).events(),
    ).toMatchObject([{ type: 'OfficeReceiptKept', data: { officeReceiptId } }]);
  });
});
