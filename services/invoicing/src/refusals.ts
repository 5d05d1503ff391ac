import { refusalCatalogue } from '@cotta/kit/model/decider/refusal-catalogue.js';

/** Every "no" of this service: code and meaning. */
export const { no, refusals } = refusalCatalogue({
  LINE_INVALID: 'A line needs a price of zero or more and a quantity above zero.',
  VAT_RATE_MISSING:
    'No standard VAT rate of this country is known for the tax date; add it to the rate table.',
  EXCHANGE_RATE_MISSING:
    'No exchange rate of this currency is known that is recent enough; load the published rates first.',
  NO_EXCHANGE_RULE: 'This billing entity has no rule for home-currency values.',
  CREDIT_EXCEEDS_INVOICE: 'The credit notes would exceed the invoice.',
  CREDIT_NOT_POSITIVE: 'A credit needs an amount above zero.',
  SEQUENCE_OUT_OF_RANGE: 'Payment requests of one year are numbered 1 to 99999.',
  SERIES_FULL: 'The number series of this year has no number left.',
  DATE_BEFORE_PREVIOUS: 'A document cannot be dated before the one with the previous number.',
  CHANGE_OUTSIDE_PERIOD: 'The day of the change lies outside the paid period.',
  PRICE_MISSING: 'The price list has no price of this item in this currency.',
  PAYMENT_CODE_INVALID: 'The payment code cannot carry this payment.',
  CREDIT_NOT_INCOMING: 'A bank credit has an amount above zero.',
  SIGN_IN_FOR_CARDS: 'Cards are kept for accounts: sign in first.',
  CARDS_ONLY: 'Only a card can be kept or used again.',
  UNKNOWN_CARD: 'There is no such card of yours.',
  CARD_NOT_USABLE: 'This card has expired or was refused: choose another one.',
  'NOT_FOUND.card': 'There is no such card.',
  'NOT_FOUND.subscription': 'There is no such subscription of yours.',
  TRIAL_USED:
    'There has already been a trial with this card or for this payer; the subscription begins with its first payment.',
  SUBSCRIPTION_ENDED: 'This subscription has ended; nothing is charged for it.',
  NO_RUNNING_PERIOD: 'This subscription has no paid period at the moment.',
  TIER_NOT_HIGHER: 'This tier is not above the present one; a smaller one begins with the next period.',
  NOT_AT_PROVIDER: 'This card is not kept at the payment provider; save it again with your next payment.',
  FEATURE_OFF: 'Saved cards are not offered.',
  NO_ESTIMATED_FEE: 'No fee of this office was charged by estimate.',
  'ADMIN_NEEDED.fee':
    'The office took less than half of what was expected. Check the receipt; an admin enters such an amount.',
  FEE_SETTLED: 'What the office took is entered already.',
  FEES_TO_SETTLE: 'A fee was charged by estimate: enter first what the office took.',
  FEE_DIFFERENCE_UNDER_WAY: 'The difference of a fee is on its way back: finish the order once it is there.',
  PART_GIVEN_BACK: 'A part of this order was given back; it stays as it is and is not finished.',
  'INVOICE_NOT_ISSUED.fee':
    'This order has no issued invoice that the difference could be taken from. Nothing was recorded: issue its invoice, then enter this again.',
  'REPLACEMENT_UNDER_WAY.fee':
    'The invoice of this order is being replaced. Nothing was recorded: enter this again once the new invoice is there.',
  'CREDIT_EXCEEDS_INVOICE.fee':
    'Less is left of the invoices of this order than would go back for this fee. Nothing was recorded: look at the credit notes. Where they hold this difference already, the client has it and nothing is to be done; where they do not, an admin gives back what is left with a credit note.',
  'REFUND_EXCEEDS_PAYMENT.fee':
    'More would go back for this fee than is left of what was paid. Nothing was recorded: compare what was given back with the receipt; the client has had this money already, or an admin gives the rest back.',
  MONEY_TAKEN_BACK:
    'The payer’s bank took the money of this order back, so no difference goes back by itself. Nothing was recorded: an admin settles it with the client by hand.',
  'EXCHANGE_RATE_MISSING.fee':
    'No exchange rate of this currency is known for that day: enter what it came to in the currency of the order.',
  NOTHING_TO_PAY: 'This order costs nothing; no payment is needed.',
  PRICE_CHANGED: 'The price is another one now: look at it and accept it.',
  PRICE_ENDED:
    'The office takes a surcharge by now: withdraw this order and place it again at the new price.',
  BILLING_NEEDED: 'Say who is invoiced: name, address and e-mail.',
  BILLING_DIFFERS: 'The price was calculated for another address or VAT number: ask for a new price.',
  TAX_NOT_DUE:
    'This price holds a tax that is not due for this payer: ask for a new price. Nothing was charged.',
  TAX_MISSING: 'For this payer a tax comes on top of this price: ask for a new price. Nothing was charged.',
  SAME_PAYMENT_METHOD: 'It is paid that way already.',
  PARTLY_PAID: 'A part of the money came by transfer: please send the rest the same way.',
  'PAYMENT_UNDER_WAY.method': 'The bank has said yes; the payment is being finished.',
  'PAYMENT_UNDER_WAY.credit':
    'The bank has said yes to the whole amount; give the difference back once it is there.',
  'PAYMENT_UNDER_WAY.refund': 'Money of it is on its way; refund it once it is there.',
  NOTHING_TO_EXPORT: 'No document was issued in this period; choose another.',
  SELLERS_MIXED: 'A pack holds the documents of one seller; export each seller alone.',
  DOCUMENT_NOT_EXPORTABLE: 'Document {number} cannot be exported: {problem}',
  NOT_A_TAX_DOCUMENT:
    'Only invoices and credit notes are exported; a payment request or receipt is no tax document.',
  'RETAINED.document': 'An issued document is never changed or removed; correct it with a credit note.',
  'RETAINED.order': 'Money has been asked for it; it stays in the books.',
  NO_FILE_YET: 'Its paper is being made: try again in a minute.',
  NOBODY_TO_WRITE_TO:
    'No paid order with a billing address stands behind it, so there is nobody to send it to.',
  NOTHING_TO_INVOICE: 'There is nothing to pay, so no tax document is issued.',
  NOT_DUE: 'There is time to pay until the due date.',
  PRICE_FIXED: 'The checkout has begun; cancel the order and make a new one.',
  'PRICE_FIXED.invoice':
    'An invoice or payment request asks for the present price. Remove the request that is only prepared, price the order anew, and prepare another one; for an issued invoice make a new order.',
  PRICE_DIFFERS:
    'The invoices of an order add up to its price. Write the lines to that price, or price the order anew before.',
  STILL_PAYABLE: 'There is time to pay until this day.',
  STILL_TO_PAY: 'Something is to be paid for this order.',
  REFUND_EXCEEDS_PAYMENT: 'More than was paid cannot be given back.',
  REFUND_NOT_ASKED: 'One admin asks for the refund by transfer first; another one confirms it.',
  SECOND_PERSON_NEEDED: 'You asked for this money to go back: another admin has to confirm it.',
  'SECOND_PERSON_NEEDED.fee': 'You entered this fee: another admin has to agree to it.',
  FEE_PROPOSED: 'A change of this fee waits for another admin: it is decided first.',
  NOT_PROPOSED: 'Nothing waits for a decision here.',
  RETURN_NOT_ASKED: 'One admin asks for it to be sent back first; another one confirms it.',
  'NOT_FOUND.credit': 'There is no such transfer.',
  REFUND_DIFFERS: 'Another amount was asked for.',
  'PRICE_MISSING.addition':
    'This order was priced by a person: write to us, and we quote what you want to add.',
  'PRICE_MISSING.day': 'There is no price list for this day.',
  TOO_MUCH_FOR_ONE_ORDER: 'This is too much for one order: take some marks out and order them afterwards.',
  TOO_MANY_TRIES: 'Too many coupon codes were tried: wait a minute.',
  COUPON_MISSING: 'The coupon of this order is no longer known.',
  TOO_EARLY_TO_RENEW: 'A renewal can be ordered from {from}.{filed}',
  TOO_LATE_TO_RENEW: 'A renewal could be ordered until {to}; the mark has to be filed anew.',
  INVOICE_NOT_ISSUED: 'Only an issued invoice is credited; change or remove the request instead.',
  NOTHING_TO_REPLACE: 'Change the buyer or the words of a line; for another amount give a part of it back.',
  CREDITED_BEFORE:
    'A credit note has taken back a part of this invoice: give back the rest, and write a new one.',
  REPLACEMENT_UNDER_WAY: 'This invoice is being replaced: its credit note comes by itself.',
  NOT_FULLY_CREDITED: 'The credit notes do not add up to the invoice.',
  GOES_BACK_BY_PROVIDER: 'It was paid by card: a credit note sends the money back by itself.',
  CHARGE_NOT_WANTED: 'It was charged already, or is not wanted any more.',
  NO_DISPUTE: 'There is no open dispute about this payment.',
  KNOWN_DISPUTE: 'This dispute is known.',
  OTHER_GATEWAY_ORDER: 'Another order is open at the provider by now.',
  NO_TRANSFER: 'It is not paid by transfer.',
  PAID_AT_THE_ORDER: 'This invoice belongs to an order: confirm the transfer there, beside its payments.',
  METHOD_CHANGED: 'It is paid another way by now.',
});
