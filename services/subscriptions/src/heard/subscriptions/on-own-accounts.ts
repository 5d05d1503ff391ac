import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { BrandSubscriptionChangedSchema } from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';
import { brandWhitelistRule } from '../../monitoring/brand-whitelist-rule.record.js';
import { ruleOutFinding } from '../../monitoring/decide-finding.js';
import { ruleFor, type WhitelistRule } from '../../scan/opponent-key.js';

interface Owned {
  readonly userId: string;
  readonly brandId: string;
}

/** What its customer named as their own is left alone by every scan of the brand: each is a rule, and what is there already and nobody judged goes by it. */
export const ownAccountRules = defineConsumer({
  name: 'own-account-rules',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandSubscriptionChangedSchema, async ({ message: { entityId, facts }, tx, run }) => {
      const names = facts?.ownAccounts ?? [];
      if (names.length === 0) return;
      const owned = await queryRow<Owned>(
        tx,
        'select user_id as "userId", brand_id as "brandId" from brand_subscription where id = $1 and user_id is not null and brand_id is not null',
        [entityId],
      );
      if (owned === undefined) return;
      const rules = [...new Set(names)].map((name) => ruleOf(owned.brandId, name));
      for (const rule of rules) await add(tx, run, { owned, rule });
      await ruleOut(tx, run, { owned, rules });
    }),
  ],
});

/** An address is a site; anything else is the name of a seller, account or shop. */
function ruleOf(brandId: string, name: string): WhitelistRule {
  const value = name.trim();
  const kind = /^(?:https?:\/\/|www\.)/i.test(value) ? 'site' : 'seller';
  return { id: nameBasedId('whitelist rule', brandId, kind, value), kind, value, source: null };
}

/** One that staff took away again stays away: its id was used. */
async function add(
  tx: EntityManager,
  run: RunCommand,
  { owned, rule: { id, kind, value } }: { readonly owned: Owned; readonly rule: WhitelistRule },
): Promise<void> {
  const known = await queryRow(tx, 'select id from brand_whitelist_rule where id = $1', [id]);
  if (known === undefined)
    await run(brandWhitelistRule.create, { streamId: id, input: { ...owned, kind, value }, key: id });
}

async function ruleOut(
  tx: EntityManager,
  run: RunCommand,
  { owned, rules }: { readonly owned: Owned; readonly rules: readonly WhitelistRule[] },
): Promise<void> {
  const open = await queryRows<{ id: string; source: string; seller: string | null; url: string }>(
    tx,
    `select id, coalesce(source, '') as source, seller, website as url from brand_monitoring_finding where brand_id = $1 and state = 'New' order by id`,
    [owned.brandId],
  );
  for (const finding of open) {
    const rule = ruleFor(rules, finding);
    if (rule !== undefined)
      await run(ruleOutFinding, {
        streamId: finding.id,
        input: { whitelistRuleId: rule.id },
        key: finding.id,
      });
  }
}
