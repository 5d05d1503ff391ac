import type { LinkPurpose } from '@cotta/reference/link-purposes.js';

/** Who is calling. `user.role` of the specification knows customer, lawyer, admin, partner; the rest have no account. */
export type Role = 'visitor' | 'customer' | 'lawyer' | 'admin' | 'partner' | 'system';

/** All of them, from outside to inside. */
export const roles: readonly Role[] = ['visitor', 'customer', 'lawyer', 'admin', 'partner', 'system'];

/** People who work for the firm. */
export const staff: readonly Role[] = ['lawyer', 'admin'];

/** What a link opens, once its signature was checked. */
export interface LinkGrant {
  readonly purpose: LinkPurpose;
  readonly subjectId: string;
  /** Must equal the subject's current revision, else the link was revoked. */
  readonly revision: number;
}

/** Who asks, as the gateway vouches for it. */
export interface Viewer {
  readonly role: Role;
  /** Absent for visitors and services. */
  readonly userId?: string;
  /** The staff member who acts for the customer above. */
  readonly actingAdminId?: string;
  /** When they last proved who they are, seconds since 1970: password, code or passkey. Absent for whoever did not sign in. */
  readonly authTime?: number;
  /** The program of a partner that acts for the user above, within its scopes. */
  readonly clientId?: string;
  readonly link?: LinkGrant;
  readonly locale: string;
  /** What the program may do; empty for people. */
  readonly scopes: readonly string[];
  /** Visitor's address, hashed with a daily salt by the gateway: enough to limit, not enough to trace. */
  readonly addressKey?: string;
}

/** The services themselves, at their own work. */
export const systemViewer: Viewer = { role: 'system', locale: 'en', scopes: [] };
