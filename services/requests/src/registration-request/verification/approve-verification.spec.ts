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
  mark,
  repeated,
  saved,
  search,
  searched,
} from '../../testing/facts.js';
import { approveVerification } from './approve-verification.js';

const low = { overallRisk: 'low' } as const;
const high = { overallRisk: 'high' } as const;
const by = (viewer: typeof lawyer) => ({ viewer, preloaded });

describe('approving a check', () => {
  it('releases what the lawyer has saved, frozen under its seal', () => {
    const outcome = given(asked(), searched(), saved()).when(approveVerification, high, by(lawyer));
    const [event] = outcome.events();
    expect(event).toMatchObject({
      type: 'VerificationApproved',
      data: { about, resultVersion: 1, overallRisk: 'high', lawyerId, content },
    });
    const report = event?.type === 'VerificationApproved' ? event.data.report : undefined;
    expect(report?.seal).toBe(sealOf(report?.text ?? ''));
    expect(report === undefined ? undefined : openReport(report)).toMatchObject({
      number: 1,
      outcome: 'approved',
      lawyerName: 'Lena Demo',
      lawyerRole: 'lawyer',
      releasedOn: '2026-01-15',
      content,
      searches: [search()],
      asked: { name: 'Lumara', offices: ['EU', 'US'], classes: [11], description: mark.businessDescription },
    });
    expect(report?.text).not.toMatch(/jana@|Malá/);
    outcome.thenState({ status: 'Verification approved', viewed: false });
  });

  it('is done by an admin when the risk is low, and only then', () => {
    expect(
      given(asked(), searched(), saved()).when(approveVerification, low, by(admin)).events(),
    ).toHaveLength(1);
    given(asked(), searched(), saved())
      .when(approveVerification, high, by(admin))
      .thenRefused('RISK_NEEDS_LAWYER');
    given(asked(), searched(), saved())
      .when(approveVerification, { overallRisk: 'medium' }, by(admin))
      .thenRefused('RISK_NEEDS_LAWYER');
  });

  it('is refused while nothing was written', () =>
    given(asked()).when(approveVerification, low, by(lawyer)).thenRefused('REPORT_NOT_READY'));

  it('names all that is missing at once, each with its office', () =>
    given(
      asked(),
      searched(search({ query: 'Lumora' })),
      saved({ ...content, distinctiveness: null, jurisdictions: content.jurisdictions.slice(0, 1) }),
    )
      .when(approveVerification, low, by(lawyer))
      .thenRefused('REPORT_NOT_READY', {
        fields: [
          {
            path: ['report'],
            code: 'DISTINCTIVENESS_MISSING',
            message: 'Say how distinctive the name is.',
            params: {},
          },
          {
            path: ['report', 'US'],
            code: 'ANSWER_MISSING',
            message: 'This office was asked for and has no answer.',
            params: { office: 'US' },
          },
          {
            path: ['report', 'EU'],
            code: 'SEARCH_OTHER_NAME',
            message: 'Only another name was searched here: search the name of the request.',
            params: { office: 'EU' },
          },
        ],
      }));

  it('waits for the name of the lawyer, which the report carries', () =>
    given(asked(), searched(), saved())
      .when(approveVerification, low, { viewer: lawyer, preloaded: { lawyerName: null } })
      .thenRefused('LAWYER_UNTOLD'));

  it('is refused once the check was answered', () => {
    given(asked(), searched(), saved(), approved())
      .when(approveVerification, low, by(lawyer))
      .thenRefused('NOT_IN_VERIFICATION');
    given(asked(), searched(), saved(), dismissed())
      .when(approveVerification, low, by(lawyer))
      .thenRefused('NOT_IN_VERIFICATION');
  });

  it('does not take the report of the first check for the repeated one', () =>
    given(asked(), searched(), saved(), approved(), repeated())
      .when(approveVerification, low, by(lawyer))
      .thenRefused('REPORT_NOT_READY'));

  it('needs a person who answers for it', () =>
    given(asked(), searched(), saved())
      .when(approveVerification, low, { preloaded })
      .thenRefused('NOT_STAFF'));

  it('finds nothing under an unknown id', () =>
    given().when(approveVerification, low, by(lawyer)).thenRefused('NOT_FOUND'));

  it('is open to nobody but lawyers and admins', () =>
    expect(shutOut(approveVerification)).toEqual(['visitor', 'customer', 'partner']));
});
