import type { RestRoute } from '../route.js';
import { assign, change, create, list, notes, read, remove, step, stored, submit } from '../rows.js';

const collection = '/api/trademark';
const mark = `${collection}/{id}`;
const result = '/api/trademark-monitoring-result/{id}';
const about = { trademarkId: '{id}' };

export const trademarkRoutes: readonly RestRoute[] = [
  list(collection, 'trademarkList', 'session'),
  create(collection, 'createTrademark', 'staff', { collection }),
  create(`${collection}/add`, 'createTrademark', 'session', { fill: { imported: true }, collection }),
  read(mark, 'trademark', 'session'),
  change(mark, 'updateTrademark', 'session'),
  remove(mark, 'deleteTrademark', 'session'),
  step(`${mark}/filing`, 'fileTrademark', 'staff'),
  create(`${mark}/filing/euipo`, 'createFiling', 'staff', { fill: { ...about, route: 'EUIPO' } }),
  list(`${mark}/filing/euipo`, 'filingList', 'staff', { where: { ...about, route: 'EUIPO' } }),
  stored(`${mark}/application-draft`, 'RestTrademarkApplicationDraft', 'session', {
    summary: 'What was drafted for the order the mark comes from',
  }),
  stored(`${mark}/related-jurisdictions`, 'RestTrademarkRelatedJurisdictions', 'session', {
    summary: 'Marks of the same order at other offices',
  }),
  list(`${mark}/monitoring-result`, 'trademarkMonitoringResultList', 'session', { where: about }),
  create(`${mark}/monitoring-result`, 'createTrademarkMonitoringResult', 'staff', {
    fill: about,
    collection: '/api/trademark-monitoring-result',
  }),
  stored(`${mark}/logo-url`, 'RestTrademarkLogoUrl', 'session', {
    summary: 'A signed address of the logo that was ordered, good for five minutes',
  }),
  list(`${mark}/office-action`, 'officeActionList', 'staff', { where: about }),
  create(`${mark}/office-action`, 'createOfficeAction', 'staff', { fill: about }),
  assign(mark, 'assignTrademark'),
  ...notes(mark, 'trademark'),
  list(`${mark}/tracking-action`, 'trademarkTrackingList', 'session', { where: about }),
  create(`${mark}/extend-country`, 'createTrademarkRequest', 'staff', {
    fill: { ...about, kind: 'EXTENSION_TO_ANOTHER_COUNTRY' },
  }),
  create(`${mark}/extend-class`, 'createTrademarkRequest', 'staff', {
    fill: { ...about, kind: 'EXTENSION_TO_ANOTHER_CLASS' },
  }),
  step(`${mark}/notify`, 'notifyTrademarkOwner', 'staff'),
  step(`${mark}/issue-number`, 'issueTrademarkNumber', 'staff'),
  step(`${mark}/similar-trademarks-notice`, 'sendSimilarTrademarksNotice', 'staff'),

  read(result, 'trademarkMonitoringResult', 'session'),
  change(result, 'updateTrademarkMonitoringResult', 'staff'),
  remove(result, 'deleteTrademarkMonitoringResult', 'staff'),
  step(`${result}/notify`, 'notifyMonitoringResult', 'staff'),
  submit('/api/trademark-monitoring-result/notify-all', 'notifyAllMonitoringResults', 'staff'),
  step(`${result}/order`, 'orderOpposition', 'session'),
];
