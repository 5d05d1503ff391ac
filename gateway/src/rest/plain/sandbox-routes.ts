import { z } from 'zod';
import { sandboxPath, sandboxScope } from '@cotta/reference/partner-scopes.js';
import type { JsonSchema } from '../json-schema.js';
import { sandboxBodies, type SandboxDoor } from '../sandbox/sandbox-door.js';
import type { Doors, PlainRoute } from './plain-route.js';

type SandboxRoute = PlainRoute<Pick<Doors, 'sandbox'>>;

const idempotencyKey = {
  'Idempotency-Key': {
    schema: { type: 'string', minLength: 8, maxLength: 128 },
    required: true,
  },
} as const;

const anObject: JsonSchema = { type: 'object', additionalProperties: true };

function route(
  part: keyof SandboxDoor,
  path: string,
  about: { readonly summary: string; readonly description: string; readonly answer: JsonSchema },
): SandboxRoute {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(sandboxBodies[part], { io: 'input' });
  return {
    method: 'post',
    path: `${sandboxPath}/${path}`,
    sandbox: true,
    run:
      ({ sandbox }) =>
      (request, response) =>
        sandbox[part](request, response),
    about: {
      summary: about.summary,
      description: about.description,
      needs: 'program',
      scopes: [sandboxScope],
      headers: idempotencyKey,
      takes: { type: 'application/json', schema },
      answers: { status: 200, description: 'Done', types: ['application/json'], schema: about.answer },
      errors: [400, 401, 403, 404, 409, 422, 429, 503],
    },
  };
}

/** What programs do in a sandbox in place of a payer, a lawyer and an office; nowhere else are these paths. */
export const sandboxRoutes: readonly SandboxRoute[] = [
  route('pay', 'orders/{id}/pay', {
    summary: 'Pays an order with a card of the simulated payment provider',
    description: 'Answers once the order knows of the money, or with what the card was declined for.',
    answer: {
      type: 'object',
      required: ['payment', 'decline_reason', 'order'],
      properties: {
        payment: { type: 'string', enum: ['paid', 'declined'] },
        decline_reason: { type: ['string', 'null'] },
        order: anObject,
      },
    },
  }),
  route('approve', 'orders/{id}/approve', {
    summary: 'Does what the lawyer and the client do between the payment and the filing',
    description:
      'The draft goes to the client as it is and is agreed to. Answers once a trademark stands at each office, ready to be filed. What a draft lacks is refused as it is in the product.',
    answer: {
      type: 'object',
      required: ['order', 'trademarks'],
      properties: { order: anObject, trademarks: { type: 'array', items: anObject } },
    },
  }),
  route('office', 'trademarks/{id}/office', {
    summary: 'Says something as the office of a trademark',
    description:
      'By the step that is taken when a real office says so; what the rules of the product do not allow is refused. Answers with the trademark.',
    answer: anObject,
  }),
];
