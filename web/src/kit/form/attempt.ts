/** The key a press carries, and what was sent under it when no answer came. A plain form carries both along in hidden controls. */
export interface Attempt {
  readonly key: string;
  readonly of: string;
}

export const newAttempt = (): Attempt => ({ key: crypto.randomUUID(), of: '' });

export function readAttempt(form: FormData): Attempt {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { key: text('attempt') || crypto.randomUUID(), of: text('attemptOf') };
}

/** Sent again because no answer came it is the same attempt; once something in it was changed it is another one, and the answer to the first would be wrong. */
export function attemptFor(content: unknown, before: Attempt): Attempt {
  const of = JSON.stringify(content);
  return { key: before.of === '' || before.of === of ? before.key : crypto.randomUUID(), of };
}
