import type { JWK } from 'jose';
import type { GatewayEnv } from '../../env.js';
import type { GraphFiles } from '../../graph-files.js';
import type { ServiceName } from '../../service-names.js';

/** What the bench tells a candidate's process. */
export interface CandidateSetUp {
  readonly env: GatewayEnv;
  readonly graph: GraphFiles;
  readonly documents: Readonly<Record<string, string>>;
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly accessKey: JWK;
}

export type CandidateMessage = { readonly listening: number } | { readonly cpuMicros: number };

/** Runs in a child process: starts when told, and reports the CPU time it has used when asked. */
export function serveCandidate(start: (setUp: CandidateSetUp) => Promise<number>): void {
  const deliver = (message: CandidateMessage): void => void process.send?.(message);
  process.on('message', (message: CandidateSetUp | 'cpu') => {
    if (message === 'cpu') {
      const { user, system } = process.cpuUsage();
      deliver({ cpuMicros: user + system });
      return;
    }
    void start(message).then((port) => deliver({ listening: port }));
  });
  process.on('disconnect', () => process.exit(0));
}
