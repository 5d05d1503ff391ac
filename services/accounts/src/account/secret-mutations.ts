import { f } from '@cotta/kit/model/field/field.js';
import { nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { answer, type Args } from './answer-input.js';
import { askForReset, changeOwnPassword, setPasswordByLink, type PasswordDeps } from './set-password.js';

const secretFields = {
  token: f.text('From the letter.', { max: 200 }),
  password: f.text('As typed.', { max: 200, min: 1 }),
};
const changeFields = { current: f.text('As typed.', { max: 200, min: 1 }), password: secretFields.password };
const emailFields = { email: f.email('Address of the account.') };

/** Mutations that take a password or a link from a letter. */
export function secretMutations(deps: PasswordDeps) {
  return {
    activateUser: (_: unknown, args: Args) =>
      answer(secretFields, args, async (input) => {
        const outcome = await setPasswordByLink(deps, { ...input, purpose: 'activate' });
        return isRefusal(outcome) ? outcome : { email: await emailOf(deps.runtime, outcome.userId) };
      }),
    setPassword: (_: unknown, args: Args) =>
      answer(secretFields, args, async (input) => {
        const outcome = await setPasswordByLink(deps, { ...input, purpose: 'set-password' });
        return isRefusal(outcome) ? outcome : { ok: true };
      }),
    changePassword: (_: unknown, args: Args, { viewer, idempotencyKey }: RequestContext) =>
      answer(changeFields, args, async ({ current, password }) => {
        if (viewer.userId === undefined) throw new Rejection('UNAUTHENTICATED', 'sign in first');
        const commandId = nameBasedId(viewer.userId, 'change-password', idempotencyKey ?? randomToken());
        const outcome = await changeOwnPassword(deps, {
          userId: viewer.userId,
          current,
          next: password,
          commandId,
        });
        return isRefusal(outcome) ? outcome : { ok: true };
      }),
    askForPasswordReset: (_: unknown, args: Args, { idempotencyKey }: RequestContext) =>
      answer(emailFields, args, async ({ email }) => {
        await askForReset(deps, email, nameBasedId('reset', email, idempotencyKey ?? randomToken()));
        return { ok: true };
      }),
  };
}

async function emailOf(runtime: CommandRuntime, userId: string): Promise<string> {
  const rows: { email: string }[] = await runtime.db.query('select email from "user" where id = $1', [
    userId,
  ]);
  return rows[0]?.email ?? '';
}
