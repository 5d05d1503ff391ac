/** Where a record has its page in the portal. */
const PLACES: Readonly<Record<string, string>> = {
  registration_request: '/portal/order/',
  service_request: '/portal/service-order/',
  trademark: '/portal/trademarks/',
  office_action: '/portal/office-action/',
  use_in_commerce_request: '/portal/use-in-commerce-request/',
  case: '/portal/cases/',
};

/** The page that a line leads to; undefined where its record has none. An answer of a lawyer is read on its own page. */
export function notificationPlace({
  kind,
  subjectType,
  subjectId,
}: {
  readonly kind: string;
  readonly subjectType: string;
  readonly subjectId: string;
}): string | undefined {
  if (subjectType === 'partner_webhook') return '/portal/webhooks';
  if (kind === 'VERIFICATION_APPROVED') return `/portal/verification-summary/${subjectId}`;
  const place = PLACES[subjectType];
  return place === undefined ? undefined : `${place}${subjectId}`;
}
