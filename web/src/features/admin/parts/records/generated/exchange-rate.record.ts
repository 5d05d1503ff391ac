// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './exchange-rate.graphql.js';

export const record: RecordFacts = {
  table: "exchange_rate",
  type: "ExchangeRate",
  service: "invoicing",
  doc: "A published rate of one day; price pages read it too.",
  one: "Exchange rate",
  many: "Exchange rates",
  title: ["date","baseCurrency","targetCurrency"],
  search: [],
  columns: ["date","source","createdAt"],
  order: {"field":"date","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"baseCurrency","label":"Base currency","kind":"code","doc":"One unit of this…","filterable":true,"sortable":true,"scalar":"CurrencyCode"},
    {"key":"targetCurrency","label":"Target currency","kind":"code","doc":"…is so many of this.","filterable":true,"sortable":true,"scalar":"CurrencyCode"},
    {"key":"rate","label":"Rate","kind":"decimal","doc":"How many, as published."},
    {"key":"date","label":"Date","kind":"calendarDate","doc":"Day of publication, at the bank.","filterable":true,"sortable":true},
    {"key":"source","label":"Source","kind":"text","doc":"Who publishes it: ECB, CNB.","optional":true,"filterable":true,"max":40},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateExchangeRate","root":"createExchangeRate","label":"Create","by":["admin"],"input":["baseCurrency","targetCurrency","rate","date","source"],"batch":"AdminCreateExchangeRateList"},
  update: {"document":"AdminUpdateExchangeRate","root":"updateExchangeRate","label":"Update","by":["admin"],"input":["rate"],"batch":"AdminUpdateExchangeRateList"},
  remove: {"document":"AdminDeleteExchangeRate","root":"deleteExchangeRate","label":"Delete","by":["admin"],"input":[],"batch":"AdminDeleteExchangeRateList"},
  steps: [],
  commands: [],
  children: [],
  documents,
};
