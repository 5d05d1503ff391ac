import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { checkedThings, checkStates, filingChecks } from './filing-checks.js';
import { approvedCopy } from './filing-copies.js';
import { officesOf, type Partner } from './partner/partners.js';
import { routeTo } from './filing-route.js';

/** What the filing page of an order asks of each of its marks. */
export const filingDeskTypeDefs = /* GraphQL */ `
  enum FilingWay @tag(name: "admin") {
    EUIPO
    PARTNER
    STAFF
  }

  type FilingPartner @tag(name: "admin") {
    code: String!
    name: String!
  }

  enum CheckedThing @tag(name: "admin") {
    ${checkedThings.join('\n    ')}
  }

  enum CheckState @tag(name: "admin") {
    ${checkStates.join('\n    ')}
  }

  "Given, not needed at this office, or missing."
  type FilingCheck @tag(name: "admin") {
    thing: CheckedThing!
    state: CheckState!
  }

  "Whether a mark can go to its office, and how."
  type FilingReadiness @tag(name: "admin") {
    "The way proposed for this office."
    way: FilingWay!
    "Partners who file at this office."
    partners: [FilingPartner!]!
    "Each thing an office may ask for."
    checks: [FilingCheck!]!
    "Digest of the approved copy; null where the mark came another way."
    digest: String
    sealedAt: DateTime
  }

  extend type Trademark {
    "For: lawyer, admin."
    filingReadiness: FilingReadiness @tag(name: "admin")
  }
`;

interface Mark {
  readonly id: string;
  readonly jurisdiction?: string | null;
  readonly poaDocumentId?: string | null;
}

export function filingDeskResolvers({
  partners,
  encryptionKey,
}: {
  readonly partners: readonly Partner[];
  readonly encryptionKey: string;
}): Resolvers {
  return {
    Trademark: {
      filingReadiness: async (
        { id, jurisdiction, poaDocumentId }: Mark,
        _: unknown,
        { manager, viewer }: RequestContext,
      ): Promise<object | null> => {
        if ((viewer.role !== 'lawyer' && viewer.role !== 'admin') || !jurisdiction) return null;
        const copy = await approvedCopy(manager, id, encryptionKey);
        return {
          way: routeTo(jurisdiction, officesOf(partners)).toUpperCase(),
          partners: partners
            .filter(({ offices }) => offices.includes(jurisdiction))
            .map(({ code, name }) => ({ code, name })),
          checks: filingChecks({ jurisdiction, poaDocumentId: poaDocumentId ?? null }, copy?.content),
          digest: copy?.digest ?? null,
          sealedAt: copy?.sealedAt ?? null,
        };
      },
    },
  };
}
