import { readInbox } from '../journeys/service-with-letters.js';
import { lettersTo } from '../testkit/inbox.js';
import type { Subscriber, SubscriptionStage } from './subscription-stage.js';

/** One line of a year: what was seen of a subscription, and when first. */
export interface YearLine {
  readonly day: string;
  readonly brand: string;
  readonly kind: 'status' | 'charge' | 'letter' | 'document' | 'money';
  readonly text: string;
}

interface Seen {
  readonly key: string;
  readonly owner: string;
  readonly kind: YearLine['kind'];
  readonly text: string;
}

const euro = (minor: number): string => `€${(minor / 100).toFixed(2)}`;

const STANDS = `select id || status || tier || coalesce(start_date::text, '') as key, user_id as owner, 'status' as kind,
    status || ', ' || tier || coalesce(', ' || start_date::text || ' to ' || end_date::text, '') as text from brand_subscription`;
const CHARGES = `select id || status || number_of_attempts as key, user_id as owner, 'charge' as kind,
    'period ' || start_date::text || ' to ' || end_date::text || ': ' || status
      || case when number_of_attempts > 0 then ', try ' || number_of_attempts else '' end as text from brand_subscription_payment`;

interface Money {
  readonly id: string;
  readonly owner: string;
  readonly text: string;
  readonly minor: number;
}
const INVOICES = `select i.number as id, p.user_id as owner, 'invoice ' || i.number as text, (i.total ->> 'amountMinor')::integer as minor
  from invoice i join product p on p.id = i.product_id where i.number is not null`;
const CREDITS = `select n.number as id, p.user_id as owner, 'credit note ' || n.number || ' to ' || i.number as text, (n.total ->> 'amountMinor')::integer as minor
  from credit_note n join invoice i on i.id = n.invoice_id join product p on p.id = i.product_id`;
const CAPTURES = `select distinct on (p.id) p.id::text as id, p.user_id as owner, 'captured' as text, (p.total ->> 'amountMinor')::integer as minor
  from product_event e join product p on p.id = e.product_id where e.kind = 'PaymentCaptured'`;
const REFUNDS = `select p.id || (p.refunded ->> 'amountMinor') as id, p.user_id as owner, 'given back' as text, (p.refunded ->> 'amountMinor')::integer as minor
  from product p where (p.refunded ->> 'amountMinor')::integer > 0`;
const DECLINES = `select p.id || decline_reason || (select count(*) from product_event e where e.product_id = p.id) as key, p.user_id as owner, 'money' as kind, 'declined: ' || decline_reason as text
  from product p where decline_reason is not null and status <> 'Paid'`;

/** Keeps the list of a year: every status, charge, document, movement of money and letter of some subscribers, on the day it was first seen. */
export function yearAccount({ desk, subscriptions }: SubscriptionStage, brands: ReadonlyMap<string, string>) {
  const lines: YearLine[] = [];
  const known = new Set<string>();
  const money = async (sql: string, kind: YearLine['kind']): Promise<Seen[]> =>
    (await desk.fixture.db.query(sql)).map(({ id, owner, text, minor }: Money) => ({
      key: `${text} ${id}`,
      owner,
      kind,
      text: `${text}, ${euro(minor)}`,
    }));
  return {
    lines,
    /** Writes down what is new since the last time. */
    note: async (day: string): Promise<void> => {
      const seen: Seen[] = [
        ...(await subscriptions.db.query(CHARGES)),
        ...(await desk.fixture.db.query(DECLINES)),
        ...(await money(CAPTURES, 'money')),
        ...(await money(REFUNDS, 'money')),
        ...(await money(INVOICES, 'document')),
        ...(await money(CREDITS, 'document')),
        ...(await subscriptions.db.query(STANDS)),
      ];
      for (const { key, owner, kind, text } of seen) {
        if (known.has(key)) continue;
        known.add(key);
        lines.push({ day, brand: brands.get(owner) ?? owner, kind, text });
      }
    },
  };
}

/** A letter as its row and the mail server know it. */
export interface YearLetter {
  readonly day: string;
  readonly to: string;
  readonly template: string;
  readonly subject: string;
  /** How often the mail server took it. */
  readonly accepted: number;
}

/** Every letter of the stage, oldest first. */
export async function lettersOf(
  { workspace }: SubscriptionStage,
  people: readonly Subscriber[],
): Promise<YearLetter[]> {
  const rows: { message_id: string; template: string; sent_at: Date | null }[] = await workspace.db.query(
    'select message_id, template, sent_at from outgoing_mail order by sent_at, created_at, id',
  );
  const { accepted } = await readInbox();
  const inbox = new Map<string, { to: string; subject: string }>();
  for (const { email } of people)
    for (const { messageId, subject } of await lettersTo(email)) inbox.set(messageId, { to: email, subject });
  return rows.map(({ message_id: id, template, sent_at: sentAt }) => ({
    day: sentAt?.toISOString().slice(0, 10) ?? 'not sent',
    to: inbox.get(id)?.to ?? 'nobody',
    template,
    subject: inbox.get(id)?.subject ?? 'not at the mail server',
    accepted: accepted[id] ?? 0,
  }));
}
