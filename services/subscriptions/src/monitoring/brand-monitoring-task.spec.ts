import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { monitoringTaskStatuses } from './brand-monitoring-task-status.js';
import { answerOf, notReachedOf } from './brand-monitoring-task-rules.js';
import { brandMonitoringTask } from './brand-monitoring-task.work-item.js';

const admin = viewerOf('admin', nameBasedId('admin'));
const now = '2026-03-20T09:00:00Z';
const plan = {
  brandId: nameBasedId('brand'),
  brandSubscriptionId: nameBasedId('subscription'),
  brandSubscriptionTier: 'Guard',
  deadline: '2026-04-03',
} as const;
const past = { ...plan, userId: nameBasedId('eva'), lastStatusUpdate: '2026-03-18T09:00:00.000Z' };
const staff = ['lawyer', 'admin'] as const;

// Written by hand from the state machine of the domain notes, part 4.
const lines: Lines = {
  StartBrandMonitoringTask: { from: ['Scheduled'], to: 'In progress', by: staff },
  NoteBrandMonitoringSources: {
    from: ['In progress'],
    to: stays,
    by: staff,
    input: { notReached: ['Etsy'] },
  },
  ProcessBrandMonitoringTask: {
    from: ['In progress'],
    to: 'Processed',
    by: staff,
    input: { noFindings: true },
  },
  DismissBrandMonitoringTask: { from: ['Scheduled', 'In progress'], to: 'Dismissed', by: staff },
  ReopenBrandMonitoringTask: { from: ['Processed'], to: 'In progress', by: staff },
  NotifyBrandMonitoringTask: { from: ['Processed'], to: stays, by: staff },
};

function published(facts: object): DomainEvent {
  return { type: 'BrandMonitoringTaskScheduled', data: { ...past, ...facts } };
}

function step(name: string) {
  return anyStep(brandMonitoringTask, name);
}

describe('a scan', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(monitoringTaskStatuses).toHaveLength(4);
    walkEveryStep({ item: brandMonitoringTask, statuses: monitoringTaskStatuses, past, lines, now });
  });

  it('belongs to whoever starts it, unless somebody else is named', () => {
    const [own] = given(published({ status: 'Scheduled' }))
      .when(step('StartBrandMonitoringTask'), {}, { viewer: admin, now })
      .events();
    expect(own?.data).toMatchObject({
      assignedAdminId: admin.userId,
      lastStatusUpdate: '2026-03-20T09:00:00.000Z',
    });
    const [named] = given(published({ status: 'Scheduled' }))
      .when(
        step('StartBrandMonitoringTask'),
        { assignedAdminId: nameBasedId('other') },
        { viewer: admin, now },
      )
      .events();
    expect(named?.data).toMatchObject({ assignedAdminId: nameBasedId('other') });
  });

  it('ends with a case for each finding or with none, not both and not neither', () => {
    const caseIds = [nameBasedId('first'), nameBasedId('second')];
    expect(answerOf([], { caseIds })).toEqual({ findingCount: 2, noFindings: false });
    expect(answerOf([], { noFindings: true })).toEqual({ findingCount: 0, noFindings: true });
    expect(answerOf([], {})).toMatchObject({ refused: 'INPUT_INVALID' });
    expect(answerOf([], { caseIds, noFindings: true })).toMatchObject({ refused: 'INPUT_INVALID' });
  });

  it('ends only when each recorded finding has a verdict, and what matters became a case', () => {
    const [first, second] = [nameBasedId('first'), nameBasedId('second')];
    const low = { verdict: 'Low', caseId: null };
    const high = { verdict: 'High', caseId: first };
    expect(answerOf([low, { verdict: null, caseId: null }], {})).toMatchObject({
      refused: 'VERDICTS_MISSING',
    });
    expect(answerOf([{ ...high, caseId: null }], { noFindings: true })).toMatchObject({
      refused: 'CASES_MISSING',
    });
    expect(answerOf([high, low], { caseIds: [first, second] })).toEqual({
      findingCount: 2,
      noFindings: false,
    });
    expect(answerOf([low], { noFindings: true })).toEqual({ findingCount: 0, noFindings: true });
  });

  it('keeps what was not reached, and forgets it when it is opened again', () => {
    const [processed] = given(published({ status: 'In progress' }))
      .when(
        step('ProcessBrandMonitoringTask'),
        { noFindings: true, notReached: ['Etsy'] },
        { viewer: admin, now, preloaded: { noFindings: true, findingCount: 0, notReached: ['Etsy'] } },
      )
      .events();
    expect(processed?.data).toMatchObject({
      status: 'Processed',
      noFindings: true,
      notReached: ['Etsy'],
      processedTimestamp: '2026-03-20T09:00:00.000Z',
    });
    const [reopened] = given(published({ status: 'Processed', notReached: ['Etsy'] }))
      .when(step('ReopenBrandMonitoringTask'), {}, { viewer: admin, now })
      .events();
    expect(reopened?.data).toMatchObject({ notReached: null, findingCount: null });
  });

  it('ends only when every source was searched or is named as not reached', () => {
    const ebay = { platform: 'ebay', outcome: 'Found' };
    expect(notReachedOf([])).toMatchObject({ refused: 'SOURCES_MISSING' });
    expect(notReachedOf([ebay, { platform: 'domains', outcome: 'Waiting' }])).toMatchObject({
      refused: 'SOURCES_WAITING',
    });
    expect(notReachedOf([ebay, { platform: 'amazon', outcome: 'Nothing found' }])).toEqual([]);
    const unreached = ['Not reached', 'Away for three days', 'Terms not checked'];
    expect(notReachedOf(unreached.map((outcome) => ({ platform: 'company-registers', outcome })))).toEqual([
      'Company registers',
    ]);
  });

  it('forgets the sources that were noted when none are named any more', () => {
    const [all] = given(published({ status: 'In progress', notReached: ['Etsy'] }))
      .when(step('NoteBrandMonitoringSources'), {}, { viewer: admin, now })
      .events();
    expect(all?.data).toEqual({ notReached: [] });
  });

  it('is not opened again once the report went out', () => {
    given(published({ status: 'Processed', reportSentAt: '2026-03-19T09:00:00.000Z' }))
      .when(step('ReopenBrandMonitoringTask'), {}, { viewer: admin })
      .thenRefused('REPORT_SENT');
  });

  it('sends its report as often as it is asked to', () => {
    const reported = {
      type: 'BrandMonitoringTaskReported',
      data: { noFindings: null, reportSentAt: '2026-03-19T09:00:00.000Z' },
    };
    given(published({ status: 'Processed' }), reported)
      .when(step('NotifyBrandMonitoringTask'), {}, { viewer: admin, now })
      .then({
        type: 'BrandMonitoringTaskReported',
        data: { noFindings: null, reportSentAt: '2026-03-20T09:00:00.000Z' },
        subjectId: nameBasedId('eva'),
      });
  });

  it('stays once it was processed', () => {
    given(published({ status: 'Processed' }))
      .when(brandMonitoringTask.remove, {}, { viewer: admin })
      .thenRefused('RETAINED');
    given(published({ status: 'Scheduled' }))
      .when(brandMonitoringTask.remove, {}, { viewer: viewerOf('lawyer', nameBasedId('lawyer')) })
      .thenRejected('FORBIDDEN');
  });
});
