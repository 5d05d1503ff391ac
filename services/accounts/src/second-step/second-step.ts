import type { EntityManager } from 'typeorm';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { noteRecoveryCodeUse } from '../user/second-factor.js';
import { takeStep, totpKeys } from './factor.js';
import { showsPasskey, type Site } from './passkey.js';
import { useRecoveryCode } from './recovery-codes.js';
import { matchingStep } from './totp.js';

/** What a person shows as the second step. */
export type SecondStep =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string }
  | { readonly kind: 'passkey'; readonly response: unknown };

export interface SecondStepDeps {
  readonly runtime: CommandRuntime;
  readonly encryptionKey: string;
  readonly site: Site;
}

/** Does it prove the person? What was shown is used up: a code's step, a recovery code, a passkey's answer to this challenge. */
export async function provesSecondStep(
  tx: EntityManager,
  deps: SecondStepDeps,
  shown: { userId: string; challenge: string; step: SecondStep },
): Promise<boolean> {
  const { userId, challenge, step } = shown;
  const now = deps.runtime.clock.now();
  if (step.kind === 'passkey')
    return (
      challenge !== '' &&
      showsPasskey(tx, { userId, response: step.response, challenge, site: deps.site, now })
    );
  if (step.kind === 'code') return provesCode(tx, deps, userId, step.code);
  const left = await useRecoveryCode(tx, userId, step.code, now);
  if (left === undefined) return false;
  await handleCommandIn(tx, deps.runtime, {
    command: noteRecoveryCodeUse,
    streamId: userId,
    input: { left },
    viewer: systemViewer,
    commandId: deps.runtime.ids.next(),
  });
  return true;
}

async function provesCode(
  tx: EntityManager,
  { runtime, encryptionKey }: SecondStepDeps,
  userId: string,
  code: string,
): Promise<boolean> {
  const now = runtime.clock.now();
  for (const { id, key, lastStep } of await totpKeys(tx, userId, { confirmed: true, encryptionKey })) {
    const step = matchingStep(key, code, { now, after: lastStep });
    if (step !== undefined && (await takeStep(tx, id, step, now))) return true;
  }
  return false;
}
