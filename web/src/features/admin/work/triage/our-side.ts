import type { Side } from './hit.js';

interface Mark {
  readonly name: string;
  readonly jurisdiction: string;
  readonly classes: readonly number[];
  readonly registrationRequest: {
    readonly logo: { readonly name: string; readonly previewUrl: string | null } | null;
  } | null;
}

/** Our mark as it is put beside what was found. */
export function sideOf(mark: Mark, classes: (numbers: string) => string): Side {
  const logo = mark.registrationRequest?.logo;
  return {
    name: mark.name,
    picture: logo?.previewUrl == null ? null : { url: logo.previewUrl, name: logo.name },
    lines: [mark.jurisdiction, ...(mark.classes.length === 0 ? [] : [classes(mark.classes.join(', '))])],
  };
}
