/** What a partner's program may be let do through the partner interface, and nothing beside it: one word for each kind of thing and reading or writing it. */
export const partnerScopes = [
  'trademarks:read',
  'deadlines:read',
  'orders:read',
  'orders:write',
  'documents:read',
  'invoices:read',
] as const;

/** One of the words above. */
export type PartnerScope = (typeof partnerScopes)[number];

/** What access tokens of the partner interface are for, and where they are taken, from the origin on. */
export const partnerPath = '/api/partner';

/** Seconds an access token of the partner interface lives. */
export const partnerTokenSeconds = 900;
