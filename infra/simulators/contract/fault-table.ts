/** Rows of "what was done wrong" and "what the adapter made of it", printed at the end of a spec. */
export class FaultTable {
  readonly #rows: { fault: string; seen: string }[] = [];

  constructor(private readonly title: string) {}

  add(fault: string, seen: string): void {
    this.#rows.push({ fault, seen });
  }

  print(): void {
    const width = Math.max(...this.#rows.map(({ fault }) => fault.length));
    process.stdout.write(
      `\n${this.title}\n${this.#rows.map(({ fault, seen }) => `  ${fault.padEnd(width)}  ${seen}`).join('\n')}\n`,
    );
  }
}

/** How a call ended, in a few words: `ok`, or the trouble with its status and code. */
export async function ending(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    if (typeof error !== 'object' || error === null || !('trouble' in error)) throw error;
    const { trouble, details } = error as { trouble: string; details: { status?: number; code?: string } };
    return [trouble, details.status, details.code].filter((part) => part !== undefined).join(' ');
  }
}
