const names = new Intl.DisplayNames('en', { type: 'language' });

/** A language as people call it: `Czech`; the code itself where it is none, or not typed to its end. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
