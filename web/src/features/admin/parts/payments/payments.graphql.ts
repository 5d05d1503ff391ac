// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { BankCreditResult, CreateCreditNoteInput, CreditNoteStatus, InvoiceStatus, PaymentType, ProductDisputeState, ProductPaymentState, ProductStatus, TaxCategory } from '../../../../generated/schema.js';

export type OrderPaymentsResult = {
  readonly product: {
    readonly id: string;
    readonly status: ProductStatus;
    readonly paymentType: PaymentType | null;
    readonly paymentState: ProductPaymentState | null;
    readonly declineReason: string | null;
    readonly disputeState: ProductDisputeState | null;
    readonly paidAt: string | null;
    readonly total: {
      readonly amountMinor: number;
      readonly currency: string;
      readonly __typename: 'Money';
    };
    readonly creditUsed: {
      readonly amountMinor: number;
      readonly currency: string;
      readonly __typename: 'Money';
    } | null;
    readonly refunded: {
      readonly amountMinor: number;
      readonly currency: string;
      readonly __typename: 'Money';
    } | null;
    readonly events: {
      readonly items: readonly {
        readonly id: string;
        readonly kind: string;
        readonly gatewayId: string;
        readonly occurredAt: string;
        readonly __typename: 'ProductEvent';
      }[];
      readonly __typename: 'ProductEventPage';
    };
    readonly bankCredits: {
      readonly items: readonly ({
        readonly id: string;
        readonly result: BankCreditResult;
        readonly amountMinor: number;
        readonly currency: string;
        readonly bookedAt: string;
        readonly surplusMinor: number | null;
        readonly returnedMinor: number | null;
        readonly __typename: 'BankCredit';
      })[];
      readonly __typename: 'BankCreditPage';
    };
    readonly invoices: {
      readonly items: readonly ({
        readonly id: string;
        readonly number: string | null;
        readonly status: InvoiceStatus;
        readonly currency: string;
        readonly taxDocument: string | null;
        readonly total: {
          readonly amountMinor: number;
          readonly currency: string;
          readonly __typename: 'Money';
        };
        readonly taxGroups: readonly ({
          readonly category: TaxCategory;
          readonly rate: string;
          readonly reason: string | null;
          readonly base: number;
          readonly vat: number;
          readonly __typename: 'InvoiceTaxGroup';
        })[];
        readonly creditNotes: {
          readonly items: readonly ({
            readonly id: string;
            readonly number: string;
            readonly reason: string;
            readonly status: CreditNoteStatus;
            readonly settlesMinor: number | null;
            readonly total: {
              readonly amountMinor: number;
              readonly currency: string;
              readonly __typename: 'Money';
            };
            readonly taxGroups: readonly ({
              readonly category: TaxCategory;
              readonly rate: string;
              readonly reason: string | null;
              readonly base: number;
              readonly vat: number;
              readonly __typename: 'CreditNoteTaxGroup';
            })[];
            readonly __typename: 'CreditNote';
          })[];
          readonly __typename: 'CreditNotePage';
        };
        readonly __typename: 'Invoice';
      })[];
      readonly __typename: 'InvoicePage';
    };
    readonly __typename: 'Product';
  } | null;
};

export type OrderPaymentsVariables = {
  readonly id: string;
};

export const OrderPaymentsDocument = { id: 'b62b4dff378bd06eb1f096b5c45ec37e4c4b50b9fb255dfe60f1f347c59cb9ac', name: 'OrderPayments' } as TypedDocument<OrderPaymentsResult, OrderPaymentsVariables>;

export type GiveBackResult = {
  readonly createCreditNote: {
    readonly __typename: 'CreditNote';
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type GiveBackVariables = {
  readonly input: CreateCreditNoteInput;
};

export const GiveBackDocument = { id: '3bc96cf9d17ec3e3e485c351375a7b43c8dde7e59baccdce8721e0dc0cf5cea3', name: 'GiveBack' } as TypedDocument<GiveBackResult, GiveBackVariables>;
