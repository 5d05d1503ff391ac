/** Days after the first day of the period on which its charge is tried. @source money rules R-SUB-4 */
export const ATTEMPT_DAYS = [0, 3, 7, 14] as const;
