import { Rejection } from '@cotta/kit/model/words/rejection.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { isVendorTrouble, VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import {
  registerCountries,
  type CompaniesFound,
  type CompanyRegister,
  type RegisterCountry,
} from './company-register.js';
import { LookUpLimit } from './look-up-limit.js';

/** The registers that can be asked here; absent where one is not set up. */
export type CompanyRegisters = { readonly [C in RegisterCountry]?: CompanyRegister };

export const companyLookUpTypeDefs = /* GraphQL */ `
  "A country whose company register can be asked."
  enum CompanyRegisterCountry {
    CZ
    SK
  }

  "How the question to a company register ended. Whatever it is, the owner can be typed by hand."
  enum CompanyLookUpOutcome {
    "There are some."
    FOUND
    "The register has nobody under this number or name."
    NOT_FOUND
    "There are more than are shown; a longer name or the number narrows it."
    TOO_MANY
    "The register did not answer."
    AWAY
    "Asked too often within a minute."
    TOO_OFTEN
  }

  "A company or person in business, as the register of its country has it."
  type RegisteredCompany {
    "With its leading zeros."
    number: String
    name: String!
    "In the words of the register."
    legalForm: String
    "A person who works on their own account, and no company."
    isPerson: Boolean!
    street: String
    city: String
    postcode: String
    country: CountryCode
    "Since when it is no more; null while it exists."
    endedOn: Date
  }

  type CompanyLookUp {
    outcome: CompanyLookUpOutcome!
    companies: [RegisteredCompany!]!
  }

  extend type Query {
    "Companies in the register of a country, by registration number or a part of the name. For: customer, lawyer, admin."
    companyLookUp(
      country: CompanyRegisterCountry!
      "A registration number, or at least three characters of the name."
      search: String!
    ): CompanyLookUp!
  }
`;

const SHORTEST = 3;
const LONGEST = 200;
const signedIn = ['customer', ...staff] as const;

type Outcome = 'FOUND' | 'NOT_FOUND' | 'TOO_MANY' | 'AWAY' | 'TOO_OFTEN';
interface Asked {
  readonly country: RegisterCountry;
  readonly search: string;
}

/** Never throws for what a register does: whoever fills a form goes on by hand. */
export function companyLookUpResolvers(registers: CompanyRegisters, clock: Clock): Resolvers {
  const limit = new LookUpLimit();
  return {
    Query: {
      companyLookUp: async (_: unknown, { country, search }: Asked, { viewer }: RequestContext) => {
        requireOneOf(signedIn, viewer);
        const wanted = wantedText(search);
        if (!registerCountries.includes(country)) throw new Rejection('BAD_USER_INPUT', 'no such register');
        const register = registers[country];
        if (register === undefined) return nobody('AWAY');
        if (!limit.take(viewer.userId ?? '', clock.now())) return nobody('TOO_OFTEN');
        return answer(register, wanted);
      },
    },
  };
}

const nobody = (outcome: Outcome) => ({ outcome, companies: [] });

function wantedText(search: string): string {
  const wanted = search.trim().replaceAll(/\s+/g, ' ');
  if (wanted.length < SHORTEST || wanted.length > LONGEST)
    throw new Rejection('BAD_USER_INPUT', `search has ${SHORTEST} to ${LONGEST} characters`, ['search']);
  return wanted;
}

async function answer(register: CompanyRegister, wanted: string) {
  try {
    const number = numberIn(wanted);
    const found = await (number === undefined ? register.byName(wanted) : register.byNumber(number));
    return { outcome: outcomeOf(found), companies: found.companies };
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    return nobody(isVendorTrouble(error, 'rate-limited') ? 'TOO_OFTEN' : 'AWAY');
  }
}

const outcomeOf = ({ companies, more }: CompaniesFound): Outcome =>
  more ? 'TOO_MANY' : companies.length === 0 ? 'NOT_FOUND' : 'FOUND';

const DIGITS = 8;

/** Both countries number alike: eight digits, of which people leave out the zeros in front. */
function numberIn(wanted: string): string | undefined {
  const digits = wanted.replaceAll(/[\s.]/g, '');
  return /^\d{3,8}$/.test(digits) ? digits.padStart(DIGITS, '0') : undefined;
}
