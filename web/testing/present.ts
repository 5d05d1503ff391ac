/** What a fixture is known to hold. @throws Error when it does not. */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error('the fixture holds nothing here');
  return value;
}
