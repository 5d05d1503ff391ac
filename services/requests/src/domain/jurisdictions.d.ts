export interface Jurisdiction {
    /** Code of the specification: `EU`, `UK`, `BX`, `OAPI`… */
    readonly code: string;
    /** ISO 3166-1 alpha-2 of the country; null for regional offices. */
    readonly iso2: string | null;
    readonly name: string;
    readonly slug: string;
    readonly office: {
        readonly short: string;
        readonly full: string;
    };
    readonly currency: string;
    readonly madridMember: boolean;
    /** From filing to registration, months; null when no reliable figure is known. */
    readonly typicalMonths: {
        readonly min: number;
        readonly max: number;
    } | null;
}
/** The 101 jurisdictions of the specification, in its order. */
export declare const jurisdictions: readonly Jurisdiction[];
export declare function knownJurisdiction(code: string): boolean;
/** Where people from `country` (ISO alpha-2; UK counts as GB) usually protect a mark first: at most nine, no repeats,
 *  their own list's first two, then the big three, then the rest.
 *  @source specification, "Per-country recommendation" */
export declare function suggestedJurisdictions(country: string | undefined): string[];
