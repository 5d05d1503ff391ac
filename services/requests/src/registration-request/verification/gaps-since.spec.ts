import { describe, expect, it } from '@jest/globals';
import type { RegistrationRequestEvent } from '../events.js';
import { gapsSince } from './gaps-since.js';
import { openReport } from './frozen-report.js';
import { approved, asked, content, orderDraft, report, saved } from '../../testing/facts.js';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const story = (...events: readonly RegistrationRequestEvent[]) =>
  events.map((event, index) => ({ ...event, occurredAt: at(index + 1) }));
const drafted = (offices: readonly string[], classNumber = 11): RegistrationRequestEvent => ({
  type: 'OrderDraftSaved',
  data: { orderDraft: orderDraft({ jurisdictions: [...offices], goods: [{ classNumber, terms: [] }] }) },
});

describe('what a report does not cover of an order', () => {
  it('is nothing before a report, and nothing while they agree', () => {
    expect(gapsSince(story(asked(), saved()))).toEqual([]);
    expect(gapsSince(story(asked(), saved(), approved()))).toEqual([]);
    expect(gapsSince(story(asked(), saved(), approved(), drafted(['EU'])))).toEqual([]);
  });

  it('is each office and class that came later, with the day it came', () =>
    expect(
      gapsSince(story(asked(), saved(), approved(), drafted(['EU', 'US', 'CH']), drafted(['EU', 'CH'], 35))),
    ).toEqual([
      { kind: 'OFFICE', jurisdiction: 'CH', classNumber: null, since: at(4) },
      { kind: 'CLASS', jurisdiction: null, classNumber: 35, since: at(5) },
    ]));

  it('is gone when the office is taken out again, and young when it comes back', () => {
    expect(gapsSince(story(asked(), saved(), approved(), drafted(['CH']), drafted(['EU'])))).toEqual([]);
    expect(
      gapsSince(story(asked(), saved(), approved(), drafted(['CH']), drafted(['EU']), drafted(['CH']))),
    ).toMatchObject([{ jurisdiction: 'CH', since: at(6) }]);
  });

  it('says when the name, the kind or the picture is another', () => {
    const [first] = story(asked());
    const mark =
      first?.type === 'VerificationRequested'
        ? {
            ...first.data.mark,
            value: 'LUMARA',
            type: 'combined' as const,
            logoDocumentId: '01990000-0000-7000-8000-0000000000e1',
          }
        : undefined;
    if (first?.type !== 'VerificationRequested' || mark === undefined)
      throw new Error('a check begins with its question');
    const corrected: RegistrationRequestEvent = {
      type: 'RegistrationRequestCorrected',
      data: { about: first.data.about, mark, columns: {} },
    };
    expect(gapsSince(story(asked(), saved(), approved(), corrected)).map(({ kind }) => kind)).toEqual([
      'NAME',
      'KIND',
      'LOGO',
    ]);
  });

  it('never changes what was frozen', () =>
    expect(openReport(report())).toMatchObject({ asked: { offices: ['EU', 'US'] }, content }));
});
