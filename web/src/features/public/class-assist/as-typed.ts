/** The part of `typed` in which `matched` was found, with the small words the search left out: `juguetes madera` stands for `juguetes de madera`. */
export function asTyped(matched: string, typed: string): string {
  const wanted = matched.toLowerCase().split(/\s+/);
  const words = typed.split(/[\s,;.]+/).filter(Boolean);
  const from = words.findIndex((word) => word.toLowerCase() === wanted[0]);
  if (from < 0) return matched;
  let at = from;
  for (const word of wanted.slice(1)) {
    at = words.findIndex((one, index) => index > at && one.toLowerCase() === word);
    if (at < 0) return matched;
  }
  return at - from < wanted.length + 2 ? words.slice(from, at + 1).join(' ') : matched;
}
