/** Website addresses as people type them: on lines, or parted by commas or spaces. */
export function websitesOf(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => (/^https?:\/\//i.test(part) ? part : `https://${part}`));
}
