import type { EntityManager } from 'typeorm';
import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  BrandMonitoringFindingChangedSchema,
  BrandMonitoringFindingEvent,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { brandWhitelistRule } from '../../monitoring/brand-whitelist-rule.record.js';
import { returnFinding, ruleOutFinding } from '../../monitoring/decide-finding.js';

interface Whitelisted {
  readonly userId: string | null;
  readonly brandId: string | null;
  readonly seller: string | null;
  readonly website: string;
  readonly opponentKey: string | null;
  readonly note: string | null;
  readonly version: number;
}

/** A finding that is the customer's own makes a rule, and everything else of the same seller that nobody judged goes by it. */
export const whitelistedFindings = defineConsumer({
  name: 'whitelisted-findings',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandMonitoringFindingChangedSchema, async ({ message: { entityId: id, event }, tx, run }) => {
      if (event === BrandMonitoringFindingEvent.BRAND_MONITORING_FINDING_RETURNED)
        return withdraw(tx, run, id);
      if (event !== BrandMonitoringFindingEvent.BRAND_MONITORING_FINDING_WHITELISTED) return;
      const found = await queryRow<Whitelisted>(
        tx,
        `select user_id as "userId", brand_id as "brandId", seller, website, opponent_key as "opponentKey", dismissal_note as note, version
         from brand_monitoring_finding where id = $1 and state = 'Whitelisted'`,
        [id],
      );
      if (found === undefined || found.brandId === null) return;
      const value = found.seller ?? new URL(found.website).hostname.replace(/^www\./, '');
      const kind = found.seller === null ? 'site' : 'seller';
      const known = await queryRow<{ id: string }>(
        tx,
        'select id from brand_whitelist_rule where brand_id = $1 and kind = $2 and value = $3 and source is null order by id limit 1',
        [found.brandId, kind, value.slice(0, 200)],
      );
      // One that was taken away used up its id; a new decision makes a new one.
      const ruleId =
        known?.id ?? nameBasedId('whitelist rule', found.brandId, kind, value, id, String(found.version));
      if (known === undefined)
        await run(brandWhitelistRule.create, {
          streamId: ruleId,
          input: {
            userId: found.userId,
            brandId: found.brandId,
            kind,
            value: value.slice(0, 200),
            reason: found.note?.slice(0, 300) ?? null,
            brandMonitoringFindingId: id,
          },
          key: ruleId,
        });
      const others = await queryRows<{ id: string }>(
        tx,
        `select id from brand_monitoring_finding where brand_id = $1 and opponent_key = $2 and state = 'New' order by id`,
        [found.brandId, found.opponentKey],
      );
      for (const other of others)
        await run(ruleOutFinding, { streamId: other.id, input: { whitelistRuleId: ruleId }, key: other.id });
    }),
  ],
});

/** Whoever takes a whitelisting back takes its rule back, and what went by the rule is new again. */
async function withdraw(tx: EntityManager, run: RunCommand, findingId: string): Promise<void> {
  const rules = await queryRows<{ id: string }>(
    tx,
    'select id from brand_whitelist_rule where brand_monitoring_finding_id = $1 order by id',
    [findingId],
  );
  for (const { id: ruleId } of rules) {
    const gone = await queryRows<{ id: string }>(
      tx,
      `select id from brand_monitoring_finding where whitelist_rule_id = $1 and state = 'Whitelisted' order by id`,
      [ruleId],
    );
    for (const { id } of gone) await run(returnFinding, { streamId: id, input: {}, key: `${ruleId} ${id}` });
    await run(brandWhitelistRule.remove, { streamId: ruleId, input: {}, key: `${ruleId} removed` });
  }
}
