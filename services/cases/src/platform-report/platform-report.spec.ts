import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { linksProblem } from './platform-report-rules.js';
import { platformReportStatuses } from './platform-report-status.js';
import { platformReport } from './platform-report.work-item.js';
import { reportChannels } from './report-channels.js';

const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const now = '2026-06-15T09:00:00Z';
const page = 'https://market.example/offer/1';
const facts = {
  caseId: nameBasedId('case'),
  channel: 'amazon',
  links: [page],
  rightsHolder: 'Lumara s.r.o.',
  markName: 'LUMARA',
  markNumber: '018999001',
  markOffice: 'EUIPO',
  goods: 'lamps',
  explanation: 'The offer bears the name in its title.',
} as const;
const past = { ...facts, userId: nameBasedId('eva'), filedOn: '2026-06-08' };
const staff = ['lawyer', 'admin'] as const;

// Written by hand.
const lines: Lines = {
  FileCasePlatformReport: {
    from: ['Prepared'],
    to: 'Filed',
    by: ['lawyer'],
    input: { filedOn: '2026-06-15' },
  },
  NoteCasePlatformRemoval: {
    from: ['Filed', 'Refused'],
    to: 'Removed',
    by: staff,
    input: { answer: 'Removed.' },
  },
  NoteCasePlatformRefusal: { from: ['Filed'], to: 'Refused', by: staff, input: { answer: 'No.' } },
  NoteCasePlatformSilence: { from: ['Filed'], to: stays, by: [] },
  WithdrawCasePlatformReport: {
    from: ['Prepared', 'Filed', 'Removed', 'Refused'],
    to: 'Withdrawn',
    by: ['lawyer'],
  },
};
const step = (name: string) => anyStep(platformReport, name);
const filed = (more: object = {}): DomainEvent => ({
  type: 'CasePlatformReportPrepared',
  data: { ...past, status: 'Filed', ...more },
});

describe('a report to a platform', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(platformReportStatuses).toHaveLength(5);
    walkEveryStep({ item: platformReport, statuses: platformReportStatuses, past, lines, now });
  });

  it('is prepared as a text that names owner, right, pages and what the platform asks for', () => {
    const [prepared] = given().when(platformReport.create, facts, { viewer: lawyer, preloaded: {} }).events();
    for (const part of [
      'Lumara s.r.o.',
      'LUMARA, no. 018999001 (EUIPO)',
      page,
      'good faith',
      'test purchases',
    ])
      expect(prepared?.data).toMatchObject({ text: expect.stringContaining(part) });
  });

  it('takes as many pages as the platform does, and a number where only registered marks are taken', () => {
    const links = Array.from({ length: 51 }, (_, index) => `${page}${index}`);
    const made = (more: object) =>
      given().when(platformReport.create, { ...facts, ...more }, { viewer: lawyer, preloaded: {} });
    made({ links }).thenRefused('INPUT_INVALID');
    made({ markNumber: null }).thenRefused('INPUT_INVALID');
    expect(made({ channel: 'host', links, markNumber: null }).events()).toHaveLength(1);
    for (const { key, mostLinks } of reportChannels)
      if (mostLinks !== null)
        made({ channel: key, links: Array.from({ length: mostLinks + 1 }, () => page) }).thenRefused(
          'INPUT_INVALID',
        );
  });

  it('names only pages that stand in the case with their evidence', () => {
    expect(linksProblem([page], new Set([page]))).toBeUndefined();
    expect(linksProblem([page, 'https://other.example/'], new Set([page]))).toMatchObject({
      fields: [{ path: ['links', '1'], code: 'LINK_NOT_IN_CASE' }],
    });
  });

  it('is filed as it stands, not tomorrow, and not written anew afterwards', () => {
    given(filed({ status: 'Prepared' }))
      .when(step('FileCasePlatformReport'), { filedOn: '2026-06-16' }, { viewer: lawyer, now })
      .thenRefused('INPUT_INVALID');
    given(filed())
      .when(platformReport.update, { text: 'Other words.' }, { viewer: lawyer })
      .thenRefused('FILED');
    given(filed()).when(platformReport.remove, {}, { viewer: lawyer }).thenRefused('RETAINED');
  });

  it('is asked about once a week while nobody answers', () => {
    const silence = step('NoteCasePlatformSilence');
    given(filed({ filedOn: '2026-06-09' }))
      .when(silence, {}, { now })
      .thenRefused('TOO_EARLY');
    expect(given(filed()).when(silence, {}, { now }).events()).toMatchObject([
      { data: { overdueAt: '2026-06-15T09:00:00.000Z' } },
    ]);
    given(filed({ overdueAt: '2026-06-12T09:00:00.000Z' }))
      .when(silence, {}, { now })
      .thenRefused('TOO_EARLY');
  });
});
