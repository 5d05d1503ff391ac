create table product (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  kind text not null,
  subject_type text,
  subject_id uuid,
  service text,
  name text not null,
  status text not null,
  payment_state text,
  payment_type text,
  currency text not null,
  net jsonb not null,
  vat jsonb not null,
  total jsonb not null,
  credit_used jsonb,
  still_to_pay jsonb,
  refunded jsonb,
  transfer_back jsonb,
  transfer_back_asked_by uuid,
  price_breakdown jsonb,
  discount_coupon_id uuid,
  billing_entity_id uuid,
  billing jsonb,
  billing_entity_code text,
  variable_symbol text,
  order_reference text,
  language text,
  link_revision integer,
  dispute_order_id text,
  dispute_state text,
  attempt integer,
  gateway_order_id text,
  payment_method_id uuid,
  save_card boolean,
  charge_wanted text,
  charge_attempt integer,
  gateway_customer_id text,
  checkout_url text,
  decline_reason text,
  payable_until date not null,
  invoice_document_id uuid,
  settled_fees jsonb,
  paid_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint product_status_is_baf1f621 check (status in ('Created', 'Checkout started', 'Checkout completed', 'Payment failed', 'Paid', 'Fulfilled', 'Partly refunded', 'Refunded', 'Cancelled')),
  constraint product_payment_state_is_6b0b1c68 check (payment_state in ('Initiated', 'Authorised', 'Captured', 'Declined', 'Expired', 'Refunded')),
  constraint product_payment_type_is_54e217d7 check (payment_type in ('card', 'transfer', 'wallet')),
  constraint product_dispute_state_is_58c749d8 check (dispute_state in ('Open', 'Lost', 'Won'))
);
create index product_user_id on product (user_id);
create index product_kind on product (kind, id);
create index product_subject_type on product (subject_type);
create index product_subject_id on product (subject_id);
create index product_name on product (name, id);
create index product_name_near on product using gin ((translate(lower(name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index product_status on product (status, id);
create index product_payment_state on product (payment_state);
create index product_payment_type on product (payment_type);
create index product_currency on product (currency);
create index product_discount_coupon_id on product (discount_coupon_id);
create index product_billing_entity_code on product (billing_entity_code);
create index product_variable_symbol on product (variable_symbol);
create index product_variable_symbol_near on product using gin ((translate(lower(variable_symbol), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index product_order_reference on product (order_reference);
create index product_dispute_order_id on product (dispute_order_id);
create index product_dispute_state on product (dispute_state);
create index product_gateway_order_id on product (gateway_order_id);
create index product_payable_until on product (payable_until, id);
create index product_paid_at on product (paid_at, id);
create index product_paid_at_last on product (paid_at desc nulls last, id desc);
create index product_created_at on product (created_at, id);
create index product_updated_at on product (updated_at, id);
create unique index product_gateway_order_id_unique on product (gateway_order_id);

create table product_tracking (
  id uuid primary key,
  version integer not null,
  product_id uuid not null,
  event text not null,
  label text not null,
  from_status text,
  to_status text,
  actor_kind text not null,
  actor_id uuid,
  reason text,
  audience text not null,
  user_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index product_tracking_product_id on product_tracking (product_id);
create index product_tracking_event on product_tracking (event);
create index product_tracking_label on product_tracking (label);
create index product_tracking_created_at on product_tracking (created_at, id);
create index product_tracking_updated_at on product_tracking (updated_at, id);

create table product_event (
  id uuid primary key,
  version integer not null,
  product_id uuid not null,
  gateway_id text not null,
  kind text not null,
  occurred_at timestamptz(3) not null,
  payload jsonb,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index product_event_product_id on product_event (product_id);
create index product_event_gateway_id on product_event (gateway_id);
create index product_event_kind on product_event (kind, id);
create index product_event_occurred_at on product_event (occurred_at, id);
create index product_event_created_at on product_event (created_at, id);
create index product_event_updated_at on product_event (updated_at, id);
create unique index product_event_gateway_id_unique on product_event (gateway_id);

create table invoice (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  product_id uuid,
  registration_request_id uuid,
  status text not null,
  record_status text,
  number text,
  serial_number integer,
  year integer,
  variable_symbol text not null,
  tax_document text,
  billing_entity_code text not null,
  billing_entity jsonb not null,
  customer jsonb,
  lines jsonb not null,
  tax_groups jsonb not null,
  currency text not null,
  net jsonb not null,
  vat jsonb not null,
  total jsonb not null,
  issue_date date,
  tax_date date,
  due_date date,
  payment_date date,
  payment_type text,
  bank_reference text,
  document_id uuid,
  replaces_id uuid,
  replacement jsonb,
  document_context jsonb,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint invoice_status_is_4946de6c check (status in ('Prepared', 'Issued', 'Sent', 'Overdue', 'Paid', 'Credited')),
  constraint invoice_record_status_is_7d5c53d6 check (record_status in ('created', 'processed')),
  constraint invoice_payment_type_is_54e217d7 check (payment_type in ('card', 'transfer', 'wallet'))
);
create index invoice_user_id on invoice (user_id);
create index invoice_product_id on invoice (product_id);
create index invoice_registration_request_id on invoice (registration_request_id);
create index invoice_status on invoice (status, id);
create index invoice_record_status on invoice (record_status);
create index invoice_number on invoice (number, id);
create index invoice_number_last on invoice (number desc nulls last, id desc);
create index invoice_number_near on invoice using gin ((translate(lower(number), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index invoice_serial_number on invoice (serial_number, id);
create index invoice_serial_number_last on invoice (serial_number desc nulls last, id desc);
create index invoice_year on invoice (year, id);
create index invoice_year_last on invoice (year desc nulls last, id desc);
create index invoice_variable_symbol on invoice (variable_symbol, id);
create index invoice_variable_symbol_near on invoice using gin ((translate(lower(variable_symbol), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index invoice_tax_document on invoice (tax_document);
create index invoice_billing_entity_code on invoice (billing_entity_code);
create index invoice_currency on invoice (currency);
create index invoice_issue_date on invoice (issue_date, id);
create index invoice_issue_date_last on invoice (issue_date desc nulls last, id desc);
create index invoice_tax_date on invoice (tax_date);
create index invoice_due_date on invoice (due_date, id);
create index invoice_due_date_last on invoice (due_date desc nulls last, id desc);
create index invoice_payment_date on invoice (payment_date, id);
create index invoice_payment_date_last on invoice (payment_date desc nulls last, id desc);
create index invoice_payment_type on invoice (payment_type);
create index invoice_document_id on invoice (document_id);
create index invoice_replaces_id on invoice (replaces_id);
create index invoice_created_at on invoice (created_at, id);
create index invoice_updated_at on invoice (updated_at, id);
create unique index invoice_number_unique on invoice (number);
create unique index invoice_variable_symbol_tax_document_unique on invoice (variable_symbol, tax_document);
create unique index invoice_billing_entity_code_year_serial_number_unique on invoice (billing_entity_code, year, serial_number);

create table invoice_tracking (
  id uuid primary key,
  version integer not null,
  invoice_id uuid not null,
  event text not null,
  label text not null,
  from_status text,
  to_status text,
  actor_kind text not null,
  actor_id uuid,
  reason text,
  audience text not null,
  user_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index invoice_tracking_invoice_id on invoice_tracking (invoice_id);
create index invoice_tracking_event on invoice_tracking (event);
create index invoice_tracking_label on invoice_tracking (label);
create index invoice_tracking_created_at on invoice_tracking (created_at, id);
create index invoice_tracking_updated_at on invoice_tracking (updated_at, id);

create table credit_note (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  invoice_id uuid not null,
  invoice_reference text not null,
  variable_symbol text not null,
  status text not null,
  number text not null,
  serial_number integer not null,
  year integer not null,
  billing_entity_code text not null,
  issue_date date not null,
  reason text not null,
  credited jsonb not null,
  tax_groups jsonb not null,
  currency text not null,
  net jsonb not null,
  vat jsonb not null,
  total jsonb not null,
  settles_minor integer,
  document_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint credit_note_status_is_a757c8e0 check (status in ('Created', 'Sent'))
);
create index credit_note_user_id on credit_note (user_id);
create index credit_note_invoice_id on credit_note (invoice_id);
create index credit_note_invoice_reference on credit_note (invoice_reference);
create index credit_note_variable_symbol on credit_note (variable_symbol);
create index credit_note_variable_symbol_near on credit_note using gin ((translate(lower(variable_symbol), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index credit_note_status on credit_note (status, id);
create index credit_note_number on credit_note (number, id);
create index credit_note_number_near on credit_note using gin ((translate(lower(number), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index credit_note_serial_number on credit_note (serial_number, id);
create index credit_note_year on credit_note (year, id);
create index credit_note_billing_entity_code on credit_note (billing_entity_code);
create index credit_note_issue_date on credit_note (issue_date, id);
create index credit_note_currency on credit_note (currency);
create index credit_note_document_id on credit_note (document_id);
create index credit_note_created_at on credit_note (created_at, id);
create index credit_note_updated_at on credit_note (updated_at, id);
create unique index credit_note_number_unique on credit_note (number);
create unique index credit_note_billing_entity_code_year_serial_number_unique on credit_note (billing_entity_code, year, serial_number);

create table credit_note_tracking (
  id uuid primary key,
  version integer not null,
  credit_note_id uuid not null,
  event text not null,
  label text not null,
  from_status text,
  to_status text,
  actor_kind text not null,
  actor_id uuid,
  reason text,
  audience text not null,
  user_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index credit_note_tracking_credit_note_id on credit_note_tracking (credit_note_id);
create index credit_note_tracking_event on credit_note_tracking (event);
create index credit_note_tracking_label on credit_note_tracking (label);
create index credit_note_tracking_created_at on credit_note_tracking (created_at, id);
create index credit_note_tracking_updated_at on credit_note_tracking (updated_at, id);

create table e_invoice (
  id uuid primary key,
  version integer not null,
  invoice_id uuid,
  credit_note_id uuid,
  user_id uuid,
  number text not null,
  status text not null,
  duty text not null,
  receiver text,
  attempt integer not null,
  document_id uuid,
  fingerprint text,
  message_id text,
  sent_at timestamptz(3),
  delivered_at timestamptz(3),
  trouble text,
  problem text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint e_invoice_status_is_93de706c check (status in ('Waiting', 'Sent', 'Delivered', 'Rejected', 'Cannot be sent')),
  constraint e_invoice_duty_is_3fe3f352 check (duty in ('MUST', 'MAY')),
  constraint e_invoice_trouble_is_1c517d8c check (trouble in ('NO_TAX_NUMBER', 'NOT_IN_NETWORK', 'INCOMPLETE', 'REJECTED'))
);
create index e_invoice_invoice_id on e_invoice (invoice_id);
create index e_invoice_credit_note_id on e_invoice (credit_note_id);
create index e_invoice_user_id on e_invoice (user_id);
create index e_invoice_number on e_invoice (number, id);
create index e_invoice_number_near on e_invoice using gin ((translate(lower(number), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index e_invoice_status on e_invoice (status, id);
create index e_invoice_duty on e_invoice (duty);
create index e_invoice_sent_at on e_invoice (sent_at, id);
create index e_invoice_sent_at_last on e_invoice (sent_at desc nulls last, id desc);
create index e_invoice_delivered_at on e_invoice (delivered_at, id);
create index e_invoice_delivered_at_last on e_invoice (delivered_at desc nulls last, id desc);
create index e_invoice_trouble on e_invoice (trouble);
create index e_invoice_created_at on e_invoice (created_at, id);
create index e_invoice_updated_at on e_invoice (updated_at, id);
create unique index e_invoice_invoice_id_unique on e_invoice (invoice_id);
create unique index e_invoice_credit_note_id_unique on e_invoice (credit_note_id);

create table e_invoice_tracking (
  id uuid primary key,
  version integer not null,
  e_invoice_id uuid not null,
  event text not null,
  label text not null,
  from_status text,
  to_status text,
  actor_kind text not null,
  actor_id uuid,
  reason text,
  audience text not null,
  user_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index e_invoice_tracking_e_invoice_id on e_invoice_tracking (e_invoice_id);
create index e_invoice_tracking_event on e_invoice_tracking (event);
create index e_invoice_tracking_label on e_invoice_tracking (label);
create index e_invoice_tracking_created_at on e_invoice_tracking (created_at, id);
create index e_invoice_tracking_updated_at on e_invoice_tracking (updated_at, id);

create table discount_coupon (
  id uuid primary key,
  version integer not null,
  code text not null,
  discount_type text not null,
  lawyer_fees_discount numeric(12,2) not null,
  fees_discount numeric(12,2) not null,
  currency text,
  recurring boolean not null,
  is_active boolean not null,
  most_uses integer,
  monitoring_upsell boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint discount_coupon_discount_type_is_2bb9fc22 check (discount_type in ('PERCENT', 'FIXED'))
);
create index discount_coupon_code on discount_coupon (code, id);
create index discount_coupon_discount_type on discount_coupon (discount_type);
create index discount_coupon_recurring on discount_coupon (recurring);
create index discount_coupon_is_active on discount_coupon (is_active);
create index discount_coupon_monitoring_upsell on discount_coupon (monitoring_upsell);
create index discount_coupon_created_at on discount_coupon (created_at, id);
create index discount_coupon_updated_at on discount_coupon (updated_at, id);
create unique index discount_coupon_code_unique on discount_coupon (code);

create table exchange_rate (
  id uuid primary key,
  version integer not null,
  base_currency text not null,
  target_currency text not null,
  rate numeric(20,8) not null,
  date date not null,
  source text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index exchange_rate_base_currency on exchange_rate (base_currency, id);
create index exchange_rate_target_currency on exchange_rate (target_currency, id);
create index exchange_rate_date on exchange_rate (date, id);
create index exchange_rate_source on exchange_rate (source);
create index exchange_rate_created_at on exchange_rate (created_at, id);
create index exchange_rate_updated_at on exchange_rate (updated_at, id);
create unique index exchange_rate_base_currency_target_currency_date_source_unique on exchange_rate (base_currency, target_currency, date, source);

create table official_fee_confirmation (
  id uuid primary key,
  version integer not null,
  office text not null,
  line text not null,
  amounts integer[] not null,
  former_amounts integer[] not null,
  currency text not null,
  valid_from date not null,
  in_force_from date,
  source_url text not null,
  looked_on date not null,
  note text,
  state text not null,
  entered_by_id uuid not null,
  decided_by_id uuid,
  declined_because text,
  position integer,
  open_prices integer,
  open_prices_that_differ integer,
  fees_left_to_check integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint official_fee_confirmation_line_is_f8403938 check (line in ('FILING', 'LATER_1', 'LATER_2', 'RENEWAL', 'LATE_RENEWAL')),
  constraint official_fee_confirmation_state_is_a80a8763 check (state in ('Proposed', 'Confirmed', 'Declined'))
);
create index official_fee_confirmation_office on official_fee_confirmation (office);
create index official_fee_confirmation_line on official_fee_confirmation (line);
create index official_fee_confirmation_in_force_from on official_fee_confirmation (in_force_from, id);
create index official_fee_confirmation_in_force_from_last on official_fee_confirmation (in_force_from desc nulls last, id desc);
create index official_fee_confirmation_state on official_fee_confirmation (state);
create index official_fee_confirmation_entered_by_id on official_fee_confirmation (entered_by_id);
create index official_fee_confirmation_created_at on official_fee_confirmation (created_at, id);
create index official_fee_confirmation_updated_at on official_fee_confirmation (updated_at, id);
create unique index official_fee_confirmation_position_unique on official_fee_confirmation (position);

create table official_fee_check (
  id uuid primary key,
  version integer not null,
  office text not null,
  quarter text not null,
  cause text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint official_fee_check_cause_is_d9165cb5 check (cause in ('AGED', 'CHANGE_DUE'))
);
create index official_fee_check_office on official_fee_check (office);
create index official_fee_check_quarter on official_fee_check (quarter);
create index official_fee_check_cause on official_fee_check (cause);
create index official_fee_check_created_at on official_fee_check (created_at, id);
create index official_fee_check_updated_at on official_fee_check (updated_at, id);
create unique index official_fee_check_office_unique on official_fee_check (office);

create table user_payment_method (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  card_brand text,
  card_expiration text,
  card_last_four text,
  status text not null,
  expires_on date,
  expiry_notice_days integer,
  default_since timestamptz(3),
  validation_order_id text,
  card_fingerprint text,
  gateway_method_id text,
  gateway_customer_id text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint user_payment_method_status_is_9faca7c0 check (status in ('Validating', 'Active', 'Expired', 'Rejected'))
);
create index user_payment_method_user_id on user_payment_method (user_id);
create index user_payment_method_status on user_payment_method (status);
create index user_payment_method_default_since on user_payment_method (default_since, id);
create index user_payment_method_default_since_last on user_payment_method (default_since desc nulls last, id desc);
create index user_payment_method_validation_order_id on user_payment_method (validation_order_id);
create index user_payment_method_created_at on user_payment_method (created_at, id);
create index user_payment_method_updated_at on user_payment_method (updated_at, id);

create table charge_consent (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  brand_subscription_id uuid not null,
  user_payment_method_id uuid not null,
  billing jsonb,
  customer_kind text not null,
  vat_number text,
  agreed_at timestamptz(3) not null,
  wording text not null,
  trial_payers text[],
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint charge_consent_customer_kind_is_24056030 check (customer_kind in ('CONSUMER', 'BUSINESS'))
);
create index charge_consent_user_id on charge_consent (user_id);
create index charge_consent_brand_subscription_id on charge_consent (brand_subscription_id);
create index charge_consent_user_payment_method_id on charge_consent (user_payment_method_id);
create index charge_consent_agreed_at on charge_consent (agreed_at, id);
create index charge_consent_created_at on charge_consent (created_at, id);
create index charge_consent_updated_at on charge_consent (updated_at, id);
create unique index charge_consent_brand_subscription_id_unique on charge_consent (brand_subscription_id);

create table bank_credit (
  id uuid primary key,
  version integer not null,
  transaction_id text not null,
  booked_at timestamptz(3) not null,
  amount_minor integer not null,
  currency text not null,
  reference text not null,
  payer text,
  result text not null,
  variable_symbol text,
  product_id uuid,
  outstanding_minor integer,
  returned_minor integer,
  return_asked_minor integer,
  return_asked_by_id uuid,
  return_reason text,
  surplus_minor integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint bank_credit_result_is_251ac336 check (result in ('PAID_EXACT', 'PAID_WITHIN_TOLERANCE', 'PARTIALLY_PAID', 'OVERPAID', 'ALREADY_PAID_CREDIT', 'CURRENCY_MISMATCH', 'UNMATCHED'))
);
create index bank_credit_transaction_id on bank_credit (transaction_id);
create index bank_credit_booked_at on bank_credit (booked_at, id);
create index bank_credit_currency on bank_credit (currency);
create index bank_credit_result on bank_credit (result, id);
create index bank_credit_variable_symbol on bank_credit (variable_symbol);
create index bank_credit_product_id on bank_credit (product_id);
create index bank_credit_created_at on bank_credit (created_at, id);
create index bank_credit_updated_at on bank_credit (updated_at, id);
create unique index bank_credit_transaction_id_unique on bank_credit (transaction_id);
