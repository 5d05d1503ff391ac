/** One office's part of what will be filed. */
export interface CopyOffice {
  readonly applicationJurisdictionId: string;
  readonly jurisdiction: string;
  readonly content: unknown;
}

export interface OfficeChange {
  readonly jurisdiction: string;
  readonly keys: readonly string[];
}

const facts = (content: unknown): Readonly<Record<string, unknown>> =>
  (content ?? {}) as Readonly<Record<string, unknown>>;

/** What became different between two looks at a draft: office by office, by the names of its parts. */
export function copyChanges(before: readonly CopyOffice[], after: readonly CopyOffice[]): OfficeChange[] {
  const codes = [...new Set([...before, ...after].map(({ jurisdiction }) => jurisdiction))];
  return codes.flatMap((jurisdiction) => {
    const [old, fresh] = [before, after].map((copy) =>
      facts(copy.find((office) => office.jurisdiction === jurisdiction)?.content),
    );
    const keys = [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])].filter(
      (key) => JSON.stringify(old?.[key]) !== JSON.stringify(fresh?.[key]),
    );
    return keys.length === 0 ? [] : [{ jurisdiction, keys }];
  });
}
