import type { z } from 'zod';
import { readBody, sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';

const MOST_BYTES = 16 * 1024;

export interface RouteAnswer {
  readonly status: number;
  readonly body: object;
}

/** A route for the gateway alone, which speaks as the system. Answers 403 to anybody else, 400 to a body that is not of this form. */
export function systemRoute<Body>(
  method: ExtraRoute['method'],
  path: string,
  schema: z.ZodType<Body>,
  act: (body: Body) => Promise<RouteAnswer>,
): ExtraRoute {
  const handle = async ({ request, response, context }: RouteCall): Promise<void> => {
    if (context.viewer.role !== 'system') return sendJson(response, 403, { code: 'FORBIDDEN' });
    const parsed = schema.safeParse(parseJson(await readBody(request, MOST_BYTES)));
    if (!parsed.success) return sendJson(response, 400, { code: 'BAD_REQUEST' });
    const { status, body } = await act(parsed.data);
    sendJson(response, status, body);
  };
  return { method, path, handle };
}

function parseJson(body: string | Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
