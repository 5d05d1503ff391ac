const FORM =
  /[\s,]+(?:spol\.?\s+s\s+r\.?\s*o\.?|s\.?\s*r\.?\s*o\.?|a\.?\s*s\.?|k\.?\s*s\.?|v\.?\s*o\.?\s*s\.?|ltd\.?|limited|llp|plc|cic|o\.?z\.?)\s*$/iu;

/** A name without the form of the company at its end, which says nothing of the brand. */
export function bareCompanyName(name: string): string {
  const bare = name.replace(FORM, '').trim();
  return bare === '' ? name : bare;
}
