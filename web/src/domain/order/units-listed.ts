/** `EU 20, 28 · US 20`: classes by office, for those who know the codes. */
export function unitsListed(
  units: readonly { readonly jurisdiction: string; readonly classNumber: number }[],
): string {
  const offices = [...new Set(units.map(({ jurisdiction }) => jurisdiction))];
  return offices
    .map(
      (office) =>
        `${office} ${units
          .filter(({ jurisdiction }) => jurisdiction === office)
          .map(({ classNumber }) => classNumber)
          .join(', ')}`,
    )
    .join(' · ');
}
