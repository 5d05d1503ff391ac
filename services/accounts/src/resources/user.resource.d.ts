export declare const userResource: import("@cotta/kit/resource/define.js").Resource<{
    readonly email: import("@cotta/kit/field/field.js").Field<string, string, false>;
    readonly role: import("@cotta/kit/field/field.js").Field<"admin" | "customer" | "lawyer" | "partner", "admin" | "customer" | "lawyer" | "partner", false>;
    readonly status: import("@cotta/kit/field/field.js").Field<"Active" | "Deactivated" | "Deleted" | "Initiated" | "Invited", "Active" | "Deactivated" | "Deleted" | "Initiated" | "Invited", false>;
    readonly displayName: import("@cotta/kit/field/field.js").Field<string, string, false>;
    readonly tags: import("@cotta/kit/field/field.js").Field<readonly string[], readonly string[], false>;
    readonly revolutId: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly documentHubId: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly noteHubId: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly unsubscribeToken: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly cpOnboardingFinished: import("@cotta/kit/field/field.js").Field<boolean, boolean, false>;
    readonly assignedAdminId: import("@cotta/kit/field/field.js").Field<string, string, true>;
}>;
export declare const userProfileResource: import("@cotta/kit/resource/define.js").Resource<{
    readonly userId: import("@cotta/kit/field/field.js").Field<string, string, false>;
    readonly firstname: import("@cotta/kit/field/field.js").Field<string, string, false>;
    readonly lastname: import("@cotta/kit/field/field.js").Field<string, string, false>;
    readonly phoneNumber: import("@cotta/kit/field/field.js").Field<string, string, false>;
    readonly billingEntityId: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly registrationEntityId: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly orderUpdateEmailsEnabled: import("@cotta/kit/field/field.js").Field<boolean, boolean, false>;
    readonly marketingEmailsEnabled: import("@cotta/kit/field/field.js").Field<boolean, boolean, false>;
    readonly newsletterEmailsEnabled: import("@cotta/kit/field/field.js").Field<boolean, boolean, false>;
    readonly language: import("@cotta/kit/field/field.js").Field<string, string, false>;
    readonly currency: import("@cotta/kit/field/field.js").Field<string, string, false>;
    readonly region: import("@cotta/kit/field/field.js").Field<string, string, false>;
}>;
export declare const userAuthLogResource: import("@cotta/kit/resource/define.js").Resource<{
    readonly kind: import("@cotta/kit/field/field.js").Field<string, string, false>;
    readonly userId: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly area: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly address: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly userAgent: import("@cotta/kit/field/field.js").Field<string, string, true>;
    readonly emailKey: import("@cotta/kit/field/field.js").Field<string, string, false>;
}>;
