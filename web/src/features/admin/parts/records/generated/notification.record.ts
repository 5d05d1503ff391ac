// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './notification.graphql.js';

export const record: RecordFacts = {
  table: "notification",
  type: "Notification",
  service: "workspace",
  doc: "A line in the bell menu. Everyone reads their own only.",
  one: "Notification",
  many: "Notifications",
  title: ["title"],
  search: [],
  columns: ["title","userId","kind","subjectType","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"userId","label":"Client","kind":"ref","doc":"Who is told.","filterable":true,"target":"user"},
    {"key":"kind","label":"Kind","kind":"enumeration","doc":"What about.","filterable":true,"values":[["VERIFICATION_APPROVED","verification-approved"],["VERIFICATION_DISMISSED","verification-dismissed"],["ASSIGNED_TO_YOU","assigned-to-you"],["DESCRIPTION_UPDATED","description-updated"],["MESSAGE","message"],["DRAFT_SENT","draft-sent"],["PAYMENT_RECEIVED","payment-received"],["ORDER_FILED","order-filed"],["ORDER_REFUNDED","order-refunded"],["ORDER_ON_HOLD","order-on-hold"],["MARK_FILED","mark-filed"],["MARK_PUBLISHED","mark-published"],["MARK_OPPOSED","mark-opposed"],["MARK_REGISTERED","mark-registered"],["MARK_REFUSED","mark-refused"],["MARK_ENDED","mark-ended"],["DEADLINE_NEAR","deadline-near"],["SCAM_WARNING","scam-warning"]]},
    {"key":"subjectType","label":"About","kind":"text","doc":"Entity it is about.","filterable":true,"max":60},
    {"key":"subjectId","label":"About, id","kind":"id","doc":"Id of that entity.","filterable":true},
    {"key":"title","label":"Title","kind":"text","doc":"Names the subject for people.","max":400},
    {"key":"seenAt","label":"Seen","kind":"instant","doc":"When it was seen.","optional":true,"filterable":true},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateNotification","root":"createNotification","label":"Create","by":["lawyer","admin"],"input":["userId","kind","subjectType","subjectId","title"]},
  update: {"document":"AdminUpdateNotification","root":"updateNotification","label":"Update","by":["lawyer","admin"],"input":["title"]},
  remove: {"document":"AdminDeleteNotification","root":"deleteNotification","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteNotificationList"},
  steps: [],
  commands: [
    {"document":"AdminMarkNotificationSeen","root":"markNotificationSeen","label":"Mark seen","doc":"Its addressee has seen it.","by":["lawyer","admin"],"input":[]},
  ],
  children: [],
  documents,
};
