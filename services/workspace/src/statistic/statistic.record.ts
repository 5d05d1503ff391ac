import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const statisticResource = defineResource({
  name: 'Statistic',
  table: 'statistic',
  doc: 'One figure of the business at one time. The newest of each name is what pages show.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    name: f.text('What was counted: `trademarks-filed`.', {
      max: 100,
      min: 1,
      pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
      filterable: true,
      sortable: true,
    }),
    value: f.decimal('How much.', { digits: 20, scale: 4, filterable: true, sortable: true }),
  },
});

export const statistic = recordDecider(
  statisticResource,
  { added: 'StatisticAdded', amended: 'StatisticAmended', removed: 'StatisticRemoved' },
  {
    writable: ['name', 'value'],
    create: ['admin'],
    update: ['admin'],
    remove: ['admin'],
  },
);

export const statisticEntity = recordEntity(statisticResource, statistic);
