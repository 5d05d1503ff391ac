/** A view by its name; replaced whenever its text changes. */
export interface View {
  readonly name: string;
  readonly sql: string;
  /** Of a history: the table it is about, and an event that everybody sees who sees the row. */
  readonly follows?: { readonly table: string; readonly event: string };
}
