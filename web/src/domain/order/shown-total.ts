/** What stands as the sum of a price, in minor units: without the tax while nobody said where the invoice goes. */
export function shownTotal(
  { total, tax }: { readonly total: number; readonly tax: number },
  taxed: boolean,
): number {
  return taxed ? total : total - tax;
}
