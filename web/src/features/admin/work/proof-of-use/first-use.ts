/** Days `YYYY-MM-DD`; empty where nothing is said. */
export interface FirstUse {
  readonly firstUseInUs: string;
  readonly firstUseAnywhere: string;
}

/** Why a day does not fit: `future`, `beforeAnywhere`, `afterSigning`. */
type FirstUseProblem = 'future' | 'beforeAnywhere' | 'afterSigning';

export type FirstUseProblems = Partial<Record<keyof FirstUse, FirstUseProblem>>;

/** First use anywhere, then in the United States, then the signing of the declaration; none of them in the future. The service judges by the day of the office. */
export function firstUseProblems(
  { firstUseInUs, firstUseAnywhere }: FirstUse,
  { signedOn, today }: { readonly signedOn: string | null; readonly today: string },
): FirstUseProblems {
  const inUs: FirstUseProblem | undefined =
    firstUseInUs === ''
      ? undefined
      : firstUseInUs > today
        ? 'future'
        : firstUseInUs < firstUseAnywhere
          ? 'beforeAnywhere'
          : signedOn !== null && firstUseInUs > signedOn
            ? 'afterSigning'
            : undefined;
  return {
    ...(firstUseAnywhere > today ? { firstUseAnywhere: 'future' as const } : {}),
    ...(inUs === undefined ? {} : { firstUseInUs: inUs }),
  };
}
