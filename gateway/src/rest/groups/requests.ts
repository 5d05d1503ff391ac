import type { RestRoute } from '../route.js';
import { assign, change, create, list, lookUp, notes, read, remove, step, stored, submit } from '../rows.js';

const request = '/api/request/{id}';
const specimen = `${request}/application/specimen`;

export const requestRoutes: readonly RestRoute[] = [
  list('/api/request', 'registrationRequestList', 'session'),
  submit('/api/request', 'requestVerification', 'anyone', { success: 201, collection: '/api/request' }),
  stored(request, 'RestRequestById', 'anyone', { summary: 'A request with its timeline' }),
  change(request, 'updateRegistrationRequest', 'staff'),
  remove(request, 'deleteRegistrationRequest', 'staff'),
  step(`${request}/change-type`, 'updateRegistrationRequest', 'staff', { only: ['serviceType', 'reason'] }),
  change(`${request}/type`, 'updateRegistrationRequest', 'staff', { only: ['type', 'reason'] }),
  stored(`${request}/summary-link`, 'RestRequestSummaryLink', 'staff', {
    summary: 'The path that opens the result without an account',
    wrap: 'link',
  }),
  change(`${request}/goods-and-services`, 'updateServiceDescription', 'anyone'),
  change(`${request}/discount-coupon`, 'changeOrderCoupon', 'anyone'),
  stored(`${request}/status`, 'RestRequestStatus', 'anyone', { summary: 'Where a request stands' }),
  change(`${request}/end-to-end-protection`, 'updateRegistrationRequest', 'staff', {
    only: ['e2eProtection', 'reason'],
  }),
  change(`${request}/brand-protection`, 'updateRegistrationRequest', 'staff', {
    only: ['brandProtection', 'reason'],
  }),
  create(`${request}/generate-application`, 'createApplication', 'staff', { fill: { requestId: '{id}' } }),
  assign(request, 'assignRegistrationRequest'),
  read(`${request}/assigned-admin/suggestion`, 'assigneeSuggestion', 'staff'),
  step(`${request}/send-documents`, 'sendDocuments', 'staff'),
  step(`${request}/violation`, 'sendViolationLink', 'staff'),
  ...notes(request, 'registration_request'),
  step(`${request}/notify`, 'resendVerificationResult', 'staff'),
  step(`${request}/debug/notify`, 'resendVerificationResult', 'staff', { debug: true }),
  stored(`${request}/logo-url`, 'RestRequestLogoUrl', 'anyone', {
    summary: 'A signed address of the logo, good for five minutes',
  }),
  stored(`${request}/logo`, 'RestRequestLogoUrl', 'anyone', {
    summary: 'Leads to the logo itself',
    redirect: ['logo', 'url'],
  }),
  stored(`${request}/application/logo/preview`, 'RestRequestLogoPreview', 'anyone', {
    summary: 'Leads to the logo at no more than 640 pixels, PNG',
    redirect: ['logo', 'previewUrl'],
  }),
  step(`${request}/application/logo/generate`, 'generateApplicationLogo', 'session'),
  list(`${request}/application/draft`, 'applicationList', 'session', { where: { requestId: '{id}' } }),
  step(`${request}/application/approve`, 'approveApplication', 'session'),
  change(`${request}/application/goods-and-services`, 'saveApplicationGoods', 'session'),
  change(`${request}/application/use-in-commerce`, 'saveApplicationUseInCommerce', 'session'),
  stored(`${request}/application/document/poa`, 'RestRequestPoa', 'session', {
    summary: 'Leads to the signed power of attorney',
    redirect: ['poaDocument', 'url'],
  }),
  step(`${request}/application/document/poa`, 'signPowerOfAttorney', 'session'),
  lookUp(`${request}/application/document/poa-preview`, 'powerOfAttorneyPreview', 'session', {
    registrationEntity: { is: 'id' },
  }),
  create(specimen, 'createSpecimen', 'session'),
  read(`${specimen}/{specimenId}`, 'specimen', 'session'),
  change(`${specimen}/{specimenId}`, 'updateSpecimen', 'session'),
  remove(`${specimen}/{specimenId}`, 'deleteSpecimen', 'session'),
  step(`${specimen}/{specimenId}/resize`, 'resizeSpecimen', 'session'),
];
