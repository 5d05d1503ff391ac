/** `de 123.456` → `DE123456` */
export function plainVatNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9+*]/g, '');
}
