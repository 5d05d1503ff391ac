import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { askSources } from './ask-sources.js';
import { beginScans } from './begin-scans.js';
import type { ScanTools } from './scan-tools.js';

/** One round of the worker: what was planned is taken up, and every source that is due is asked.
 *  @returns how many scans were taken up and how many sources asked */
export async function runScans(
  runtime: CommandRuntime,
  tools: ScanTools,
): Promise<{ readonly scans: number; readonly sources: number }> {
  const scans = await beginScans(runtime);
  return { scans, sources: await askSources(runtime, tools) };
}
