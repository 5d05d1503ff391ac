/** Only the last part of a path, without signs that mean something to a shell, a header or a page. @returns undefined when nothing is left of it */
export function plainFileName(name: string): string | undefined {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[^\p{L}\p{M}\p{N}._ ()+,&-]/gu, '')
    .trim()
    .slice(0, 200);
  return plain === '' ? undefined : plain;
}
