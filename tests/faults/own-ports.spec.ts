import { execFileSync } from 'node:child_process';
import { expect, it, jest } from '@jest/globals';
import { ownPorts } from './own-ports.js';

/** What another worker of the runner would ask: whether it may have the place. */
const ASK = `const guard = require('node:dgram').createSocket('udp4');
guard.once('error', () => process.exit(3));
guard.bind({ address: '127.0.0.1', port: Number(process.argv[1]), exclusive: true }, () => process.exit(0));`;

it('gives ports that no other file and no other process gets, though nobody listens at them', async () => {
  const mine = await Promise.all(Array.from({ length: 10 }, () => ownPorts(2)));
  jest.resetModules();
  const { ownPorts: ofAnotherFile } = await import('./own-ports.js');
  const others = await Promise.all(Array.from({ length: 10 }, () => ofAnotherFile(2)));
  expect(new Set([...mine, ...others]).size).toBe(20);
  for (const port of mine)
    expect(() => execFileSync(process.execPath, ['-e', ASK, String(port)], { stdio: 'ignore' })).toThrow(
      expect.objectContaining({ status: 3 }),
    );
});
