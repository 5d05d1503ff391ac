import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** Why somebody is asked to look at the page of an office: it was looked at too long ago, or the day of an announced change has come. */
export const checkReasons = ['AGED', 'CHANGE_DUE'] as const;

export const officialFeeCheckResource = defineResource({
  name: 'OfficialFeeCheck',
  table: 'official_fee_check',
  doc: 'That the fees of an office are to be looked at: one row an office, said again once a quarter.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  unique: [['office']],
  fields: {
    office: f.code('JurisdictionCode', 'Whose fees.', { filterable: true }),
    quarter: f.text('Quarter in which it was last said: `2026-Q4`.', { max: 7, filterable: true }),
    cause: f.enumeration('Why.', { name: 'OfficialFeeCheckCause', values: checkReasons, filterable: true }),
  },
});

/** Written by the service alone. */
export const officialFeeCheck = recordDecider(
  officialFeeCheckResource,
  {
    added: 'OfficialFeeCheckFellDue',
    amended: 'OfficialFeeCheckFellDueAgain',
    removed: 'OfficialFeeCheckRemoved',
  },
  {
    writable: ['office', 'quarter', 'cause'],
    fixed: ['office'],
    create: [],
    update: [],
    remove: [],
  },
);

export const officialFeeCheckEntity = recordEntity(officialFeeCheckResource, officialFeeCheck);
