import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** What a rule looks at. */
export const whitelistKinds = ['seller', 'site'] as const;

export const brandWhitelistRuleResource = defineResource({
  name: 'BrandWhitelistRule',
  table: 'brand_whitelist_rule',
  doc: 'An account, shop or site that is the customer’s own or a partner’s: what a scan finds of it is kept and dismissed by the rule.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'value', direction: 'ASC' }],
  fields: {
    userId: f.ref('User', 'Owner of the brand.', { as: 'user', optional: true, filterable: true }),
    brandId: f.ref('Brand', 'Where it holds.', {
      as: 'brand',
      many: 'whitelistRules',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    kind: f.enumeration('What it looks at.', {
      name: 'BrandWhitelistKind',
      values: whitelistKinds,
      filterable: true,
    }),
    value: f.text('Name of the seller or account, or host of the site.', {
      max: 200,
      min: 1,
      filterable: true,
      sortable: true,
      personal: true,
    }),
    source: f.text('Only there; empty: everywhere.', { max: 40, optional: true, filterable: true }),
    reason: f.text('Who that is.', { max: 300, optional: true, personal: true }),
    brandMonitoringFindingId: f.ref('BrandMonitoringFinding', 'Finding it was made from.', {
      as: 'brandMonitoringFinding',
      optional: true,
      visibleTo: staff,
    }),
  },
});

export const brandWhitelistRule = recordDecider(
  brandWhitelistRuleResource,
  {
    added: 'BrandWhitelistRuleAdded',
    amended: 'BrandWhitelistRuleAmended',
    removed: 'BrandWhitelistRuleRemoved',
  },
  {
    writable: ['userId', 'brandId', 'kind', 'value', 'source', 'reason', 'brandMonitoringFindingId'],
    fixed: ['userId', 'brandId', 'brandMonitoringFindingId'],
    create: staff,
    update: staff,
    remove: staff,
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const brandWhitelistRuleEntity = recordEntity(brandWhitelistRuleResource, brandWhitelistRule);
