import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import type { EntityManager } from 'typeorm';
import { officeToday } from '../deadlines/office-day.js';
import { approvedCopy } from './filing-copies.js';
import { differs, feeLines, sheetLines, sheetRows } from './last-sheet.js';
import { officeApplication } from './office-application.js';
import { limitAt } from './limit/limit-in-force.js';
import { LIMIT_CURRENCY, needsSecondPerson } from './second-person.js';

export const lastSheetTypeDefs = /* GraphQL */ `
  enum LastSheetRow @tag(name: "admin") {
    ${sheetRows.join('\n    ')}
  }

  "One fact as it was approved and as the office gets it; null: nothing of the kind."
  type LastSheetLine @tag(name: "admin") {
    row: LastSheetRow!
    "Of goods."
    classNumber: Int
    approved: String
    sent: String
    differs: Boolean!
  }

  type LastSheetFee @tag(name: "admin") {
    classNumber: Int!
    amount: Money!
  }

  "A mark of the same client with the same words that went to the same office within thirty days."
  type SimilarFiling @tag(name: "admin") {
    trademarkId: ID!
    name: String!
    number: String
    "Null while it is under way."
    filingDate: Date
  }

  "What is looked at before a filing goes out and money is spent."
  type LastSheet @tag(name: "admin") {
    lines: [LastSheetLine!]!
    "By the list of the office, class by class; null where the list does not know an amount."
    fees: [LastSheetFee!]
    similar: [SimilarFiling!]!
    secondPersonNeeded: Boolean!
    "Up to this one person is enough: what held when it was prepared."
    onePersonLimit: Money!
  }

  extend type Filing {
    "Null without an approved copy. For: lawyer, admin."
    lastSheet: LastSheet @tag(name: "admin")
  }
`;

const SIMILAR_DAYS = 30;

interface FilingRow {
  readonly id: string;
  readonly trademarkId: string;
  readonly jurisdiction?: string | null;
  readonly officeFee?: Money | null;
  readonly pictureDigest?: string | null;
  readonly createdAt: Date;
}

interface Parts {
  readonly encryptionKey: string;
  /** Cents of euro, until the firm sets another limit. */
  readonly secondPersonAbove: number;
  readonly clock: Clock;
}

export function lastSheetResolvers({ encryptionKey, secondPersonAbove, clock }: Parts): Resolvers {
  return {
    Filing: {
      lastSheet: async (
        filing: FilingRow,
        _: unknown,
        { manager, viewer }: RequestContext,
      ): Promise<object | null> => {
        if (!staff.includes(viewer.role)) return null;
        const copy = await approvedCopy(manager, filing.trademarkId, encryptionKey);
        if (copy === undefined) return null;
        const { content } = copy;
        const limitCents = await limitAt(manager, filing.createdAt, secondPersonAbove);
        const hasPicture = Boolean(filing.pictureDigest);
        const sent = officeApplication(filing.id, content, hasPicture ? 'as approved' : null);
        const office = filing.jurisdiction ?? '';
        return {
          lines: sheetLines(content, sent, office).map((line) => ({ ...line, differs: differs(line) })),
          fees: feeLines(
            office,
            content.goodsAndServices.map(({ classNumber }) => classNumber),
          ),
          similar: await similarFilings(manager, {
            trademarkId: filing.trademarkId,
            since: addDays(officeToday(office, clock.now()), -SIMILAR_DAYS),
          }),
          secondPersonNeeded: needsSecondPerson(filing, limitCents),
          onePersonLimit: { amountMinor: limitCents, currency: LIMIT_CURRENCY },
        };
      },
    },
  };
}

const SIMILAR = `
select o.id as "trademarkId", o.name, o.number, to_char(o.filing_date, 'YYYY-MM-DD') as "filingDate"
  from trademark t join trademark o on o.id <> t.id and o.jurisdiction = t.jurisdiction and o.user_id = t.user_id and lower(o.name) = lower(t.name)
 where t.id = $1 and o.imported is not true and
       (o.filing_date >= $2 or (o.filing_date is null and exists (select from trademark_filing f where f.trademark_id = o.id and f.status in ('Prepared', 'Confirmed', 'Submitted', 'Acknowledged'))))
 order by o.filing_date desc nulls first, o.id limit 5`;

/** The same client's same words at the same office: a second filing of one order is seen here. */
function similarFilings(
  manager: EntityManager,
  { trademarkId, since }: { readonly trademarkId: string; readonly since: string },
): Promise<readonly object[]> {
  return manager.query(SIMILAR, [trademarkId, since]);
}
