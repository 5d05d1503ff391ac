/** Countries (ISO alpha-2) that say where a consumer is; null when one is not known. */
export interface LocationEvidence {
  readonly billingCountry: string;
  readonly cardCountry: string | null;
  readonly networkCountry: string | null;
}

/** Two items that agree are kept as proof. Without such a pair a person looks, and the billing address decides meanwhile.
 *  @source money rules R-VAT-11 */
export function locationProof({ billingCountry, cardCountry, networkCountry }: LocationEvidence): {
  country: string;
  contradictory: boolean;
} {
  const others = [cardCountry, networkCountry].filter((country) => country !== null);
  return { country: billingCountry, contradictory: others.length > 0 && !others.includes(billingCountry) };
}
