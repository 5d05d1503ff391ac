import type { CommandRuntime } from '../../runtime/commands/command-runtime.js';
import { inTransaction } from '../../runtime/database/transaction.js';
import { useKeys } from '../../runtime/personal-data/used-keys.js';
import type { Program } from '../../runtime/process/begin-program.js';

/** Nothing is answered or handled by a program that cannot open what is stored: it says in a sentence which key is missing, and ends. */
export async function haveKeys(
  program: Pick<Program, 'open' | 'log'>,
  { db, clock }: Pick<CommandRuntime, 'db' | 'clock'>,
  ring: string,
): Promise<void> {
  const problem = await program.open('keys', () => inTransaction(db, (tx) => useKeys(tx, ring, clock)));
  if (problem === undefined) return;
  program.log.error({ problem }, 'the program cannot start');
  process.exit(1);
}
