import { Counter } from 'prom-client';

const commands = new Counter({
  name: 'cotta_commands_total',
  help: 'Commands by what came of them',
  labelNames: ['command', 'outcome'],
});

/** Counts one command. `repeated`: answered with what came of it before; `failed`: neither done nor refused. */
export function countCommand(command: string, outcome: 'accepted' | 'refused' | 'repeated' | 'failed'): void {
  commands.inc({ command, outcome });
}
