import type { TypedDocument } from '../src/data/documents.js';

type DocumentsOf<Module> = {
  readonly [
    Key in keyof Module as Key extends `${infer Name}Document` | `${infer Name}Node` ? Name : never
  ]: Module[Key];
};

/** The documents that are answered here by their own fixtures, by operation name. */
interface Documents
  extends
    DocumentsOf<typeof import('../src/domain/link/link.graphql.js')>,
    DocumentsOf<typeof import('../src/domain/jurisdiction/office-addresses.graphql.js')>,
    DocumentsOf<typeof import('../src/domain/content/reviewed-texts.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/parts/office/office-facts.graphql.js')>,
    DocumentsOf<typeof import('../src/domain/price-list/price-list.graphql.js')>,
    DocumentsOf<typeof import('../src/domain/office-durations/office-durations.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/price-list/service-prices.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/strategy/strategy.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/international/international.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/country/country.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/services/services.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/monitoring-order/monitoring-order.graphql.js')>,
    DocumentsOf<typeof import('../src/domain/offered-price/offered-price.graphql.js')>,
    DocumentsOf<typeof import('../src/domain/order/order.graphql.js')>,
    DocumentsOf<typeof import('../src/domain/specimen/specimen.graphql.js')>,
    DocumentsOf<typeof import('../src/features/account/account-link/account-link.graphql.js')>,
    DocumentsOf<typeof import('../src/features/account/activate/activate.graphql.js')>,
    DocumentsOf<typeof import('../src/features/account/forgot-password/ask-for-password-reset.graphql.js')>,
    DocumentsOf<typeof import('../src/features/account/set-password/set-password.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/deadlines/deadlines.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/filing/filing.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/my-day/my-day.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/parts/countries/countries.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/parts/frame/frame.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/parts/payments/payments.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/parts/staff-list.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/parts/assign/assignees.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/parts/own/own-profile.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/official-fees/official-fees.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/affiliates/affiliates.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/search-quality/search-quality.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/settings/settings.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/settings/parts/limits/limits.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/parts/inbox/inbox.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/queues/work-queues.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/operations/operations.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/operations/parked/parked.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/operations/costs/order-costs.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/scan-queue/scan-queue.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/watch-queue/watch-queue.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/texts/texts.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/parts/records/create-offer.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/records/record-list.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/parts/records/list/audit-log-begins.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/client/client.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/client/merge.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/parts/tops/tops.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/office-letter/office-letter.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/office-message/office-message.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/office-message/letters-in.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/invoice/invoice.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/case/case-work.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/mark/mark.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/proof-of-use/proof-of-use.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/consultation/consultation.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/case-request/report.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/parts/open-threats.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/triage/make-threat.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/scan/scan.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/watch/watch.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/subscription/subscription.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/brand/brand.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/service-order/service-order.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/service/service.graphql.js')>,
    DocumentsOf<
      typeof import('../src/features/admin/registration-request/registration-request-answer.graphql.js')
    >,
    DocumentsOf<
      typeof import('../src/features/admin/registration-request/registration-request-commands.graphql.js')
    >,
    DocumentsOf<
      typeof import('../src/features/admin/registration-request/registration-request-show.graphql.js')
    >,
    DocumentsOf<typeof import('../src/features/admin/registration-request/workbench/workbench.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/work/support/support.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/support/support.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/contact/contact.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/threat-report/threat-report.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/brand/brand.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/brands/brands.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/case/case.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/cases/portal-cases.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/monitoring/monitoring.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/monitoring/report.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/protection-plan/protection-plan.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/report-threat/report-threat.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/watch-order/watch-order.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/scan/scan.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/watch/watch.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/services/services.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/office-action/office-action.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/service-order/service-order.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/deadlines/deadlines.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/home/home.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/order/order.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/orders/portal-orders.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/profile/profile.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/profile/profile-billing.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/report/report.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/trademark/trademark.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/history/history.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/history/history.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/history/case-file.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/history/case-file.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/history/order-file.graphql.js')>,
    DocumentsOf<typeof import('../src/features/admin/history/order-file.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/trademarks/trademarks.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/trademarks/parts/import-mark.graphql.js')>,
    DocumentsOf<typeof import('../src/features/portal/use-in-commerce/use-in-commerce.graphql.js')>,
    DocumentsOf<
      typeof import('../src/features/public/application-draft/application-draft-parties.graphql.js')
    >,
    DocumentsOf<typeof import('../src/features/public/office-action/office-action.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/monitoring-result/monitoring-result.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/use-in-commerce/use-in-commerce.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/application-draft/application-draft-steps.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/application-draft/application-draft.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/checkout/checkout.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/class-assist/class-assist.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/consultation/consultation.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/goods-and-services/goods-page.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/home/home.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/order-start/start-order.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/order-success/order-success.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/order/order.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/parts/account/ask-for-account.graphql.js')>,
    DocumentsOf<typeof import('../src/domain/draft/draft.graphql.js')>,
    DocumentsOf<typeof import('../src/domain/goods-picker/goods-picker.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/parts/mark-questions/verification-form.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/parts/service-order/service-order.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/receipt/receipt.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/renewal/several/several.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/summary/summary.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/trademark-search/trademark-search.graphql.js')>,
    DocumentsOf<typeof import('../src/features/public/verification/request-verification.graphql.js')> {}

/** What came over the wire with a document; which variables they are is known only to whoever sent it. */
export type Variables = Readonly<Record<string, unknown>>;

type VariablesOf<Document> = Document extends TypedDocument<unknown, infer V> ? V : never;
type ResultOf<Document> = Document extends TypedDocument<infer R, unknown> ? R : never;

/** All that was asked for, of its type and nothing else; only the names of the types may be left out. */
export type MadeUp<Value> = Value extends readonly (infer Item)[]
  ? readonly MadeUp<Item>[]
  : Value extends object
    ? { readonly [Key in Exclude<keyof Value, '__typename'>]: MadeUp<Value[Key]> } & {
        readonly [Key in Extract<keyof Value, '__typename'>]?: Value[Key];
      }
    : Value;

/** What the gateway would say to one document. */
export type AnswerTo<Name extends keyof Documents> = MadeUp<ResultOf<Documents[Name]>>;

/** Operation name → what the gateway would answer: `{ … } satisfies Answers`. */
export type Answers = {
  readonly [Name in keyof Documents]?: (variables: VariablesOf<Documents[Name]>) => AnswerTo<Name>;
};

interface Answering {
  answer(variables: Variables): unknown;
}
/** Answers found by a name that came over the wire. */
export type AnswersByName = Readonly<Record<string, Answering['answer'] | undefined>>;
