import type { Request, Response } from 'express';
import { z } from 'zod';
import { idempotencyKeyOf } from '../../idempotency-key.js';
import { problem } from '../../problem.js';
import { spendBudget } from '../../request-budget.js';
import { keepManner } from '../partner/partner-manner.js';
import { readJsonBody, showLimit, type RestSettings } from '../run-route.js';
import { renameKeys, toSnake } from '../names.js';
import type { AnsweredKeys } from './answered-keys.js';
import { approveBody, approveOrder } from './approve-order.js';
import { officeBody, officeSays } from './office-says.js';
import { payBody, payOrder } from './pay-order.js';
import { sandboxCall, StepRefused, type SandboxCall, type StepSettings } from './sandbox-steps.js';

type Handler = (request: Request, response: Response) => Promise<void>;

/** What programs do in a sandbox in place of a payer, a lawyer and an office. */
export interface SandboxDoor {
  readonly pay: Handler;
  readonly approve: Handler;
  readonly office: Handler;
}

/** The bodies of these doors, as they are read and described. */
export const sandboxBodies = { pay: payBody, approve: approveBody, office: officeBody };

/** As much as the operations that one call runs. */
const COST = 200;

export type SandboxSettings = StepSettings & Pick<RestSettings, 'limiter'> & { readonly keys: AnsweredKeys };

/** The doors of a sandbox. Each is opened by the scope for it, and reaches what the account of its program owns. */
export function sandboxDoor(settings: SandboxSettings): SandboxDoor {
  const { now } = settings;
  return {
    pay: door(settings, payBody, payOrder),
    approve: door(settings, approveBody, approveOrder),
    office: door(settings, officeBody, (call, id, said) => officeSays(call, id, { said, now: now() })),
  };
}

function door<Body extends z.ZodType>(
  settings: SandboxSettings,
  shape: Body,
  work: (call: SandboxCall, id: string, body: z.infer<Body>) => Promise<object>,
): Handler {
  return async (request, response) => {
    keepManner(request, response, { needs: 'partner', method: 'post' });
    const key = idempotencyKeyOf(request) ?? '';
    const { caller, call } = await sandboxCall(request, key, settings);
    const { ids } = call;
    response.locals['traceId'] = ids.requestId;
    response.setHeader('x-trace-id', ids.requestId);
    const spent = { cost: COST, isNewDocument: false, unlimitedDocuments: true };
    showLimit(response, await spendBudget(settings.limiter, caller, spent));
    try {
      const id = String(request.params['id']);
      const body = readBodyAs(shape, await readJsonBody(request));
      const asked = { clientId: caller.viewer.clientId ?? '', key, body: { path: request.path, body } };
      const answer = await settings.keys.once(asked, () => work(call, id, body));
      response.setHeader('cache-control', 'no-store');
      response.json(answer);
    } catch (error) {
      if (!(error instanceof StepRefused)) throw error;
      refuse(response, { ...error.problem, traceId: ids.requestId });
    }
  };
}

/** @throws StepRefused 422 that names each wrong field */
function readBodyAs<Body extends z.ZodType>(shape: Body, given: object): z.infer<Body> {
  const read = shape.safeParse(renameKeys(given, toSnake));
  if (read.success) return read.data;
  throw new StepRefused(
    problem(422, 'BAD_USER_INPUT', {
      detail: 'The body is not what this path takes; errors says which part.',
      errors: read.error.issues.map(({ path, code, message }) => ({
        path: path.map(String),
        code: code.toUpperCase(),
        message,
      })),
    }),
  );
}

function refuse(response: Response, shown: ReturnType<typeof problem>): void {
  response.status(shown.status).type('application/problem+json').send(shown);
}
