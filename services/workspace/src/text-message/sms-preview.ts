import { localeOf } from '../words/locale.js';
import { smsStrings, writeSms, type WrittenSms } from './write-sms.js';

const madeUp = {
  publicId: 'V-7K2M9Q4X',
  mark: 'Lumara',
  link: 'https://cotta.test/application-draft/r.AZ8h2nXKc0mB7Q1v3w5x7g.1.tiu9s0.9pQ2s4u6w8y0A1C3E5G7Ig',
};

/** A text message with made-up facts, for looking at. Undefined when none has that name. */
export function previewSms(name: string, locale: string): WrittenSms | undefined {
  return Object.hasOwn(smsStrings('en'), name)
    ? writeSms({ template: name, locale: localeOf(locale), params: madeUp })
    : undefined;
}
