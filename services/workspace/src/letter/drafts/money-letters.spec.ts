import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { afterPaymentOf } from '@cotta/reference/service-words.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import {
  ProductMovedSchema,
  ProductReferenceSchema,
  ProductMovedEvent,
} from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { renderLetter } from '../emails/render-letter.js';
import { localeOf, locales } from '../../words/locale.js';
import { publicLinks } from '../../words/public-links.js';
import { moneyLetter } from './money-letters.js';

const links = publicLinks('https://cotta.test');
const contact = encryptContact(
  { email: 'eva@example.test', firstName: '', lastName: 'Eva Nová', phone: '', language: 'sk' },
  'A'.repeat(43),
);
const product = {
  productId: nameBasedId('product'),
  subjectType: 'registration_request',
  subjectId: nameBasedId('request'),
  language: 'sk',
  contact,
  orderReference: 'V-7K2M9Q4X',
  currency: 'EUR',
  totalMinor: 120_670n,
  variableSymbol: '1260000425',
  paymentType: 'transfer',
  linkPath: '/product/1/checkout',
};

function letter(
  event: ProductMovedEvent,
  more: MessageInitShape<typeof ProductMovedSchema> = {},
  of: object = {},
) {
  return moneyLetter(
    create(ProductMovedSchema, {
      event,
      ...more,
      product: create(ProductReferenceSchema, { ...product, ...of }),
    }),
    'event-1',
    links,
  );
}

const writtenFor = [
  [ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED, {}, 'payment-request'],
  [ProductMovedEvent.PRODUCT_PAYMENT_FAILED, { declineReason: 'expired_card' }, 'payment-failed'],
  [ProductMovedEvent.PRODUCT_PARTLY_PAID, { amountMinor: 20_670n }, 'payment-short'],
  [ProductMovedEvent.PRODUCT_PAYMENT_REMINDED, { step: 2 }, 'payment-reminder'],
  [
    ProductMovedEvent.PRODUCT_INVOICE_FILED,
    { documentNumber: '1261000119', documentPath: '/api/document/1/content?token=x' },
    'invoice-paid',
  ],
  [
    ProductMovedEvent.PRODUCT_CREDIT_NOTE_FILED,
    { documentNumber: '1262000008', documentPath: '/api/document/2/content?token=x', amountMinor: 12_300n },
    'refunded',
  ],
] as const;

describe('a letter about money', () => {
  it.each(['transfer', 'card'])(
    'of an order paid by %s says where a fee is a ceiling that the difference goes back, and nothing of it where all is exact',
    (paymentType) => {
      const written = (hasEstimatedFee: boolean, language: string): string => {
        const draft = letter(
          ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED,
          { hasEstimatedFee },
          { paymentType },
        );
        return renderLetter({
          template: draft?.template ?? '',
          locale: localeOf(language),
          params: draft?.params ?? {},
          contact: { firstName: '' },
        }).text.replaceAll(/\s+/g, ' ');
      };
      const said = {
        en: 'charged at the most it can come to: what the office takes less goes back to you with its tax.',
        cs: 'účtujeme ho nejvyšší možnou částkou: vybere-li úřad méně, rozdíl vám vrátíme i s daní.',
        sk: 'účtujeme ho najvyššou možnou sumou: ak úrad vyberie menej, rozdiel vám vrátime aj s daňou.',
        es: 'se cobra por el importe máximo posible: si la oficina cobra menos, le devolvemos la diferencia con su impuesto.',
      };
      for (const [language, sentence] of Object.entries(said)) {
        expect(written(true, language)).toContain(sentence);
        expect(written(false, language)).not.toContain(sentence);
      }
    },
  );

  it.each(writtenFor)(
    '%s tells %j as %s, in four languages, with amount, number and a way on',
    (event, more, template) => {
      const draft = letter(event, more);
      expect(draft).toMatchObject({
        template,
        businessKey: 'event-1',
        legal: true,
        subjectType: 'registration_request',
      });
      for (const language of locales) {
        const { subject, text, html } = renderLetter({
          template,
          locale: localeOf(language),
          params: draft?.params ?? {},
          contact: { firstName: '' },
        });
        expect(subject).toContain('V-7K2M9Q4X');
        expect(text.replace(/[\s.,]/g, '')).toMatch(/120670|20670|12300/);
        expect(html).toContain('https://cotta.test/');
      }
    },
  );

  it('is not written of a charge to a card on file, but for its invoice: nothing was ordered, and the subscription says that it was refused', () => {
    const of = { isChargedOnFile: true, subjectType: 'brand_subscription_payment', paymentType: 'card' };
    expect(letter(ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED, {}, of)).toBeUndefined();
    expect(letter(ProductMovedEvent.PRODUCT_PAYMENT_FAILED, {}, of)).toBeUndefined();
    expect(letter(ProductMovedEvent.PRODUCT_INVOICE_FILED, { documentNumber: '1' }, of)).toMatchObject({
      template: 'invoice-paid',
    });
  });

  it('opens the file where there is one, and the page of the order elsewhere', () => {
    expect(letter(...([writtenFor[4][0], writtenFor[4][1]] as const))?.params['link']).toBe(
      'https://cotta.test/api/document/1/content?token=x',
    );
    expect(letter(ProductMovedEvent.PRODUCT_PAYMENT_FAILED)?.params['link']).toBe(
      'https://cotta.test/sk/product/1/checkout',
    );
  });

  it('confirms an order whose money is on its way, or is paid by credit wholly', () => {
    for (const given of [{ paymentType: 'card' }, { totalMinor: 0n }]) {
      const draft = letter(ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED, {}, given);
      expect(draft).toMatchObject({ template: 'order-confirmed', legal: true });
      for (const language of locales)
        expect(
          renderLetter({
            template: 'order-confirmed',
            locale: localeOf(language),
            params: draft?.params ?? {},
            contact: { firstName: '' },
          }).subject,
        ).toContain('V-7K2M9Q4X');
    }
  });

  it.each([
    'registration_request',
    'additional_order',
    'service_request',
    'brand_subscription',
    'service',
    'trademark',
    'office_action',
    '',
  ])('names what is paid for, by number or by name, and leaves nothing blank: «%s»', (subjectType) => {
    const named = [
      { orderReference: 'V-7K2M9Q4X', name: 'V-7K2M9Q4X · Lumara' },
      { orderReference: '', name: 'Notice to a marketplace' },
      { orderReference: '', name: '', variableSymbol: '1260000425' },
    ];
    for (const [event, more, template] of [
      ...writtenFor,
      [ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED, {}, 'order-confirmed'] as const,
    ]) {
      for (const of of named) {
        const draft = letter(event, more, {
          ...of,
          subjectType,
          payableUntil: '2026-12-24',
          ...(template === 'order-confirmed' ? { paymentType: 'card' } : {}),
        });
        expect(draft?.template).toBe(template);
        expect(Object.values(draft?.params ?? {})).not.toContain('');
        const called = of.orderReference || of.name || '1260000425';
        for (const locale of locales) {
          const { subject, text } = renderLetter({
            template,
            locale,
            params: draft?.params ?? {},
            contact: { firstName: '' },
          });
          expect(subject.startsWith(`${called}: `)).toBe(true);
          expect(text).toContain(called);
          expect(text).not.toMatch(/: +$/m);
        }
      }
    }
  });

  it.each(['payment-request', 'payment-failed', 'payment-short', 'payment-reminder'])(
    '%s names the last day to pay, of the product itself',
    (wanted) => {
      const [event, more] = writtenFor.find(([, , template]) => template === wanted) ?? writtenFor[0];
      const texts = (of: object) =>
        locales.map(
          (locale) =>
            renderLetter({
              template: wanted,
              locale,
              params: letter(event, more, of)?.params ?? {},
              contact: { firstName: '' },
            }).text,
        );
      expect(
        texts({ payableUntil: '2026-12-24' }).map((text) =>
          /24(\.| de)? (December|prosince|decembra|diciembre)|December 24/.test(text),
        ),
      ).toEqual([true, true, true, true]);
      // Facts of older days did not say it.
      expect(texts({}).join()).not.toContain('Invalid');
    },
  );

  it('speaks of what is paid for: a registration, more of one, a renewal or transfer, or what staff put on a bill', () => {
    const texts = (
      event: ProductMovedEvent,
      more: MessageInitShape<typeof ProductMovedSchema>,
      of: object,
    ) => {
      const draft = letter(event, more, of);
      return locales.map(
        (locale) =>
          renderLetter({
            template: draft?.template ?? '',
            locale,
            params: draft?.params ?? {},
            contact: { firstName: '' },
          }).text,
      );
    };
    const facts: readonly [
      ProductMovedEvent,
      MessageInitShape<typeof ProductMovedSchema>,
      object,
      readonly string[],
    ][] = [
      [
        ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED,
        {},
        { paymentType: 'card' },
        [
          'what the offices still need',
          'what you added joins your order',
          'A lawyer begins the work that you ordered',
          'shows where it stands',
        ],
      ],
      [
        ProductMovedEvent.PRODUCT_INVOICE_FILED,
        writtenFor[4][1],
        {},
        [
          'we prepare the application',
          'What you added now belongs to your order',
          'A lawyer begins the work that you ordered',
          'shows where it stands',
        ],
      ],
      [
        ProductMovedEvent.PRODUCT_PAYMENT_REMINDED,
        { step: 2 },
        {},
        [
          'The filing waits for your payment',
          'does not wait for it',
          'A lawyer takes up your order',
          'We go on as soon as',
        ],
      ],
    ];
    for (const [event, more, of, said] of facts) {
      const kinds = ['registration_request', 'additional_order', 'service_request', 'trademark'].map(
        (subjectType) => texts(event, more, { ...of, subjectType }),
      );
      for (const [index, sentence] of said.entries())
        expect(kinds.map(([english]) => english?.includes(sentence))).toEqual(
          kinds.map((_, position) => position === index),
        );
      // Each language keeps the four apart.
      for (const [index] of locales.entries()) expect(new Set(kinds.map((each) => each[index])).size).toBe(4);
    }
  });

  it('says of a service what follows, as its page does, and promises a filing of none that files nothing', () => {
    const says = (service: string) => {
      const draft = letter(ProductMovedEvent.PRODUCT_INVOICE_FILED, writtenFor[4][1], {
        subjectType: 'service_request',
        service,
      });
      return renderLetter({
        template: draft?.template ?? '',
        locale: 'en',
        params: draft?.params ?? {},
        contact: { firstName: '' },
      }).text.replaceAll(/\s+/g, ' ');
    };
    for (const service of ['trademark-renewal', 'case-solution', 'other'])
      expect(says(service)).toContain(`What follows: ${afterPaymentOf(service, 'en')}`);
    expect(says('trademark-renewal')).toContain('We file the renewal');
    expect(says('other')).not.toMatch(/\bfiles?\b/);
  });

  it('waits with nothing of the order but what was paid in part', () => {
    const draft = letter(
      ProductMovedEvent.PRODUCT_PARTLY_PAID,
      { amountMinor: 20_670n },
      { subjectType: 'service_request' },
    );
    expect(
      renderLetter({
        template: 'payment-short',
        locale: 'en',
        params: draft?.params ?? {},
        contact: { firstName: '' },
      }).text,
    ).not.toContain('filing');
  });

  it('is still written from a row of older days, which did not say what was paid for', () => {
    const { paidFor: _, ...older } =
      letter(ProductMovedEvent.PRODUCT_PAYMENT_REMINDED, { step: 2 })?.params ?? {};
    expect(
      renderLetter({ template: 'payment-reminder', locale: 'en', params: older, contact: { firstName: '' } })
        .text,
    ).toContain('The filing waits for your payment');
  });

  it('is not written before anybody is known to write to, nor when the phone takes over', () => {
    expect([
      letter(ProductMovedEvent.PRODUCT_CREATED),
      letter(ProductMovedEvent.PRODUCT_PAYMENT_REMINDED, { step: 4 }),
      letter(ProductMovedEvent.PRODUCT_PAYMENT_FAILED, {}, { contact: undefined }),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('never names the account: bank details stand on the page alone', () => {
    for (const [event, more] of writtenFor) {
      const draft = letter(event, more);
      const { text } = renderLetter({
        template: draft?.template ?? '',
        locale: 'en',
        params: draft?.params ?? {},
        contact: { firstName: '' },
      });
      expect(text).not.toMatch(/[A-Z]{2}\d{20}/);
    }
  });
});
