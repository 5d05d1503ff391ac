/** `assignedAdminId` → `assigned_admin_id`; `dpf1Date` → `dpf1_date`. The mechanical rule between GraphQL and tables. */
export function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `assigned_admin_id` → `assignedAdminId`. */
export function fieldName(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `Verification requested` → `VERIFICATION_REQUESTED`; `No-show (2nd)` → `NO_SHOW_2ND`; `EInvoiceSent` → `E_INVOICE_SENT`. A leading digit gets an underscore. */
export function enumName(label: string): string {
  const words = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase();
  return /^[0-9]/.test(words) ? `_${words}` : words;
}

/** `ApproveVerification` → `approveVerification`. */
export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

const reserved = new Set(
  'all analyse analyze and any array as asc both case cast check collate column constraint create default desc distinct do else end except false fetch for foreign from grant group having in initially intersect into lateral leading limit not null offset on only or order placing primary references returning select session_user some symmetric table then to trailing true union unique user using variadic when where window with'.split(
    ' ',
  ),
);

/** A table or column name as SQL takes it: quoted only where PostgreSQL keeps the word for itself. */
export function sqlName(name: string): string {
  return reserved.has(name) ? `"${name}"` : name;
}
