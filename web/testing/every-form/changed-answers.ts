import type { AnswersByName } from '../answers-to.js';
import { portalAnswer } from '../stub-portal.js';

type Found = Record<string, Record<string, unknown>>;

/** What is read under a name, with other values in the one thing it is about. */
export function answered(
  name: string,
  field: string,
  more: object | ((made: Found[string]) => object),
): AnswersByName {
  return {
    [name]: (variables) => {
      const made = portalAnswer(name, variables) as Found;
      const one = made[field] ?? {};
      return { ...made, [field]: { ...one, ...(typeof more === 'function' ? more(one) : more) } };
    },
  };
}

/** The words of the made-up list depend on these names; any other would be a text nobody wrote. */
export const SERVICES: AnswersByName = {
  ...Object.fromEntries(
    ['PortalServices', 'PortalOrders', 'PortalServiceOrder'].map((name) => [
      name,
      (variables) => named(portalAnswer(name, variables)),
    ]),
  ),
  ...answered('PortalSolutions', 'case', { solutions: { items: [] } }),
};
const WORDS: Readonly<Record<string, string>> = {
  serviceName: 'trademark-renewal',
  label: 'Verification requested',
};
export function named(made: unknown): unknown {
  return JSON.parse(JSON.stringify(made), (key, value: unknown) =>
    key in WORDS && typeof value === 'string' ? WORDS[key] : value,
  );
}
