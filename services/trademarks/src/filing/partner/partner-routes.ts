import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { readBody, sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { z } from 'zod';
import { isGenuine } from '@cotta/kit/edge/links/standard-webhooks.js';
import { filing } from '../filing.work-item.js';
import { handedStatuses, type FilingStatus } from '../filing.resource.js';
import { packageSubject } from '../package/filing-package.js';
import { handOut, reportWanted, type HandOutParts } from '../package/hand-out.js';
import { jsonIn } from '../package/json-in.js';
import { partnerByKey, type Partner } from './partners.js';

const MOST_BYTES = 65_536;
const PATH = '/internal/partner/filing-instructions';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface PartnerAccess {
  readonly partners: readonly Partner[];
  readonly encryptionKey: string;
}

interface Instruction {
  readonly id: string;
  readonly trademarkId: string;
  readonly office: string;
  readonly status: FilingStatus;
}

interface Admitted {
  readonly partner: Partner;
  readonly instruction: Instruction;
  readonly call: RouteCall;
}

type Scope = Partner['scopes'][number];

/** The partner interface: each partner sees its own instructions by its own key and no other thing; what it writes it signs as well. */
export function partnerRoutes(runtime: CommandRuntime, access: PartnerAccess): readonly ExtraRoute[] {
  const behind =
    (scope: Scope, then: (admitted: Admitted) => Promise<void>) =>
    async (call: RouteCall): Promise<void> => {
      const admitted = await admit(runtime, access, { call, scope });
      if (admitted !== undefined) await then(admitted);
    };
  const writes = <Body, State, Fields extends FieldSet>(
    schema: z.ZodType<Body>,
    command: Command<State, DomainEvent, Fields>,
    inputOf: (body: Body) => InputOf<Fields>,
  ) => behind('filings:write', (admitted) => write(runtime, admitted, { schema, command, inputOf }));
  return [
    {
      method: 'GET',
      path: `${PATH}/:id`,
      handle: behind('filings:read', async ({ call, instruction }) =>
        sendJson(call.response, 200, shown(instruction)),
      ),
    },
    {
      method: 'GET',
      path: `${PATH}/:id/files/wanted`,
      handle: behind('filings:read', (admitted) =>
        whileHanded(runtime, access, { admitted, then: reportWanted }),
      ),
    },
    {
      method: 'POST',
      path: `${PATH}/:id/files/handed`,
      handle: behind('filings:read', (admitted) => whileHanded(runtime, access, { admitted, then: handOut })),
    },
    {
      method: 'POST',
      path: `${PATH}/:id/acknowledgement`,
      handle: writes(z.object({}), filing.steps.acknowledgeFiling, () => ({
        acknowledgedAt: runtime.clock.now().toISOString(),
      })),
    },
    {
      method: 'POST',
      path: `${PATH}/:id/filing`,
      handle: writes(
        z.object({ application_number: z.string().trim().min(1).max(60), filing_date: z.iso.date() }),
        filing.steps.completeFiling,
        (body) => ({ number: body.application_number, filingDate: body.filing_date }),
      ),
    },
    {
      method: 'POST',
      path: `${PATH}/:id/rejection`,
      handle: writes(
        z.object({ reason: z.string().trim().min(1).max(2000) }),
        filing.steps.returnFiling,
        ({ reason }) => ({ returnReason: reason }),
      ),
    },
  ];
}

/** Who calls, and about which of his instructions. Another's is as unknown to him as one that does not exist. */
async function admit(
  { db }: CommandRuntime,
  { partners }: PartnerAccess,
  { call, scope }: { call: RouteCall; scope: Scope },
): Promise<Admitted | undefined> {
  const { request, response, params } = call;
  const key = (header(request.headers['x-partner-authorization']) ?? '').replace(/^Bearer /, '');
  const partner = partnerByKey(partners, key);
  if (partner === undefined) return refused(response, 401, 'UNAUTHENTICATED', 'This key is not known.');
  if (!partner.scopes.includes(scope))
    return refused(response, 403, 'FORBIDDEN', `This key has not the scope ${scope}.`);
  const id = params['id'] ?? '';
  const [instruction]: Instruction[] = UUID.test(id)
    ? await db.query(
        'select f.id, t.id as "trademarkId", t.jurisdiction as office, f.status from trademark_filing f join trademark t on t.id = f.trademark_id where f.id = $1 and f.partner = $2',
        [id, partner.code],
      )
    : [];
  return instruction === undefined
    ? refused(response, 404, 'NOT_FOUND', 'There is no such instruction for you.')
    : { partner, instruction, call };
}

interface Handing {
  readonly admitted: Admitted;
  readonly then: (call: RouteCall, parts: HandOutParts) => Promise<void>;
}

/** Files are there as long as the instruction is the partner's to work on; before and afterwards there is nothing. */
async function whileHanded(
  runtime: CommandRuntime,
  { encryptionKey }: PartnerAccess,
  { admitted: { partner, instruction, call }, then }: Handing,
): Promise<void> {
  const subject = handedStatuses.includes(instruction.status)
    ? await packageSubject(runtime.db.manager, instruction.trademarkId, instruction.id)
    : undefined;
  if (subject === undefined)
    return void refused(call.response, 404, 'NOT_FOUND', 'Nothing is to be filed under this instruction.');
  await then(call, {
    runtime,
    encryptionKey,
    subject,
    to: { filingId: instruction.id, partner: partner.code, colleagueId: null },
  });
}

interface Writing<Body, State, Fields extends FieldSet> {
  readonly schema: z.ZodType<Body>;
  readonly command: Command<State, DomainEvent, Fields>;
  readonly inputOf: (body: Body) => InputOf<Fields>;
}

/** The same call again, by its idempotency key, gets the same answer and does nothing more. */
async function write<Body, State, Fields extends FieldSet>(
  runtime: CommandRuntime,
  { partner, instruction, call: { request, response } }: Admitted,
  { schema, command, inputOf }: Writing<Body, State, Fields>,
): Promise<void> {
  const raw = (await readBody(request, MOST_BYTES)).toString('utf8');
  const signed = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      header(request.headers[name]),
    ]),
  );
  if (!isGenuine(signed, raw, [partner.secret], runtime.clock.now()))
    return void refused(
      response,
      401,
      'SIGNATURE_WRONG',
      'The signature does not fit this body, or is older than five minutes.',
    );
  const idempotencyKey = header(request.headers['idempotency-key']);
  if (idempotencyKey === undefined || idempotencyKey.length > 200)
    return void refused(
      response,
      400,
      'IDEMPOTENCY_KEY_NEEDED',
      'Say with idempotency-key which call this is.',
    );
  const body = schema.safeParse(jsonIn(raw));
  if (!body.success)
    return void refused(
      response,
      400,
      'BAD_REQUEST',
      `This cannot be read: ${body.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    );
  const outcome = await handleCommand(runtime, {
    command,
    streamId: instruction.id,
    input: inputOf(body.data),
    viewer: systemViewer,
    commandId: nameBasedId('partner', partner.code, command.name, instruction.id, idempotencyKey),
  });
  if ('refusal' in outcome)
    return void refused(response, 409, outcome.refusal.refused, outcome.refusal.message);
  response.writeHead(204).end();
}

function shown({ id, office, status }: Instruction): object {
  return {
    instruction_id: id,
    office,
    status: status.toLowerCase(),
    package: `/filing-instructions/${id}/package`,
    document: `/filing-instructions/${id}/document/{document}`,
  };
}

function refused(response: RouteCall['response'], status: number, code: string, detail: string): undefined {
  sendJson(response, status, { status, code, detail });
  return undefined;
}

function header(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
