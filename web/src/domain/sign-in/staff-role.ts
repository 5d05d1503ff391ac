const STAFF: ReadonlySet<string> = new Set(['LAWYER', 'ADMIN', 'lawyer', 'admin']);

/** Whether somebody signed in works here; the areas for staff and for customers keep them apart. */
export function isStaffRole(role: string | undefined): boolean {
  return STAFF.has(role ?? '');
}
