import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { erasureProgress } from './erasure-progress.js';
import { userRoles, userStatuses } from './user.js';

export const userResource = defineResource({
  name: 'User',
  table: 'user',
  peopleStay: true,
  doc: 'Someone with an account. Customers see themselves; staff see everyone. Passwords are kept apart, and nobody reads them.',
  tier: 'aggregate',
  person: 'id',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ id: viewer.userId }) },
  listable: staff,
  fields: {
    email: f.email('Sign-in name and where letters go.', {
      trigram: true,
      filterable: true,
      sortable: true,
      personal: true,
    }),
    role: f.enumeration('What the account may do.', {
      name: 'UserRole',
      values: userRoles,
      filterable: true,
    }),
    status: f.enumeration('Only Active accounts sign in.', {
      name: 'UserStatus',
      values: userStatuses,
      filterable: true,
    }),
    displayName: f.text('Name shown to others.', {
      trigram: true,
      max: 220,
      filterable: true,
      sortable: true,
      personal: true,
    }),
    tags: f.list(f.text('Label given by staff.', { max: 60 }), { max: 50 }),
    revolutId: f.text('Number of the client at the payment provider.', { max: 60, optional: true }),
    documentHubId: f.id('Folder of the documents.', { optional: true }),
    noteHubId: f.id('Folder of the notes.', { optional: true, visibleTo: staff }),
    unsubscribeToken: f.text('Opens the page that ends a mailing.', { max: 120, optional: true }),
    cpOnboardingFinished: f.boolean('The first steps in the portal are done.'),
    erasureRequestedAt: f.instant('When it was asked to forget this person.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    erasedAt: f.instant('When the erasure was approved.', {
      optional: true,
      visibleTo: staff,
      filterable: true,
      sortable: true,
    }),
    erasure: f.list(
      f.object(
        'ErasureProgress',
        'What one service has forgotten, and what a law makes it keep.',
        erasureProgress,
      ),
      { max: 20, visibleTo: staff },
    ),
    pendingEmail: f.email('Another address that waits to be confirmed.', { optional: true, personal: true }),
    secondFactorCount: f.integer(
      'Second steps beside the password; empty or 0: signing in takes the password alone.',
      { min: 0, optional: true, filterable: true },
    ),
    dataCopyId: f.id('The copy of the data that was asked for last.', { optional: true }),
    dataCopyAskedAt: f.instant('When it was asked for.', { optional: true }),
    dataCopyUntil: f.calendarDate(
      'Last day on which it can be fetched; empty until every service has put its part aside.',
      { optional: true },
    ),
    mergedIntoId: f.ref('User', 'Whose everything is that was of this account: both were one client’s.', {
      as: 'mergedInto',
      many: 'mergedAccounts',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    mergedAt: f.instant('When it became the other.', { optional: true, visibleTo: staff }),
    assignedAdminId: f.ref('User', 'Who is in charge of this customer.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
  },
});

export const userProfileResource = defineResource({
  name: 'UserProfile',
  table: 'user_profile',
  peopleStay: true,
  doc: 'Names, language and consents of a client or colleague.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  listable: staff,
  fields: {
    userId: f.ref('User', 'Whose profile it is.', { as: 'user', filterable: true }),
    firstname: f.text('First name.', { trigram: true, max: 100, filterable: true, personal: true }),
    lastname: f.text('Last name.', {
      trigram: true,
      max: 100,
      filterable: true,
      sortable: true,
      personal: true,
    }),
    phoneNumber: f.text('Phone; empty when none was given.', { max: 40, filterable: true, personal: true }),
    billingEntityId: f.ref('Party', 'Who is invoiced.', { as: 'billingEntity', optional: true }),
    registrationEntityId: f.ref('Party', 'Who owns the marks.', { as: 'registrationEntity', optional: true }),
    orderUpdateEmailsEnabled: f.boolean('Letters about orders.'),
    marketingEmailsEnabled: f.boolean('Offers.'),
    newsletterEmailsEnabled: f.boolean('Newsletter.'),
    language: f.code('LanguageCode', 'Language of letters.'),
    currency: f.code('CurrencyCode', 'Currency of prices.'),
    region: f.text('Site region.', { max: 10 }),
    timeZone: f.text(
      'Zone in whose working hours they are written to, as Europe/Prague; none: that of their country or language.',
      { max: 60, optional: true },
    ),
  },
});

export const userAuthLogResource = defineResource({
  name: 'UserAuthLog',
  table: 'user_auth_log',
  peopleStay: true,
  doc: 'What happened at the door: sign-ins, failures, sign-outs, revoked sessions.',
  tier: 'reference',
  readableBy: ['admin'],
  rows: { admin: everyRow },
  fields: {
    kind: f.text(
      'signed-in, sign-in-failed, password-not-changed, too-many-attempts, signed-out, token-reuse, sessions-revoked, reported.',
      { max: 40, filterable: true },
    ),
    userId: f.ref('User', 'Whose account; null for an unknown address.', {
      as: 'user',
      optional: true,
      filterable: true,
    }),
    area: f.text('customer or admin.', { max: 20, optional: true }),
    address: f.text('Network address.', { max: 60, optional: true, personal: true }),
    userAgent: f.text('Browser, cut at 500 characters.', { max: 500, optional: true, personal: true }),
    emailKey: f.text('Hash of the address that was tried.', { max: 60, secret: true }),
  },
});
