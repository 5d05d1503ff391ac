import { Rejection } from '@cotta/kit/model/words/rejection.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import {
  applicantTypes,
  type ApplicantPage,
  type ApplicantQuery,
  type ApplicantSearch,
} from './applicant-search.js';
import type { FoundMark, WatchSource } from './watch-source.js';
import { nextDeclaration } from '../use-in-commerce/next-declaration.js';
import { parseOffice } from '../search/register/office-codes.js';

/** Outside systems that are asked while somebody waits; absent where they are not set up. */
export interface OfficeLookUps {
  readonly applicants?: ApplicantSearch;
  readonly marks?: WatchSource;
}

export const officeLookUpTypeDefs = /* GraphQL */ `
  enum EuipoApplicantType {
    APPLICANT_INDIVIDUAL
    APPLICANT_BUSINESS
  }

  "A person whom the EUIPO knows already: filing under the id it has keeps the register clean."
  type EuipoApplicant {
    "At the office."
    identifier: String!
    type: EuipoApplicantType!
    name: String!
    "Null where the office withholds it."
    address: EuipoAddress
  }

  type EuipoAddress {
    street: String
    city: String
    postalCode: String
    country: CountryCode!
  }
  type EuipoApplicantFound {
    applicants: [EuipoApplicant!]!
    total: Int!
  }

  "A mark as our supplier of register data knows it."
  type RegisteredMark {
    office: String!
    number: String!
    "application, registration"
    kind: String!
    name: String!
    type: String!
    owner: String
    status: String!
    classes: [Int!]!
    filedOn: Date
    registeredOn: Date
    expiresOn: Date
    imageUrl: String
    "What keeps a registration in the United States next; null anywhere else, and for an application."
    nextDeclaration: NextDeclaration
  }

  "The declaration of use that a registration needs next, and what it costs before tax for all its classes."
  type NextDeclaration {
    type: UseInCommerceRequestType!
    "First day the office takes it."
    opensOn: Date
    dueOn: Date!
    "Last day with a late fee."
    lateUntil: Date
    "The due date is over, and the time of grace runs."
    late: Boolean!
    serviceFee: Money!
    "For a filing in time."
    officeFee: Money!
    "What the office takes on top for being late."
    lateFee: Money!
  }

  extend type Query {
    "Applicants at the EUIPO by name. For: customer, lawyer, admin."
    euipoApplicantSearch(
      "At least three characters."
      name: String!
      type: EuipoApplicantType
      country: CountryCode
      page: Int
    ): EuipoApplicantFound!
    "Marks that an office has under a number; more than one when the digits are an application and a registration. For: customer, lawyer, admin."
    registeredMarkList(office: JurisdictionCode!, number: String!): [RegisteredMark!]!
  }
`;

const SHORTEST_NAME = 3;
const LONGEST = 200;
const LAST_PAGE = 500;
const signedIn = ['customer', ...staff] as const;

interface ApplicantArguments {
  readonly name: string;
  readonly type?: (typeof applicantTypes)[number] | null;
  readonly country?: string | null;
  readonly page?: number | null;
}

export function officeLookUpResolvers({ applicants, marks }: OfficeLookUps, clock: Clock): Resolvers {
  return {
    RegisteredMark: {
      nextDeclaration: (mark: FoundMark) =>
        mark.kind === 'registration' ? nextDeclaration(mark, clock.now()) : null,
    },
    Query: {
      euipoApplicantSearch: async (_: unknown, given: ApplicantArguments, { viewer }: RequestContext) => {
        requireOneOf(signedIn, viewer);
        return applicantsFound(await present(applicants, 'applicants').find(applicantQuery(given)));
      },
      registeredMarkList: (
        _: unknown,
        { office, number }: { office: string; number: string },
        { viewer }: RequestContext,
      ) => {
        requireOneOf(signedIn, viewer);
        const code = parseOffice(office);
        if (code === undefined)
          throw new Rejection(
            'BAD_USER_INPUT',
            `${office} is no office of ours; use a code such as EU, UK or US`,
            ['office'],
          );
        return present(marks, 'marks of offices').lookup(code, text(number, 1, 'number'));
      },
    },
  };
}

function applicantsFound({ applicants, total }: ApplicantPage) {
  return { total, applicants: applicants.map(({ id, ...facts }) => ({ identifier: id, ...facts })) };
}

function applicantQuery({ name, type, country, page }: ApplicantArguments): ApplicantQuery {
  const asked = page ?? 0;
  if (asked < 0 || asked > LAST_PAGE)
    throw new Rejection('BAD_USER_INPUT', `page is a whole number from 0 to ${LAST_PAGE}`, ['page']);
  return {
    name: text(name, SHORTEST_NAME, 'name'),
    page: asked,
    ...(type && { type }),
    ...(country && { country }),
  };
}

function text(given: string, shortest: number, field: string): string {
  const trimmed = given.trim();
  if (trimmed.length < shortest || trimmed.length > LONGEST)
    throw new Rejection('BAD_USER_INPUT', `${field} has ${shortest} to ${LONGEST} characters`, [field]);
  return trimmed;
}

function present<T>(system: T | undefined, what: string): T {
  if (system === undefined) throw new Rejection('BAD_USER_INPUT', `looking up ${what} is not set up here`);
  return system;
}
