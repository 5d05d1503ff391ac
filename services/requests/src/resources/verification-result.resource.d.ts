export declare const verificationResultResource: import("@cotta/kit/resource/define.js").Resource<{
    readonly textValue: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly recommendedClasses: import("@cotta/kit/field/field.js").Field<readonly number[], readonly number[], false>;
    readonly verifiedClasses: import("@cotta/kit/field/field.js").Field<readonly number[], readonly number[], false>;
    readonly distinctiveness: import("@cotta/kit/field/field.js").Field<{
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
    readonly similarity: import("@cotta/kit/field/field.js").Field<{
        readonly band: "high" | "low" | "medium";
        readonly explanation: string;
    }, {
        readonly band: "high" | "low" | "medium";
        readonly explanation: string;
    }, true>;
    readonly strategy: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly jurisdictions: import("@cotta/kit/field/field.js").Field<readonly {
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
    readonly similarTrademarks: import("@cotta/kit/field/field.js").Field<readonly {
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
    readonly requestId: import("@cotta/kit/field/field.js").Field<string, string, false>;
    readonly resultVersion: import("@cotta/kit/field/field.js").Field<number, number, false>;
    readonly completed: import("@cotta/kit/field/field.js").Field<boolean, boolean, false>;
    readonly lawyerId: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly releasedAt: import("@cotta/kit/field/field.js").Field<string, Date, true>;
    readonly overallRisk: import("@cotta/kit/field/field.js").Field<"high" | "low" | "medium", "high" | "low" | "medium", true>;
    readonly searchType: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly value: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly valueType: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly userId: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly released: import("@cotta/kit/field/field.js").Field<boolean, boolean, false>;
    readonly linkRevision: import("@cotta/kit/field/field.js").Field<number, number, false>;
}>;
