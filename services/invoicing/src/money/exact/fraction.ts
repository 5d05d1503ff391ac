/** An exact rational number, `over` above zero. Rates, percentages and quotients stay exact until one of the four rounding places. */
export interface Fraction {
  readonly top: bigint;
  readonly over: bigint;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Whether `decimal` reads this text. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text);
}

/** `text`: a plain decimal such as `25.5` or `-12.495`. @throws RangeError for anything else: no exponent, no comma, no spaces. */
export function decimal(text: string): Fraction {
  const parts = DECIMAL.exec(text);
  if (parts === null) throw new RangeError(`"${text}" is not a decimal number such as 12.50`);
  const [, sign = '', whole = '', fraction = ''] = parts;
  const top = BigInt(whole + fraction);
  return { top: sign === '-' ? -top : top, over: 10n ** BigInt(fraction.length) };
}

/** @throws RangeError for a number that is not whole. */
export function whole(value: number): Fraction {
  return { top: BigInt(value), over: 1n };
}

/** A power of ten. @throws RangeError when `power` is negative or not whole. */
export function tenTo(power: number): Fraction {
  return { top: 10n ** BigInt(power), over: 1n };
}

/** The exact sum; it is not reduced. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.over + b.top * a.over, over: a.over * b.over };
}

/** The exact product; it is not reduced. */
export function times(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.top, over: a.over * b.over };
}

/** @throws RangeError when `b` is zero. */
export function dividedBy(a: Fraction, b: Fraction): Fraction {
  if (b.top === 0n) throw new RangeError('division by zero');
  return b.top > 0n
    ? { top: a.top * b.over, over: a.over * b.top }
    : { top: -a.top * b.over, over: a.over * -b.top };
}

/** So many percent as a fraction: `25.5` → 0.255. @throws RangeError when `text` is no plain decimal. */
export function percent(text: string): Fraction {
  return dividedBy(decimal(text), whole(100));
}

/** Half away from zero: 12.495 € → 12.50 €, −0.5 → −1. @source money rules R-RND-1 */
export function rounded({ top, over }: Fraction): number {
  const size = top < 0n ? -top : top;
  const nearest = (2n * size + over) / (2n * over);
  return toInteger(top < 0n ? -nearest : nearest);
}

/** The smallest whole number that is not below. */
export function roundedUp({ top, over }: Fraction): number {
  const quotient = top / over;
  return toInteger(quotient * over < top ? quotient + 1n : quotient);
}

/** @throws RangeError beyond 2^53: money of that size is a mistake, and a silently wrong last digit a worse one. */
function toInteger(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for an amount`);
  return number;
}
