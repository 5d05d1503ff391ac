import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Fault } from '../../model/words/fault.js';

/** Runs a program in so many threads at once. @returns once all have ended. @throws the first error of one of them; the others are ended. */
export async function inThreads(program: string, count: number): Promise<void> {
  const threads = Array.from({ length: count }, () => new Worker(program));
  try {
    await Promise.all(threads.map(ended));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

async function ended(thread: Worker): Promise<void> {
  const [code] = await once(thread, 'exit');
  if (code !== 0) throw new Fault(`a worker ended with ${code}`);
}
