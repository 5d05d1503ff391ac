import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';

export const exchangeRateResource = defineResource({
  name: 'ExchangeRate',
  table: 'exchange_rate',
  doc: 'A published rate of one day; price pages read it too.',
  tier: 'record',
  readableBy: ['visitor', 'customer', 'lawyer', 'admin'],
  listable: ['visitor', 'customer', 'lawyer', 'admin'],
  rows: { visitor: everyRow, customer: everyRow, lawyer: everyRow, admin: everyRow },
  defaultOrder: [{ field: 'date', direction: 'DESC' }],
  unique: [['baseCurrency', 'targetCurrency', 'date', 'source']],
  fields: {
    baseCurrency: f.code('CurrencyCode', 'One unit of this…', { filterable: true, sortable: true }),
    targetCurrency: f.code('CurrencyCode', '…is so many of this.', { filterable: true, sortable: true }),
    rate: f.decimal('How many, as published.', { digits: 20, scale: 8 }),
    date: f.calendarDate('Day of publication, at the bank.', { filterable: true, sortable: true }),
    source: f.text('Who publishes it: ECB, CNB.', { max: 40, optional: true, filterable: true }),
  },
});

export const exchangeRate = recordDecider(
  exchangeRateResource,
  { added: 'ExchangeRateAdded', amended: 'ExchangeRateAmended', removed: 'ExchangeRateRemoved' },
  {
    writable: ['baseCurrency', 'targetCurrency', 'rate', 'date', 'source'],
    fixed: ['baseCurrency', 'targetCurrency', 'date', 'source'],
    create: ['admin'],
    update: ['admin'],
    remove: ['admin'],
    check: rateProblem,
  },
);

function rateProblem({
  baseCurrency,
  targetCurrency,
  rate = '0',
}: {
  readonly baseCurrency?: string;
  readonly targetCurrency?: string;
  readonly rate?: string;
}): Refusal | undefined {
  if (baseCurrency === targetCurrency)
    return refuseFields([
      { path: ['targetCurrency'], code: 'SAME_CURRENCY', message: 'A rate is between two currencies.' },
    ]);
  return Number(rate) > 0
    ? undefined
    : refuseFields([{ path: ['rate'], code: 'TOO_SMALL', message: 'A rate is above zero.' }]);
}

export const exchangeRateEntity = recordEntity(exchangeRateResource, exchangeRate);
