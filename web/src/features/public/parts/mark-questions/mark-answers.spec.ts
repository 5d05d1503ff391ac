import { expect, it } from '@jest/globals';
import { checkForm, readForm } from './mark-answers.js';
import { presetsOf } from './presets.js';
import { everyQuestion } from './questions.js';

const form = (more: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries({
    type: 'TEXT',
    value: 'Lumora',
    jurisdictions: 'EU',
    businessDescription: 'Lamps.',
    'contact.firstName': 'Jana',
    'contact.lastName': 'Mala',
    'contact.email': 'jana@example.com',
    ...more,
  }))
    data.append(name, value);
  return data;
};

it('says all that is wrong at once, each at its own field', () => {
  expect(
    checkForm(readForm(form({ value: '', websites: 'lumora.sk, nothing', 'contact.phone': 'call me' }))),
  ).toEqual({
    value: 'errors.REQUIRED',
    websites: 'errors.NOT_A_URL',
    'contact.phone': 'errors.NOT_A_PHONE',
  });
});

it('takes a phone number with its country or as it is dialled at home, and websites as people type them', () => {
  for (const phone of ['+421 901 234 567', '0901 234 567', '(02) 555-1234'])
    expect(
      checkForm(readForm(form({ websites: 'lumora.sk https://lumora.com/x', 'contact.phone': phone }))),
    ).toEqual({});
});

it('shows after a failed attempt what was answered: read again, the controls say the same', () => {
  const answered = readForm(
    form({
      type: 'COMBINED',
      meaning: 'Light',
      jurisdictionsUndecided: 'yes',
      websites: 'lumora.sk https://lumora.com/x',
      useInCommerce: 'no',
      'contact.phone': '+421 901 234 567',
      sendMarketingEmails: 'yes',
    }),
  );
  const shown = presetsOf(answered);
  const again = new FormData();
  for (const [name, values] of Object.entries(shown)) for (const value of values) again.append(name, value);
  expect(readForm(again)).toEqual(answered);
  // A file is not sent twice: its control cannot be filled.
  expect(everyQuestion.map(([name]) => name).filter((name) => shown[name] === undefined)).toEqual([
    'logoUpload',
  ]);
});
