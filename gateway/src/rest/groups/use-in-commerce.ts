import type { RestRoute } from '../route.js';
import { assign, change, create, list, notes, read, remove, step } from '../rows.js';

const collection = '/api/use-in-commerce-request';
const request = `${collection}/{id}`;
const specimen = '/api/use-in-commerce-request-class/{id}/specimen';
const ofClass = { useInCommerceRequestClassId: '{id}' };

export const useInCommerceRoutes: readonly RestRoute[] = [
  list(collection, 'useInCommerceRequestList', 'session'),
  create(collection, 'createUseInCommerceRequest', 'staff', { collection }),
  read(request, 'useInCommerceRequest', 'session'),
  change(request, 'updateUseInCommerceRequest', 'staff'),
  remove(request, 'deleteUseInCommerceRequest', 'staff'),
  step(`${request}/order`, 'orderUseInCommerceRequest', 'session'),
  step(`${request}/abandon`, 'requestUseInCommerceAbandonment', 'session'),
  step(`${request}/confirm-abandonment`, 'confirmUseInCommerceAbandonment', 'staff'),
  step(`${request}/approve-for-filing`, 'approveUseInCommerceFiling', 'staff'),
  step(`${request}/submit`, 'submitUseInCommerceRequest', 'staff'),
  step(`${request}/reopen`, 'reopenUseInCommerceRequest', 'staff'),
  step(`${request}/kick-off`, 'kickOffUseInCommerceRequest', 'staff'),
  step(`${request}/confirm-deadline`, 'confirmUseInCommerceDeadline', 'staff'),
  step(`${request}/notify`, 'notifyUseInCommerceRequest', 'staff'),
  step(`${request}/debug/abandon-auto`, 'lapseUseInCommerceRequest', 'staff', { debug: true }),
  step(`${request}/debug/apply-late-fee`, 'applyUseInCommerceLateFee', 'staff', { debug: true }),
  assign(request, 'assignUseInCommerceRequest'),
  ...notes(request, 'use_in_commerce_request'),

  list(specimen, 'specimenList', 'session', { where: ofClass }),
  create(specimen, 'createSpecimen', 'session', { fill: ofClass }),
  read(`${specimen}/{specimenId}`, 'specimen', 'session'),
  change(`${specimen}/{specimenId}`, 'updateSpecimen', 'session'),
  remove(`${specimen}/{specimenId}`, 'deleteSpecimen', 'session'),
  step(`${specimen}/{specimenId}/resize`, 'resizeSpecimen', 'session'),
];
