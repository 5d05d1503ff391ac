import { describe, expect, it } from '@jest/globals';
import { exposed, isPublic, type CommandSurface } from './exposed-command.js';

describe('a command in the list of a service', () => {
  const command = (allowed: CommandSurface['allowed']): CommandSurface => ({
    name: 'OpenJar',
    doc: 'Opens it.',
    stream: 'new',
    input: {},
    allowed,
    aggregate: { category: 'jar' },
  });

  it('is an entry by itself, or stands in one', () => {
    const bare = command(['admin']);
    expect(exposed(bare)).toEqual({ command: bare });
    expect(exposed({ command: bare, batch: true })).toEqual({ command: bare, batch: true });
  });

  it.each([
    [[], false],
    [['system'], false],
    [['system', 'admin'], true],
    [['visitor'], true],
  ] as const)('for %j is shown: %s', (allowed, shown) => expect(isPublic(command(allowed))).toBe(shown));
});
