/** Tests of two variants that are going on, by the name under which the cookie and an address know them. */
export const EXPERIMENTS = ['sanityCheck'] as const;
export type Experiment = (typeof EXPERIMENTS)[number];

/** 0 is shown as A, 1 as B. */
export type Variant = 0 | 1;
export type Variants = Readonly<Partial<Record<Experiment, Variant>>>;

export const VARIANTS_COOKIE = 'ab-test-config';

const isVariant = (value: unknown): value is Variant => value === 0 || value === 1;

/** What the cookie holds: JSON, a variant by test. Tests that are over and values nobody wrote are passed over. */
export function readVariants(text: string | undefined): Variants {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  const known: Readonly<Record<string, unknown>> = { ...kept };
  return Object.fromEntries(
    EXPERIMENTS.filter((name) => isVariant(known[name])).map((name) => [name, known[name]]),
  );
}

/** A test may be written with a capital, too. */
const spellings = (name: Experiment): readonly string[] => [
  name,
  `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
];

/** Which variants an address forces. */
export function forcedVariants(query: URLSearchParams): Variants {
  const forced = EXPERIMENTS.flatMap((name) => {
    const said = spellings(name)
      .map((spelling) => query.get(spelling))
      .find((value) => value === '0' || value === '1');
    return said === undefined ? [] : [[name, Number(said)] as const];
  });
  return Object.fromEntries(forced);
}

/** As people call a variant. */
export const variantName = (variant: Variant): 'A' | 'B' => (variant === 0 ? 'A' : 'B');
