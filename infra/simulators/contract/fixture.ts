import { startSimulators } from '../simulators.mjs';

/**
 * Adapters under test do not wait between tries; what they would have waited is noted in `pauses`.
 * Their time for an answer is over when the simulators keep silent, at once and never before.
 */
export interface Fixture {
  readonly url: string;
  /** Of the virus scanner, `tcp://host:port`. */
  readonly virusCheckUrl: string;
  readonly pauses: number[];
  readonly tuning: { random: () => number; pause: (ms: number) => Promise<void>; timer: () => AbortSignal };
  /** Turns a switch of the simulators: `control('faults', { … })`. @throws when the simulators refuse. */
  control(path: string, body?: object): Promise<Record<string, unknown>>;
  /** How many requests of a kind came in since the last reset. */
  requests(vendor: string, method: string, path: string): Promise<number>;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export async function openFixture(): Promise<Fixture> {
  let waiting: AbortController[] = [];
  const silent = (): void => {
    for (const one of waiting) one.abort(new DOMException('The simulators keep silent', 'TimeoutError'));
    waiting = [];
  };
  const timer = (): AbortSignal => {
    const one = new AbortController();
    waiting.push(one);
    return one.signal;
  };
  const { url, virusCheckUrl, stop } = await startSimulators({ port: 0, silent });
  const pauses: number[] = [];
  const pause = async (ms: number): Promise<void> => void pauses.push(ms);
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${url}/__sim/${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const control = async (path: string, body: object = {}): Promise<Record<string, unknown>> =>
    (await ask(path, { method: 'POST', body: JSON.stringify(body) })) as Record<string, unknown>;
  const requests = async (vendor: string, method: string, path: string): Promise<number> => {
    const all = (await ask(`requests?vendor=${vendor}`)) as { method: string; path: string }[];
    return all.filter((one) => one.method === method && one.path.startsWith(path)).length;
  };
  const reset = async (): Promise<void> => {
    pauses.length = 0;
    await control('reset');
  };
  return {
    url,
    virusCheckUrl,
    pauses,
    tuning: { random: () => 0.5, pause, timer },
    control,
    requests,
    reset,
    stop,
  };
}
