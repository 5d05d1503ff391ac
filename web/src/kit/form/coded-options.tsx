/** One option a code, in the order given, each under its name. */
export function CodedOptions({ of }: { of: readonly { readonly code: string; readonly name: string }[] }) {
  return of.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
