/** A letter by what it is about: `office_action_kick_off` → `Office action kick off`. */
export function letterName(template: string): string {
  const words = template
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
