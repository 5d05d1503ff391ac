/** What stands in a body; undefined for anything that is no JSON. */
export function jsonIn(raw: Buffer | string): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return undefined;
  }
}
