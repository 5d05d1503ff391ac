import type { EntityManager } from 'typeorm';
import { defineCommand, type CommandContext, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { isRefusal, refuseFields, type FieldRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import type { ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { no } from '../refusals.js';
import { linkExpiry } from '../registration-request/links.js';
import { registrationRequestResource } from '../registration-request/registration-request.resource.js';
import { consultationResource } from './consultation.resource.js';
import { consultation } from './consultation.work-item.js';
import { giveSlot } from './slots/give-slot.js';
import { dated, FIRST_LINK_REVISION } from './talk-facts.js';

/** Talks of one address or account that are still to come, and that were booked within a day. */
const MOST_TO_COME = 3;
const MOST_A_DAY = 5;

const { topic, description, country, markName, contactPhone, questionsAndAnswers, trademarkId } =
  consultationResource.fields;

const input = {
  eventTimestamp: f.instant('When the talk begins; one of the free times.'),
  hold: f.text('Token of the place that is kept; without one the time is booked if it is still free.', {
    max: 100,
    optional: true,
  }),
  contactEmail: f.email('Where to write to; needed without an account.', { personal: true, optional: true }),
  contactName: f.text('Who asks; needed without an account.', {
    max: 200,
    min: 1,
    personal: true,
    optional: true,
  }),
  contactPhone,
  channel: f.enumeration('How they talk; by phone a number is needed.', {
    name: 'ConsultationChannel',
    values: ['phone', 'video'],
  }),
  language: f.code('LanguageCode', 'In which the talk is.'),
  timeZone: f.text('Zone in which whoever is advised reads the hour, as Europe/Prague.', { max: 60, min: 1 }),
  topic,
  country,
  description,
  markName,
  requestId: f.id('The order it is about: of the account, or of the link in hand.', { optional: true }),
  trademarkId,
  questionsAndAnswers,
};

type Wanted = InputOf<typeof input>;

/** A visitor or a customer books a talk at a free time: it has its hour and its lawyer at once. */
const bookConsultation = defineCommand({
  name: 'BookConsultation',
  doc: 'Books a talk with a lawyer at a free time, with or without an account.',
  aggregate: consultation.aggregate,
  stream: 'new',
  allowed: ['visitor', 'customer'],
  input,
  preload: async (tx, { input: wanted, context }) =>
    contactProblem(wanted, context) ??
    (await orderProblem(tx, wanted, context)) ??
    (await tooMany(tx, wanted, context)) ??
    giveSlot(tx, wanted, context.now),
  decide: (_, { hold: _hold, ...wanted }, { viewer, preloaded }): readonly DomainEvent[] | Refusal => {
    if (isRefusal(preloaded)) return preloaded;
    const { assignedAdminId } = preloaded as { readonly assignedAdminId: string };
    const userId = viewer.role === 'customer' ? (viewer.userId ?? null) : null;
    const { eventTimestamp, ...asked } = wanted;
    const talk = {
      ...asked,
      // Whoever has an account is written to at the address of the account.
      ...(userId === null ? {} : { contactEmail: null, contactName: null }),
      userId,
      location: wanted.channel === 'phone' ? (wanted.contactPhone ?? null) : null,
    };
    const about = userId === null ? {} : { subjectId: userId };
    return [
      {
        type: consultation.events.added,
        data: { ...talk, assignedAdminId, missedCount: 0, status: 'Requested' },
        ...about,
      },
      {
        type: 'ConsultationScheduled',
        data: {
          requestId: wanted.requestId ?? null,
          assignedAdminId,
          ...dated(talk, { eventTimestamp }),
          status: 'Scheduled',
          statusFrom: 'Requested',
        },
        ...about,
      },
    ];
  },
});

/** Whoever has no account says who is there, and by phone a number is called. All that is missing at once. */
function contactProblem(wanted: Wanted, { viewer }: CommandContext): Refusal | undefined {
  const { contactEmail, contactName, contactPhone: phone, channel, timeZone } = wanted;
  const isVisitor = viewer.role === 'visitor';
  const missing = (path: string, message: string): FieldRefusal => ({
    path: [path],
    code: 'REQUIRED',
    message,
  });
  const problems: readonly FieldRefusal[] = [
    ...(isVisitor && !contactName ? [missing('contactName', 'Say who you are.')] : []),
    ...(isVisitor && !contactEmail ? [missing('contactEmail', 'We write to you when the talk is.')] : []),
    ...(channel === 'phone' && !phone ? [missing('contactPhone', 'Say which number we call.')] : []),
    ...(isZone(timeZone)
      ? []
      : [
          {
            path: ['timeZone'],
            code: 'UNKNOWN_ZONE',
            message: 'This is no time zone; choose one of the list, such as Europe/Prague.',
          },
        ]),
  ];
  return problems.length === 0 ? undefined : refuseFields(problems);
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An order is named by whoever may read it. Refused at the field with UNKNOWN_REFERENCE. */
async function orderProblem(
  tx: EntityManager,
  { requestId }: Wanted,
  { viewer }: CommandContext,
): Promise<Refusal | undefined> {
  if (requestId == null || viewer.link?.purpose === 'order-share')
    return requestId == null ? undefined : unknownOrder;
  const [order] = await readByIds(tx, registrationRequestResource, viewer, [requestId]);
  return order === undefined ? unknownOrder : undefined;
}

const unknownOrder = refuseFields([
  { path: ['requestId'], code: 'UNKNOWN_REFERENCE', message: 'There is no such order.' },
]);

/** Nobody fills the days of the lawyers, nor a stranger's mailbox. */
async function tooMany(
  tx: EntityManager,
  { contactEmail }: Wanted,
  { viewer, now }: CommandContext,
): Promise<Refusal | undefined> {
  const isCustomer = viewer.role === 'customer';
  const [row] = await queryRows<{ toCome: number; today: number }>(
    tx,
    `select count(*) filter (where event_timestamp > $2)::int as "toCome", count(*) filter (where created_at > $2::timestamptz - interval '1 day')::int as today
     from consultation where case when $3::boolean then user_id::text else contact_email end = $1`,
    [isCustomer ? viewer.userId : contactEmail, now, isCustomer],
  );
  return row !== undefined && (row.toCome >= MOST_TO_COME || row.today >= MOST_A_DAY)
    ? no('TOO_MANY_TALKS')
    : undefined;
}

/** The token of the page of the talk goes to whoever booked it. */
export const defineConsultationBooking = (linkKey: string): ExposedCommand => ({
  command: bookConsultation,
  result: {
    typeName: 'ConsultationBooking',
    resolve: async ({ streamId }, { manager }) => {
      const [talk] = await readByIds(manager, consultationResource, { ...systemViewer, role: 'admin' }, [
        streamId,
      ]);
      const link = {
        purpose: 'consultation',
        subjectId: streamId,
        revision: FIRST_LINK_REVISION,
        expiresAt: linkExpiry(talk?.createdAt ?? new Date(0)),
      } as const;
      return { consultationId: streamId, link: signLink(link, linkKey) };
    },
  },
});
