// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './support-ticket.graphql.js';

export const record: RecordFacts = {
  table: "support_ticket",
  type: "SupportTicket",
  service: "workspace",
  doc: "A question or complaint that somebody answers.",
  one: "Support ticket",
  many: "Support tickets",
  title: ["description"],
  search: ["contactEmail"],
  columns: ["description","userId","contactEmail","createdByUserId","status","resolvedAt","assignedAdminId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"userId","label":"Client","kind":"ref","doc":"The customer it is from or about.","optional":true,"filterable":true,"target":"user"},
    {"key":"contactEmail","label":"Contact e-mail","kind":"email","doc":"Where to write to, for who has no account.","optional":true,"filterable":true},
    {"key":"contactName","label":"Contact name","kind":"text","doc":"Who asks, for who has no account.","optional":true,"max":200},
    {"key":"createdByUserId","label":"Created by user","kind":"ref","doc":"Who opened it.","optional":true,"filterable":true,"target":"user"},
    {"key":"description","label":"Description","kind":"longText","doc":"What is asked.","max":10000},
    {"key":"status","label":"Status","kind":"enumeration","doc":"How far it is.","filterable":true,"sortable":true,"values":[["CREATED","Created"],["ASSIGNED","Assigned"],["WAITING_FOR_CUSTOMER","Waiting for customer"],["RESOLVED","Resolved"],["CLOSED","Closed"]]},
    {"key":"resolution","label":"Resolution","kind":"longText","doc":"What was done; the customer reads it.","optional":true,"max":10000},
    {"key":"resolvedAt","label":"Resolved","kind":"instant","doc":"When it was resolved.","optional":true,"filterable":true,"sortable":true},
    {"key":"assignedAdminId","label":"In charge","kind":"ref","doc":"Who answers it.","optional":true,"filterable":true,"target":"user"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateSupportTicket","root":"createSupportTicket","label":"Create","by":["lawyer","admin"],"input":["userId","description"],"batch":"AdminCreateSupportTicketList"},
  update: {"document":"AdminUpdateSupportTicket","root":"updateSupportTicket","label":"Update","by":["lawyer","admin"],"input":["description"],"batch":"AdminUpdateSupportTicketList"},
  remove: {"document":"AdminDeleteSupportTicket","root":"deleteSupportTicket","label":"Delete","by":["admin"],"input":[],"batch":"AdminDeleteSupportTicketList"},
  steps: [
    {"document":"AdminTakeSupportTicket","root":"takeSupportTicket","label":"Take","doc":"Somebody takes it over: the one named, else whoever says so.","outcome":"Ticket assigned","from":["Created"],"by":["lawyer","admin"],"input":["assignedAdminId",{"key":"reason","label":"Reason","kind":"longText","doc":"Why; staff read it in the history.","optional":true,"max":2000}]},
    {"document":"AdminAskSupportTicketCustomer","root":"askSupportTicketCustomer","label":"Ask customer","doc":"It waits for an answer of the customer.","outcome":"Waiting for customer","from":["Assigned"],"by":["lawyer","admin"],"input":[{"key":"reason","label":"Reason","kind":"longText","doc":"Why; staff read it in the history.","optional":true,"max":2000}]},
    {"document":"AdminAnswerSupportTicket","root":"answerSupportTicket","label":"Answer","doc":"The customer has answered.","outcome":"Customer answered","from":["Waiting for customer"],"by":["lawyer","admin"],"input":[{"key":"reason","label":"Reason","kind":"longText","doc":"Why; staff read it in the history.","optional":true,"max":2000}]},
    {"document":"AdminResolveSupportTicket","root":"resolveSupportTicket","label":"Resolve","doc":"It is answered; the customer reads the resolution. The system resolves what waits for ten days.","outcome":"Ticket resolved","from":["Assigned","Waiting for customer"],"by":["lawyer","admin"],"input":[{"key":"resolution","label":"Resolution","kind":"longText","doc":"What was done; the customer reads it.","max":10000},{"key":"reason","label":"Reason","kind":"longText","doc":"Why; staff read it in the history.","optional":true,"max":2000}]},
    {"document":"AdminReopenSupportTicket","root":"reopenSupportTicket","label":"Reopen","doc":"It did not help. Customers may say so for 14 days.","outcome":"Ticket reopened","from":["Resolved"],"by":["lawyer","admin"],"input":[{"key":"reason","label":"Reason","kind":"longText","doc":"Why; staff read it in the history.","optional":true,"max":2000}]},
  ],
  commands: [
    {"document":"AdminAssignSupportTicket","root":"assignSupportTicket","label":"Assign","doc":"Puts somebody in charge; the history keeps who was before.","by":["lawyer","admin"],"input":["assignedAdminId",{"key":"reason","label":"Reason","kind":"longText","doc":"Why.","optional":true,"max":2000}]},
  ],
  children: [],
  tracking: "support_ticket_tracking",
  documents,
};
