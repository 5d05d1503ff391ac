import { defineCommand, type CommandContext, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { type RecordState } from '@cotta/kit/model/decider/record-decider.js';
import { eventOf, gone } from '@cotta/kit/model/decider/record-facts.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { tierPromises, type MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';
import { officeDay } from '../subscription/office-day.js';
import {
  brandMonitoringFinding,
  brandMonitoringFindingResource,
  findingVerdicts,
} from './brand-monitoring-finding.record.js';
import { FindingState } from './finding-state-status.js';

type Finding = RecordState<(typeof brandMonitoringFindingResource)['fields']>;

const { fields } = brandMonitoringFindingResource;
const existing = { aggregate: brandMonitoringFinding.aggregate, stream: 'existing', allowed: staff } as const;

const DECIDED: readonly unknown[] = [
  FindingState.dismissed,
  FindingState.whitelisted,
  FindingState.escalated,
];

/** Two judge at once: the second one learns of the first instead of writing over it. Taking back is for everybody, and so is naming the threat. */
const isOfAnother = (
  { state, reviewedByUserId }: Finding['fields'],
  next: { readonly state: string },
  viewer: Viewer,
): boolean =>
  DECIDED.includes(state) &&
  next.state !== FindingState.new &&
  !(state === FindingState.escalated && next.state === FindingState.escalated) &&
  (reviewedByUserId ?? null) !== (viewer.userId ?? null);

/** What is decided stands with when and by whom. A finding that became a threat is decided there. */
function decided(
  type: string,
  { exists, fields: before }: Finding,
  { now, viewer }: CommandContext,
  facts: Readonly<Record<string, unknown>> & { readonly state: string },
): DomainEvent[] | Refusal {
  if (!exists) return gone();
  if (before.state === FindingState.escalated && before.caseId) return no('FINDING_DECIDED');
  if (isOfAnother(before, facts, viewer)) return no('DECIDED_BY_COLLEAGUE');
  const data = {
    ...facts,
    reviewed: true,
    reviewedAt: now.toISOString(),
    reviewedByUserId: viewer.userId ?? null,
  };
  return [eventOf(type, data, before.userId ?? undefined)];
}

/** It is nothing; the customer reads why. */
export const dismissFinding = defineCommand({
  ...existing,
  name: 'DismissBrandMonitoringFinding',
  doc: 'It is nothing that matters; the customer reads why.',
  input: {
    dismissalReason: { ...fields.dismissalReason, optional: false as const },
    dismissalNote: fields.dismissalNote,
  },
  decide: (state, { dismissalReason, dismissalNote }, context) =>
    decided('BrandMonitoringFindingDismissed', state, context, {
      state: FindingState.dismissed,
      verdict: 'Not relevant',
      dismissalReason,
      dismissalNote: dismissalNote ?? null,
    }),
});

/** It is the customer's own or a partner's: a rule is made of it, and what else is there of the same seller goes with it. */
export const whitelistFinding = defineCommand({
  ...existing,
  name: 'WhitelistBrandMonitoringFinding',
  doc: 'Its seller, or its site where no seller is known, is the customer’s own or a partner’s; a rule is made of it.',
  input: { dismissalNote: fields.dismissalNote },
  decide: (state, { dismissalNote }, context) =>
    decided('BrandMonitoringFindingWhitelisted', state, context, {
      state: FindingState.whitelisted,
      verdict: 'Not relevant',
      dismissalNote: dismissalNote ?? null,
    }),
});

/** A rule of the customer says it is their own or a partner's. What a person decided already stays. */
export const ruleOutFinding = defineCommand({
  ...existing,
  name: 'RuleOutBrandMonitoringFinding',
  doc: 'A rule of the customer dismisses it.',
  allowed: [],
  input: { whitelistRuleId: { ...fields.whitelistRuleId, optional: false as const } },
  decide: (state, { whitelistRuleId }, context) =>
    state.fields.state === FindingState.new || !state.exists
      ? decided('BrandMonitoringFindingRuledOut', state, context, {
          state: FindingState.whitelisted,
          verdict: 'Not relevant',
          whitelistRuleId,
        })
      : [],
});

/** It matters: a threat is opened of it, or is there already. */
export const escalateFinding = defineCommand({
  ...existing,
  name: 'EscalateBrandMonitoringFinding',
  doc: 'It matters; the scan ends only when a threat stands for it.',
  input: {
    verdict: f.enumeration('How much.', {
      name: 'FindingEscalation',
      values: findingVerdicts.slice(2) as readonly ('Medium' | 'High')[],
    }),
    caseId: fields.caseId,
  },
  preload: (tx, { state }) => planOf(tx, state.fields.lastTaskId ?? state.fields.brandMonitoringTaskId ?? ''),
  decide: (state, { verdict, caseId }, context) => {
    const { lastTaskId, brandId, alertedOn } = state.fields;
    // Whoever was told of it once is not told again when its threat is named, or a wrong key was taken back. Where it is shown goes along: the letter leads there.
    const isAlert = (context.preloaded as Plan | undefined)?.alerts === true && alertedOn == null;
    return decided('BrandMonitoringFindingEscalated', state, context, {
      state: FindingState.escalated,
      verdict,
      caseId: caseId ?? state.fields.caseId ?? null,
      dismissalReason: null,
      ...(isAlert
        ? { alertedOn: officeDay(context.now), lastTaskId: lastTaskId ?? null, brandId: brandId ?? null }
        : {}),
    });
  },
});

interface Plan {
  readonly alerts: boolean;
}

/** Whether the plan a scan was made for promises to write at once. */
async function planOf(tx: EntityManager, scanId: string): Promise<Plan> {
  const scan = await queryRow<{ tier: MonitoringTier | null }>(
    tx,
    'select brand_subscription_tier as tier from brand_monitoring_task where id = $1',
    [scanId === '' ? null : scanId],
  );
  return { alerts: scan?.tier != null && tierPromises[scan.tier].alerts };
}

/** A wrong key was pressed. */
export const returnFinding = defineCommand({
  ...existing,
  name: 'ReturnBrandMonitoringFinding',
  doc: 'Takes back what was decided: it is new again.',
  input: {},
  decide: (state, _, context) => {
    const events = decided('BrandMonitoringFindingReturned', state, context, {
      state: FindingState.new,
      verdict: null,
      dismissalReason: null,
      dismissalNote: null,
      whitelistRuleId: null,
    });
    if (!Array.isArray(events)) return events;
    return events.map((event: DomainEvent) => ({
      ...event,
      data: { ...event.data, reviewed: false, reviewedAt: null, reviewedByUserId: null },
    }));
  },
});

const sighted = {
  lastTaskId: fields.lastTaskId,
  deadline: fields.deadline,
  title: fields.title,
  seller: fields.seller,
  priceText: fields.priceText,
  pictureUrl: fields.pictureUrl,
  scores: fields.scores,
  similarity: fields.similarity,
  opponentKey: fields.opponentKey,
  changed: f.boolean('Something else stands there than last time.'),
};

/** A later scan came upon it again. What was dismissed and stands as it stood stays dismissed; what changed is looked at anew. */
export const sightFinding = defineCommand({
  ...existing,
  name: 'SightBrandMonitoringFinding',
  doc: 'A scan saw it again; changed, it is new again unless it became a threat.',
  allowed: [],
  input: sighted,
  decide: ({ exists, fields: before }, { changed, lastTaskId, deadline, ...facts }, { now }) => {
    if (!exists) return [];
    const seen = {
      lastSeenAt: now.toISOString(),
      lastTaskId: lastTaskId ?? before.lastTaskId ?? null,
      deadline: deadline ?? before.deadline ?? null,
    };
    const again =
      changed && before.state !== FindingState.escalated && before.state !== FindingState.whitelisted
        ? {
            state: FindingState.new,
            verdict: null,
            reviewed: false,
            dismissalReason: null,
            dismissalNote: null,
          }
        : {};
    const data = changed ? { ...facts, ...again, ...seen } : seen;
    return [eventOf('BrandMonitoringFindingSighted', data, before.userId ?? undefined)];
  },
});

/** What was dismissed long ago keeps no picture of the other side; who holds the file hears of it. */
export const forgetScreenshot = defineCommand({
  ...existing,
  name: 'ForgetBrandMonitoringFindingScreenshot',
  doc: 'The screenshot of what was dismissed ninety days ago is let go.',
  allowed: [],
  input: {},
  decide: ({ exists, fields: before }) =>
    !exists || !before.documentId || before.state !== FindingState.dismissed || before.caseId
      ? []
      : [
          eventOf(
            'BrandMonitoringFindingForgotten',
            { documentId: null, screenshotId: before.documentId },
            before.userId ?? undefined,
          ),
        ],
});
