import { json } from '../core/answers.mjs';
import { Documents } from './documents.mjs';
import { Filing } from './filing.mjs';
import { OfficeTokens } from './office-tokens.mjs';
import { personRoutes } from './persons.mjs';
import { problem } from './problem.mjs';
import { Register } from './register.mjs';

/**
 * The EU office: sign-in under `/auth`, everything else under `/api`.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function euipo(world) {
  const tokens = new OfficeTokens(world);
  const register = new Register(world);
  const documents = new Documents(world);
  const filing = new Filing(world, register, documents);
  const guarded = (
    /** @type {import('../core/routes.mjs').Routes} */ routes,
    /** @type {boolean} */ forFiling,
  ) =>
    Object.fromEntries(
      Object.entries(routes).map(([route, handler]) => [
        route,
        (/** @type {import('../core/answers.mjs').Asked} */ asked) => {
          const status = tokens.judge(asked.headers, forFiling);
          return status === 200
            ? handler(asked)
            : problem(status, status === 401 ? 'unauthorized' : 'insufficient-scope');
        },
      ]),
    );
  return {
    name: 'euipo',
    label: 'EUIPO: sign-in, applicants, documents, filing, register',
    routes: {
      ...tokens.routes(),
      ...guarded(personRoutes(), false),
      ...guarded(register.routes(), false),
      ...guarded(documents.routes(), true),
      ...guarded(filing.routes(), true),
    },
    control: {
      'POST /lawyers': ({ json: body }) =>
        json(201, { refreshToken: tokens.signIn(String(body().lawyer ?? 'lawyer-one')) }),
      'POST /tokens': ({ json: body }) => {
        tokens.expire(body());
        return json(200, { expired: true });
      },
      'GET /documents': () => json(200, documents.list()),
      'POST /refuse-picture': ({ json: body }) => {
        documents.refuseNext(String(body().code ?? 'not-accepted'));
        return json(200, { refused: 'the next picture' });
      },
      'POST /receipts': ({ json: body }) => {
        filing.withholdReceipts(body().withheld === true);
        return json(200, { withheld: body().withheld === true });
      },
      'POST /course': ({ json: body }) => json(200, register.setCourse(body())),
    },
    error: (status, message) => problem(status, message.replaceAll(' ', '-').toLowerCase().slice(0, 60)),
    reset: () => {
      tokens.reset();
      documents.reset();
      filing.reset();
      register.reset();
    },
  };
}
