import { type InputOf } from '@cotta/kit/field/field.js';
export declare const distinctivenessBands: readonly ['strong', 'medium', 'weak', 'none'];
export declare const riskBands: readonly ['low', 'medium', 'high'];
export declare const officeVerdicts: readonly ['go', 'go with changes', 'not advised'];
/** What a lawyer writes: the columns of verification_result that the client reads once it is released. */
export declare const verificationContentFields: {
    textValue: import("@cotta/kit/field/field.js").Field<string, string, true>;
    recommendedClasses: import("@cotta/kit/field/field.js").Field<readonly number[], readonly number[], false>;
    verifiedClasses: import("@cotta/kit/field/field.js").Field<readonly number[], readonly number[], false>;
    distinctiveness: import("@cotta/kit/field/field.js").Field<{
        readonly band: "medium" | "none" | "strong" | "weak";
        readonly descriptiveWords: readonly string[];
        readonly explanation: string;
        readonly whatHelps?: string | null;
    }, {
        readonly band: "medium" | "none" | "strong" | "weak";
        readonly descriptiveWords: readonly string[];
        readonly explanation: string;
        readonly whatHelps?: string | null;
    }, true>;
    similarity: import("@cotta/kit/field/field.js").Field<{
        readonly band: "high" | "low" | "medium";
        readonly explanation: string;
    }, {
        readonly band: "high" | "low" | "medium";
        readonly explanation: string;
    }, true>;
    strategy: import("@cotta/kit/field/field.js").Field<string, string, true>;
    jurisdictions: import("@cotta/kit/field/field.js").Field<readonly {
        readonly jurisdiction: string;
        readonly reason: string;
        readonly risk: "high" | "low" | "medium";
        readonly verdict: "go" | "go with changes" | "not advised";
    }[], readonly {
        readonly jurisdiction: string;
        readonly reason: string;
        readonly risk: "high" | "low" | "medium";
        readonly verdict: "go" | "go with changes" | "not advised";
    }[], false>;
    similarTrademarks: import("@cotta/kit/field/field.js").Field<readonly {
        readonly classes: readonly number[];
        readonly filingDate?: string | null;
        readonly goods?: number | null;
        readonly identical: boolean;
        readonly jurisdiction: string;
        readonly look?: number | null;
        readonly meaning?: number | null;
        readonly name: string;
        readonly note?: string | null;
        readonly number?: string | null;
        readonly overall?: number | null;
        readonly owner?: string | null;
        readonly sound?: number | null;
        readonly status?: string | null;
    }[], readonly {
        readonly classes: readonly number[];
        readonly filingDate?: string | null;
        readonly goods?: number | null;
        readonly identical: boolean;
        readonly jurisdiction: string;
        readonly look?: number | null;
        readonly meaning?: number | null;
        readonly name: string;
        readonly note?: string | null;
        readonly number?: string | null;
        readonly overall?: number | null;
        readonly owner?: string | null;
        readonly sound?: number | null;
        readonly status?: string | null;
    }[], false>;
};
export type VerificationContent = InputOf<typeof verificationContentFields>;
/** Offices of the request that still lack an answer. */
export declare function unansweredOffices(requested: readonly string[], content: VerificationContent): string[];
