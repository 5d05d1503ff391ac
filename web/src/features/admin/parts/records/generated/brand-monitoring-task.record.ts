// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './brand-monitoring-task.graphql.js';

export const record: RecordFacts = {
  table: "brand_monitoring_task",
  type: "BrandMonitoringTask",
  service: "subscriptions",
  doc: "One scan for a brand; customers read \"scan\".",
  one: "Brand monitoring task",
  many: "Brand monitoring tasks",
  title: ["deadline"],
  parent: {"key":"brandId","target":"brand"},
  search: [],
  columns: ["deadline","userId","brandSubscriptionId","brandSubscriptionTier","status","lastStatusUpdate","assignedAdminId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"userId","label":"Client","kind":"ref","doc":"Owner of the brand.","optional":true,"filterable":true,"target":"user"},
    {"key":"brandId","label":"Brand","kind":"ref","doc":"What is looked for.","filterable":true,"target":"brand"},
    {"key":"brandSubscriptionId","label":"Brand subscription","kind":"ref","doc":"What pays for it.","filterable":true,"target":"brand_subscription"},
    {"key":"brandSubscriptionTier","label":"Brand subscription tier","kind":"enumeration","doc":"Tier it was planned for.","filterable":true,"values":[["WATCH","Watch"],["SHIELD","Shield"],["GUARD","Guard"]]},
    {"key":"status","label":"Status","kind":"enumeration","doc":"How far it is.","filterable":true,"sortable":true,"values":[["SCHEDULED","Scheduled"],["IN_PROGRESS","In progress"],["PROCESSED","Processed"],["DISMISSED","Dismissed"]]},
    {"key":"lastStatusUpdate","label":"Last status update","kind":"instant","doc":"When the status last changed.","filterable":true,"sortable":true},
    {"key":"processedTimestamp","label":"Processed timestamp","kind":"instant","doc":"When it was processed.","optional":true,"filterable":true,"sortable":true},
    {"key":"deadline","label":"Deadline","kind":"calendarDate","doc":"Last day for the answer, at the firm: ten working days.","filterable":true,"sortable":true},
    {"key":"noFindings","label":"No findings","kind":"boolean","doc":"Searched and found nothing that matters.","optional":true,"filterable":true},
    {"key":"findingCount","label":"Finding count","kind":"integer","doc":"Cases that came of it.","optional":true},
    {"key":"reportSentAt","label":"Report sent","kind":"instant","doc":"When the report last went out.","optional":true,"filterable":true},
    {"key":"assignedAdminId","label":"In charge","kind":"ref","doc":"Who scans.","optional":true,"filterable":true,"target":"user"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateBrandMonitoringTask","root":"createBrandMonitoringTask","label":"Create","by":["lawyer","admin"],"input":["userId","brandId","brandSubscriptionId","brandSubscriptionTier","deadline"],"batch":"AdminCreateBrandMonitoringTaskList"},
  update: {"document":"AdminUpdateBrandMonitoringTask","root":"updateBrandMonitoringTask","label":"Update","by":["lawyer","admin"],"input":["deadline"],"batch":"AdminUpdateBrandMonitoringTaskList"},
  remove: {"document":"AdminDeleteBrandMonitoringTask","root":"deleteBrandMonitoringTask","label":"Delete","by":["admin"],"input":[],"batch":"AdminDeleteBrandMonitoringTaskList"},
  steps: [
    {"document":"AdminStartBrandMonitoringTask","root":"startBrandMonitoringTask","label":"Start","doc":"Takes the scan into work; whoever does it is in charge of it, unless somebody else is named.","outcome":"Scan started","from":["Scheduled"],"by":["admin"],"input":["assignedAdminId",{"key":"reason","label":"Reason","kind":"longText","doc":"Why; staff read it in the history.","optional":true,"max":2000}]},
    {"document":"AdminProcessBrandMonitoringTask","root":"processBrandMonitoringTask","label":"Process","doc":"The scan is done: each finding became a case, or there was none.","outcome":"Processed","from":["In progress"],"by":["lawyer","admin"],"input":[{"key":"caseIds","label":"Case ids","kind":"list","doc":"A case that was saved for a finding.","optional":true,"max":200,"of":{"key":"item","label":"Item","kind":"id","doc":"A case that was saved for a finding."}},"noFindings",{"key":"reason","label":"Reason","kind":"longText","doc":"Why; staff read it in the history.","optional":true,"max":2000}]},
    {"document":"AdminDismissBrandMonitoringTask","root":"dismissBrandMonitoringTask","label":"Dismiss","doc":"The scan is not needed; the reason stays.","outcome":"Dismissed","from":["Scheduled","In progress"],"by":["admin"],"input":[{"key":"reason","label":"Reason","kind":"longText","doc":"Why; staff read it in the history.","max":2000}]},
    {"document":"AdminReopenBrandMonitoringTask","root":"reopenBrandMonitoringTask","label":"Reopen","doc":"Back into work, as long as the report has not gone out.","outcome":"Scan reopened","from":["Processed"],"by":["admin"],"input":[{"key":"reason","label":"Reason","kind":"longText","doc":"Why; staff read it in the history.","optional":true,"max":2000}]},
    {"document":"AdminNotifyBrandMonitoringTask","root":"notifyBrandMonitoringTask","label":"Notify","doc":"Sends the report to the customer, also once more.","outcome":"Report sent","from":["Processed"],"by":["lawyer","admin"],"input":[{"key":"reason","label":"Reason","kind":"longText","doc":"Why; staff read it in the history.","optional":true,"max":2000}]},
  ],
  commands: [
    {"document":"AdminAssignBrandMonitoringTask","root":"assignBrandMonitoringTask","label":"Assign","doc":"Puts somebody in charge; the history keeps who was before.","by":["lawyer","admin"],"input":["assignedAdminId",{"key":"reason","label":"Reason","kind":"longText","doc":"Why.","optional":true,"max":2000}]},
  ],
  children: [
    {"table":"case","key":"brandMonitoringTaskId"},
  ],
  tracking: "brand_monitoring_task_tracking",
  documents,
};
