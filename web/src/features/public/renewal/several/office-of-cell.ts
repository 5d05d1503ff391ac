interface Office {
  readonly code: string;
  readonly name: string;
  readonly short: string;
}

/** Finds the office a cell of a list names: by its code, its short name, or the name of its country in English or in the reader's language. Empty where there is none. */
export function officeOfCell(
  offices: readonly Office[],
  nameOf: (code: string) => string,
): (cell: string) => string {
  const known = new Map(
    offices.flatMap(({ code, name, short }) =>
      [code, name, short, nameOf(code)].map((word) => [plain(word), code] as const),
    ),
  );
  return (cell) => known.get(plain(cell)) ?? '';
}

const plain = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
