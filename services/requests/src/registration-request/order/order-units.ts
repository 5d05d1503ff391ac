import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { EntityManager } from 'typeorm';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { productOfAddition } from './additional-order.js';
import { settledUnits, type AdditionalOrder } from './entitlement.js';
import type { FilingCopy } from '../approval/filing-copy.js';
import { partsOf, unitsAt } from './units.js';
import { readOrder } from './read-order.js';

export const orderUnitTypeDefs = /* GraphQL */ `
  "PAID: wholly. GIVEN: by us, with a reason on record. PAID_BACK: not part of the order any more."
  enum OrderUnitPaid {
    PAID
    TO_PAY
    PAID_BACK
    GIVEN
  }

  "One class of the mark at one office, from the order to the office."
  type OrderUnit {
    jurisdiction: JurisdictionCode!
    classNumber: Int!
    paid: OrderUnitPaid!
    "Whether it stands in the draft; what was ordered more stands there once it is paid."
    drafted: Boolean!
    "When the lawyer sent the draft with it; null while there is none, and again once changes were asked for."
    sentAt: DateTime
    approvedAt: DateTime
    "Calendar date at the office; null while it is not filed."
    filedAt: Date
    "Number the office gave the application."
    applicationNumber: String
    "The additional order it belongs to; null for what was ordered first and for what was given."
    additionalOrder: AdditionalOrder
  }

  extend type RegistrationRequest {
    "What was ordered, office by office and class by class, with how far each is: one row for each class at each office, also for what was ordered more or paid back. Empty until the order is placed. For: whoever may read the order."
    units: [OrderUnit!]!
  }

  "More than was ordered first, with a price and a payment of its own."
  type AdditionalOrder {
    id: ID!
    "What people quote: the number of the order with its own behind a stroke."
    publicId: String!
    "To pay, tax included."
    total: Money!
    "Where it is paid; null until it was priced, a moment after it was ordered."
    product: Product
  }
`;

interface DraftedRow {
  readonly jurisdiction: string;
  readonly markId: string;
  readonly units: readonly string[];
}

interface Stage {
  readonly sentAt: Date | null;
  readonly approvedAt: Date | null;
}

interface MarkRow {
  readonly id: string;
  readonly number: string | null;
  readonly filedOn: string | null;
}

/** Who may read the order was decided before. */
async function unitsOf(manager: EntityManager, id: string): Promise<readonly object[]> {
  const { entitlement } = await readOrder(manager, id);
  const [stage]: Stage[] = await manager.query(
    'select sent_at as "sentAt", approved_at as "approvedAt" from registration_request where id = $1',
    [id],
  );
  const drafted = [...(await draftedOffices(manager, id))];
  const approved = await approvedUnits(manager, id);
  const marks: MarkRow[] = await manager.query(
    'select trademark_id as id, number, filed_on::text as "filedOn" from order_mark where trademark_id = any($1::uuid[])',
    [drafted.map(({ markId }) => markId)],
  );
  const free = drafted.flatMap(({ units, markId }) => units.map((unit) => ({ unit, markId })));
  return settledUnits(entitlement).map(({ unit, paid, additionalOrder }) => {
    const at =
      paid === 'PAID_BACK' || (additionalOrder !== null && paid === 'TO_PAY')
        ? -1
        : free.findIndex((one) => one.unit === unit);
    const [inDraft] = at === -1 ? [] : free.splice(at, 1);
    const mark = marks.find((one) => one.id === inDraft?.markId);
    const isApproved = inDraft !== undefined && approved.includes(unit);
    return {
      ...partsOf(unit),
      paid,
      drafted: inDraft !== undefined,
      sentAt: inDraft === undefined ? null : (stage?.sentAt ?? null),
      approvedAt: isApproved ? (stage?.approvedAt ?? null) : null,
      filedAt: isApproved ? (mark?.filedOn ?? null) : null,
      applicationNumber: isApproved ? (mark?.number ?? null) : null,
      additionalOrder: shown(additionalOrder),
    };
  });
}

async function draftedOffices(manager: EntityManager, requestId: string): Promise<readonly DraftedRow[]> {
  const rows: { id: string; jurisdiction: string; goods: readonly { readonly classNumber: number }[] }[] =
    await manager.query(
      'select j.id, j.jurisdiction, j.goods_and_services as goods from application_jurisdiction j join application a on a.id = j.application_id where a.request_id = $1 order by j.jurisdiction, j.id',
      [requestId],
    );
  return rows.map(({ id, jurisdiction, goods }) => ({
    jurisdiction,
    markId: nameBasedId('mark of an application', id),
    units: unitsAt(jurisdiction, goods),
  }));
}

async function approvedUnits(manager: EntityManager, requestId: string): Promise<readonly string[]> {
  const [sealed]: { offices: FilingCopy['offices'] }[] = await manager.query(
    `select data -> 'offices' as offices from tracking_event where stream_id = $1 and type = 'ApplicationSealed' order by version desc limit 1`,
    [requestId],
  );
  return (sealed?.offices ?? []).flatMap(({ jurisdiction, content }) =>
    unitsAt(jurisdiction, content.goodsAndServices),
  );
}

/** The product has an id that follows from the order's, so it is known before invoicing has made it; whoever may not read it gets null. */
function shown(order: AdditionalOrder | null): object | null {
  return order === null
    ? null
    : {
        id: order.id,
        publicId: order.publicId,
        total: order.total,
        product: { id: productOfAddition(order.id) },
      };
}

export function orderUnitResolvers(runtime: Pick<CommandRuntime, 'db'>): Resolvers {
  return {
    RegistrationRequest: {
      units: ({ id }: { readonly id: string }) => inTransaction(runtime.db, (tx) => unitsOf(tx, id)),
    },
  };
}
