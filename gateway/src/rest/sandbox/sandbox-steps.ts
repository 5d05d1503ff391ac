import type { Request } from 'express';
import { sandboxPerson, sandboxScope } from '@cotta/reference/partner-scopes.js';
import type { Caller } from '../../caller.js';
import { hashText } from '../../plan-file.js';
import type { Problem } from '../../problem.js';
import { RequestEnd } from '../../request-end.js';
import { newRequestIds, type RequestIds } from '../../request-ids.js';
import type { Variables } from '../../cost.js';
import { restAnswer } from '../rest-answer.js';
import type { RestRoute } from '../route.js';
import type { RestSettings } from '../run-route.js';

/** What a stored operation answered, its keys in snake_case. */
export type Found = Readonly<Record<string, unknown>>;

/** A step was not taken; `problem` is what its caller is told. */
export class StepRefused extends Error {
  override readonly name = 'StepRefused';

  constructor(readonly problem: Problem) {
    super(problem.type);
  }
}

/** One stored operation on the way of a call. */
export interface Step {
  readonly operation: string;
  readonly variables: Variables;
  /** Of a write: which one of the call it is, so that a repeat of the call repeats it. */
  readonly part?: string;
}

/** What one call of a program may do: read and order as its account does, and act in place of the firm and of offices. */
export interface SandboxCall {
  readonly ids: RequestIds;
  /** As the account of the program: what is not its own is not there. @throws StepRefused */
  asAccount(step: Step): Promise<Found>;
  /** As the sandbox, which has the rights of a lawyer: only about what {@link asAccount} found. @throws StepRefused */
  asFirm(step: Step): Promise<Found>;
}

export type StepSettings = Pick<
  RestSettings,
  'callers' | 'guard' | 'programs' | 'run' | 'documents' | 'origin'
> & {
  readonly now: () => Date;
};

const asked: Pick<RestRoute, 'method' | 'path' | 'operation' | 'needs' | 'variables'> = {
  method: 'post',
  path: '',
  operation: '',
  needs: 'partner',
  variables: () => ({}),
};

/** Who calls, and with what each of its steps is taken. @throws EdgeRefusal where the token has not the scope of a sandbox */
export async function sandboxCall(
  request: Request,
  key: string,
  settings: StepSettings,
): Promise<{ readonly caller: Caller; readonly call: SandboxCall }> {
  const caller = await settings.programs.identify(request, sandboxScope);
  const firm = await firmCaller(caller, settings);
  const ids = newRequestIds();
  const who = caller.viewer.clientId ?? '';
  const take = async (as: Caller, { operation, variables, part }: Step): Promise<Found> => {
    const text = settings.documents.byName(operation);
    if (text === undefined) throw new Error(`no stored operation ${operation}`);
    const answer = await settings.run({
      caller: as,
      operation: settings.guard({ text, operationName: operation, variables, readOnly: false }, as),
      ids,
      end: new RequestEnd(),
      ...(part === undefined ? {} : { idempotencyKey: hashText([who, key, part].join(' ')) }),
    });
    const shown = restAnswer(asked, answer, { traceId: ids.requestId, origin: settings.origin });
    if (shown.kind === 'problem') throw new StepRefused(shown.problem);
    if (shown.kind !== 'body') throw new Error(`${operation} has no body`);
    return shown.body as Found;
  };
  return {
    caller,
    call: { ids, asAccount: (step) => take(caller, step), asFirm: (step) => take(firm, step) },
  };
}

/** The account of the sandbox, as if it had signed in a moment ago. */
async function firmCaller(
  { viewer: { locale } }: Caller,
  { callers, now }: Pick<StepSettings, 'callers' | 'now'>,
): Promise<Caller> {
  const viewer = {
    role: 'lawyer',
    userId: sandboxPerson.id,
    authTime: Math.floor(now().getTime() / 60_000) * 60,
    locale,
    scopes: [],
  } as const;
  return {
    viewer,
    viewerToken: await callers.vouch(viewer),
    audience: 'admin',
    limitKey: `user:${viewer.userId}`,
  };
}
