import type { CompaniesAnswer, RegisteredCompany } from '../src/domain/company-register/registered-owner.js';
import type { AnswersByName } from './answers-to.js';
import { sessionStore } from '../src/kit/session/use-session.js';

/** A company as its register has it. */
export const registered: RegisteredCompany = {
  number: '01234567',
  name: 'Lumora, s. r. o.',
  legalForm: 'Spoločnosť s ručením obmedzeným',
  isPerson: false,
  street: 'Dlhá 9',
  city: 'Nitra',
  postcode: '949 01',
  country: 'SK',
  endedOn: null,
};

const session = {
  user: { id: 'u', name: 'Eva', email: 'eva@example.com' },
  expires: '2099-01-01T00:00:00Z',
  accessToken: 'token',
};

interface World {
  /** `lost`: nothing comes back at all. */
  readonly outcome?: CompaniesAnswer['outcome'] | 'lost';
  readonly signedIn?: boolean;
  readonly others?: AnswersByName;
}

/** A register that answers whoever is signed in. @returns what it was asked, as it comes */
export function answerRegister(
  companies: readonly RegisteredCompany[] = [registered],
  { outcome = 'FOUND', signedIn = true, others = {} }: World = {},
): readonly unknown[] {
  const asked: unknown[] = [];
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    const json = (body: unknown): Response =>
      new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
    if (address.includes('/api/auth/session')) return json(signedIn ? session : null);
    if (!address.includes('/graphql')) return json({});
    const { operationName, variables } = JSON.parse(String(init?.body)) as {
      operationName: string;
      variables: Record<string, unknown>;
    };
    if (operationName !== 'CompanyLookUp')
      return json({ data: await others[operationName]?.(variables as never) });
    asked.push(variables);
    if (outcome === 'lost') throw new TypeError('no line');
    return json({ data: { companyLookUp: { outcome, companies } } });
  }) as never;
  // Who is signed in is known for longer than one page.
  void sessionStore().refresh();
  return asked;
}
