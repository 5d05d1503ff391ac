/** `EUTM_2026-11-20.csv.gz` is the source `eutm`, whatever the day. */
export function sourceName(given: string): string {
  const stem = given.replace(/(\.(csv|tsv|txt|tab|xml|gz))+$/i, '').replace(/\d{4}-?\d{2}-?\d{2}/g, '');
  return (
    stem
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'register'
  );
}
