const MOST_OFFICES = 255;

/** Codes of offices as numbers that fit into a byte. 0 stands for "unknown". */
export class OfficeNumbers {
  private readonly numbers: Map<string, number>;

  constructor(private readonly codes: string[] = []) {
    this.numbers = new Map(codes.map((code, at) => [code, at + 1]));
  }

  /** @throws RangeError when there are more offices than there are in the world */
  assign(code: string | null): number {
    if (code === null) return 0;
    const known = this.numbers.get(code);
    if (known !== undefined) return known;
    if (this.codes.length === MOST_OFFICES) throw new RangeError(`more than ${MOST_OFFICES} offices`);
    this.codes.push(code);
    this.numbers.set(code, this.codes.length);
    return this.codes.length;
  }

  numberOf(code: string): number | undefined {
    return this.numbers.get(code);
  }

  codeOf(number: number): string | null {
    return this.codes[number - 1] ?? null;
  }

  list(): readonly string[] {
    return this.codes;
  }
}
