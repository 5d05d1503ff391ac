export interface FieldRefusal {
  readonly path: readonly string[];
  readonly code: string;
  readonly message: string;
}

/** A refusal as the gateway gives it. */
export interface Refusal {
  readonly __typename: 'Refusal';
  readonly code: string;
  readonly message: string;
  readonly fields: readonly FieldRefusal[];
  /** What the sentence names: `class`, `office`; only where the document asks for them. */
  readonly params?: readonly { readonly name: string; readonly value: string }[] | null;
}

export function isRefusal(result: { readonly __typename?: string } | null | undefined): result is Refusal {
  return result?.__typename === 'Refusal';
}

/** Form field name → message key, for the error summary. Dots join the path: `contact.email`. */
export function fieldErrors(refusal: Refusal): Record<string, string> {
  return Object.fromEntries(refusal.fields.map((field) => [field.path.join('.'), `errors.${field.code}`]));
}
