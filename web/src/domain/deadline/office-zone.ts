/** A zone as people name it: `Europe/Madrid` is the time of Madrid. */
export function placeOfZone(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}
