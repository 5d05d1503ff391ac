import { z } from 'zod';

export const EUIPO = 'euipo';

const problem = z.object({
  type: z.string().optional(),
  title: z.string().optional(),
  errors: z
    .array(
      z.object({ field: z.string().optional(), code: z.string().optional(), message: z.string().optional() }),
    )
    .optional(),
});

const LONGEST = 300;

/** What the office objects to, short enough for one line: `invalid-application: applicants (missing); secondLanguage (same-as-first)`. Undefined
 *  when the body is no problem document. */
export function euipoObjection(body: string): string | undefined {
  const parsed = problem.safeParse(jsonOrNothing(body));
  const type = parsed.data?.type ?? parsed.data?.title;
  if (type === undefined) return undefined;
  const errors = (parsed.data?.errors ?? []).map(
    ({ field = 'body', code, message = '' }) => `${field} (${code ?? message})`,
  );
  return [type.split('/').at(-1), errors.join('; ')]
    .filter((part) => part !== '')
    .join(': ')
    .slice(0, LONGEST);
}

function jsonOrNothing(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
