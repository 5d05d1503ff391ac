import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { openReport, sealOf } from './frozen-report.js';
import {
  about,
  admin,
  approved,
  asked,
  content,
  dismissed,
  preloaded,
  lawyer,
  lawyerId,
  saved,
  searched,
} from '../../testing/facts.js';
import { dismissVerification } from './dismiss-verification.js';

const why = { reason: 'Both words describe the goods.', alternatives: ['Add an invented word.'] };

describe('dismissing a check', () => {
  it('tells the client why and what could work, without any report', () => {
    const outcome = given(asked()).when(dismissVerification, why, { viewer: lawyer, preloaded });
    const [event] = outcome.events();
    expect(event).toMatchObject({
      type: 'VerificationDismissed',
      data: { about, resultVersion: 1, ...why, lawyerId },
      reason: why.reason,
    });
    const report = event?.type === 'VerificationDismissed' ? event.data.report : undefined;
    expect(report?.seal).toBe(sealOf(report?.text ?? ''));
    expect(report === undefined ? undefined : openReport(report)).toMatchObject({
      outcome: 'dismissed',
      content: null,
      searches: [],
      dismissReason: why.reason,
      lawyerName: 'Lena Demo',
    });
    outcome.thenState({ status: 'Verification dismissed' });
  });

  it('claims no search that nobody made', () => {
    given(asked(), saved())
      .when(dismissVerification, why, { viewer: lawyer, preloaded })
      .thenRefused('REPORT_NOT_READY');
    expect(
      given(asked(), saved(), searched())
        .when(dismissVerification, why, { viewer: lawyer, preloaded })
        .events(),
    ).toHaveLength(1);
    expect(
      given(asked(), saved({ ...content, jurisdictions: [] }))
        .when(dismissVerification, why, { viewer: lawyer, preloaded })
        .events(),
    ).toHaveLength(1);
  });

  it('is refused once the check was answered', () => {
    given(asked(), approved())
      .when(dismissVerification, why, { viewer: lawyer })
      .thenRefused('NOT_IN_VERIFICATION');
    given(asked(), dismissed())
      .when(dismissVerification, why, { viewer: lawyer })
      .thenRefused('NOT_IN_VERIFICATION');
  });

  it('is no admin’s decision', () =>
    given(asked()).when(dismissVerification, why, { viewer: admin }).thenRejected('FORBIDDEN'));

  it('is open to lawyers alone', () =>
    expect(shutOut(dismissVerification)).toEqual(['visitor', 'customer', 'admin', 'partner']));
});
