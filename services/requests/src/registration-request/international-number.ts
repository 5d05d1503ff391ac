interface Numbering {
  /** Country code. */
  readonly code: string;
  /** Dialled before a number inside the country, and left out from abroad. */
  readonly trunk: string;
  /** Fewest and most digits of a mobile number without either. */
  readonly digits: readonly [number, number];
}

const numbering = (code: string, trunk: string, ...digits: [number, number]): Numbering => ({
  code,
  trunk,
  digits,
});

/** Countries we write to most, as `addressee-zone.ts` has them. @source ITU-T E.164 assigned country codes and the national numbering plans notified to the ITU */
const PLANS: Readonly<Record<string, Numbering>> = {
  US: numbering('1', '1', 10, 10),
  CA: numbering('1', '1', 10, 10),
  GB: numbering('44', '0', 10, 10),
  IE: numbering('353', '0', 9, 9),
  CZ: numbering('420', '', 9, 9),
  SK: numbering('421', '0', 9, 9),
  CH: numbering('41', '0', 9, 9),
  AT: numbering('43', '0', 10, 13),
  DE: numbering('49', '0', 10, 11),
  FR: numbering('33', '0', 9, 9),
  ES: numbering('34', '', 9, 9),
  IT: numbering('39', '', 9, 10),
  PL: numbering('48', '', 9, 9),
  HU: numbering('36', '06', 9, 9),
  RO: numbering('40', '0', 9, 9),
  GR: numbering('30', '', 10, 10),
  FI: numbering('358', '0', 6, 10),
  PT: numbering('351', '', 9, 9),
  AU: numbering('61', '0', 9, 9),
  NZ: numbering('64', '0', 8, 10),
  JP: numbering('81', '0', 10, 10),
  CN: numbering('86', '0', 11, 11),
  IN: numbering('91', '0', 10, 10),
  SG: numbering('65', '', 8, 8),
  MX: numbering('52', '', 10, 10),
  BR: numbering('55', '0', 11, 11),
  ZA: numbering('27', '0', 9, 9),
  TR: numbering('90', '0', 10, 10),
  AE: numbering('971', '0', 9, 9),
  IL: numbering('972', '0', 9, 9),
};

const E164 = /^\+[1-9]\d{7,14}$/;

/** `phone` as people typed it, digits with or without a plus, in the form of E.164 (`+421905123456`). A number without its country is read by the plan of `country`
 *  (ISO alpha-2). Undefined where it could be somebody else's: no country, one whose plan we do not know, or digits that fit it in no way or in two. */
export function internationalNumber(phone: string, country: string | null): string | undefined {
  const full = phone.startsWith('00') ? `+${phone.slice(2)}` : phone;
  if (full.startsWith('+')) return E164.test(full) ? full : undefined;
  const plan = PLANS[country ?? ''];
  if (plan === undefined || !/^\d+$/.test(phone)) return undefined;
  const readings = new Set(
    [phone, ...without(plan.trunk, phone), ...without(plan.code, phone)].filter(
      (digits) => !startsWithTrunk(digits, plan) && fits(digits, plan),
    ),
  );
  return readings.size === 1 ? `+${plan.code}${[...readings][0]}` : undefined;
}

function without(start: string, digits: string): string[] {
  return start !== '' && digits.startsWith(start) ? [digits.slice(start.length)] : [];
}

function startsWithTrunk(digits: string, { trunk }: Numbering): boolean {
  return trunk !== '' && digits.startsWith(trunk);
}

function fits({ length }: string, { digits: [fewest, most] }: Numbering): boolean {
  return length >= fewest && length <= most;
}
