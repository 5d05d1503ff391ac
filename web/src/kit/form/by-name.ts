/** Compares two things by their name, in the order a reader of `language` looks them up. */
export function byName(
  language: string,
): (left: { readonly name: string }, right: { readonly name: string }) => number {
  const order = new Intl.Collator(language);
  return (left, right) => order.compare(left.name, right.name);
}
