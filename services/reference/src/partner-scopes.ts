/** What a partner's program may be let do through the partner interface, and nothing beside it: one word for each kind of thing and reading or writing it. */
export const partnerScopes = [
  'trademarks:read',
  'deadlines:read',
  'orders:read',
  'orders:write',
  'documents:read',
  'invoices:read',
  'sandbox',
] as const;

/** The scope of doors that a sandbox alone has. */
export const sandboxScope = 'sandbox';

/** One of the words above. */
export type PartnerScope = (typeof partnerScopes)[number];

/** Where those doors stand. */
export const sandboxPath = '/api/partner/sandbox';

/** Who acts in a sandbox in place of the firm: an account there that nobody signs in to. */
export const sandboxPerson = {
  /** As accounts makes it of the address. */
  id: '6f74ff99-f4fb-5ff7-9d07-66bd288794db',
  email: 'sandbox@cotta.test',
  firstname: 'Sandbox',
  lastname: '',
} as const;

/** What access tokens of the partner interface are for, and where they are taken, from the origin on. */
export const partnerPath = '/api/partner';

/** Seconds an access token of the partner interface lives. */
export const partnerTokenSeconds = 900;
