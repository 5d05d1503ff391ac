/** Where a screen is shown, as its address says. */
export interface ScreenPlace {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}
