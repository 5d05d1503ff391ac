import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { ClockStep, Take } from './clock-step.js';
import { noteDateProblems } from './date-checks.js';
import { giveUpOfficeActions, giveUpUseRequests } from './give-up.js';
import { askForRegisterChecks } from './register-checks.js';
import { warnOfScams } from './scam-warnings.js';
import { applyLateFees, kickOffAtOpening, openUseRequests } from './use-windows.js';

const steps: readonly ClockStep[] = [
  openUseRequests,
  kickOffAtOpening,
  applyLateFees,
  giveUpUseRequests,
  giveUpOfficeActions,
  askForRegisterChecks,
  noteDateProblems,
  warnOfScams,
];

/** Takes every step whose day has come. One that fails holds back no other. @returns how many were taken, by name. */
export async function takeClockSteps(runtime: CommandRuntime): Promise<Readonly<Record<string, number>>> {
  const now = runtime.clock.now();
  const today = runtime.clock.today('UTC');
  const counts: Record<string, number> = {};
  for (const step of steps) {
    try {
      const count = await inTransaction(runtime.db, (tx) => {
        const take: Take = (command, { streamId, input, about }) =>
          handleCommandIn(tx, runtime, {
            command,
            streamId,
            input,
            viewer: systemViewer,
            commandId: nameBasedId('clock', step.name, about, today),
          });
        return step.take(tx, { today, now, take });
      });
      if (count > 0) {
        counts[step.name] = count;
        runtime.afterCommit();
      }
    } catch (error) {
      runtime.log.error({ err: error, step: step.name }, 'a step by the clock could not be taken');
    }
  }
  return counts;
}
