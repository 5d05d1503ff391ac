/**
 * Credentials that only the simulators know: made up, worthless, and refused by every real system. The launcher hands them to the services, so that
 * the adapters authenticate here as they do there.
 */
export const CREDENTIALS = /** @type {const} */ ({
  merchantKey: 'sk_SIMULATOR_merchant',
  merchantWebhookSecret: 'wsk_SIMULATOR_merchant',
  merchantOldWebhookSecret: 'wsk_SIMULATOR_merchant_old',
  businessClient: 'SIMULATOR-business-client',
  businessRefreshToken: 'oa_SIMULATOR_refresh',
  businessWebhookSecret: 'wsk_SIMULATOR_business',
  euipoClient: 'SIMULATOR-euipo-client',
  euipoSecret: 'SIMULATOR-euipo-secret',
  euipoRefreshToken: 'SIMULATOR-refresh-of-a-lawyer',
  smsAccount: 'ACSIMULATOR00000000000000000000000',
  smsAuthToken: 'SIMULATOR-sms-token',
  smsNumber: '+15005550006',
  eInvoiceClient: 'SIMULATOR-e-invoice-client',
  eInvoiceSecret: 'SIMULATOR-e-invoice-secret',
  partnerKey: 'SIMULATOR-partner-key',
  markifyKey: 'SIMULATOR-markify-key',
  companiesHouseKey: 'SIMULATOR-companies-house-key',
  ebayClient: 'SIMULATOR-ebay-client',
  ebaySecret: 'SIMULATOR-ebay-secret',
  usptoKey: 'SIMULATOR-uspto-key',
  objectStoreBucket: 'cotta-local',
  objectStoreKey: 'SIMULATOR-object-store',
  objectStoreSecret: 'SIMULATOR-object-store-secret',
  objectStoreReadKey: 'SIMULATOR-object-store-read',
  objectStoreReadSecret: 'SIMULATOR-object-store-read-secret',
  partnerSecret: `whsec_${Buffer.from('SIMULATOR of a filing partner!!!').toString('base64')}`,
});
