import { describe, expect, it } from '@jest/globals';
import { serviceForms, type ServiceForm } from '@cotta/reference/service-forms.js';
import { lastDayOf, markOfOrder, parametersProblem } from './service-parameters.js';

const mark = {
  jurisdiction: 'EU',
  number: '018123456',
  name: 'Lumora',
  classes: [9],
  expirationDate: '2027-02-20',
  poaInHand: false,
};
const renewal = (number: string) => ({ serviceName: 'trademark-renewal', parameters: { ...mark, number } });
const several = (...numbers: string[]) => ({
  serviceName: 'trademark-renewals',
  parameters: { marks: numbers.map((number) => ({ ...mark, number })) },
});

describe('the number of a registration', () => {
  it.each(['018123456', 'DD/123', '1 234 567', 'UK00003123456'])('has digits: %s', (number) =>
    expect(parametersProblem(renewal(number), { complete: true })).toBeUndefined(),
  );

  it('is no word', () => {
    expect(parametersProblem(renewal('abc'), { complete: true })).toMatchObject({
      fields: [{ path: ['parameters', 'number'], code: 'NOT_A_REGISTRATION' }],
    });
    expect(parametersProblem(several('018123456', 'abc'), { complete: true })).toMatchObject({
      fields: [{ path: ['parameters', 'marks', '1', 'number'] }],
    });
  });

  it('may still be missing in a draft, and stays readable in an order that was placed before', () => {
    expect(parametersProblem(renewal('abc'), { complete: false })).toBeUndefined();
    expect(markOfOrder(renewal('abc'))).toMatchObject({ number: 'abc', mark: 'Lumora' });
  });
});

describe('the answers of a declared form', () => {
  const answers = (form: ServiceForm): Record<string, unknown> => ({
    ...(form.mark === 'needed' ? { jurisdiction: 'EU', number: '018123456', name: 'Lumora' } : {}),
    ...Object.fromEntries(
      form.questions.map(({ name, kind, choices: [first] }) => [
        name,
        {
          text: 'Words.',
          longText: 'Words.',
          date: '2026-12-31',
          links: ['https://shop.example'],
          choice: first,
          choices: [first],
        }[kind],
      ]),
    ),
  });
  const problemOf = (form: ServiceForm, parameters: object) =>
    parametersProblem({ serviceName: form.serviceName, parameters }, { complete: true });

  it.each(serviceForms)('$serviceName: all of them, and no more', (form) => {
    expect(problemOf(form, answers(form))).toBeUndefined();
    expect(problemOf(form, { ...answers(form), price: 1 })).toMatchObject({
      fields: [{ path: ['parameters', 'price'], code: 'UNKNOWN_FIELD' }],
    });
  });

  it.each(
    serviceForms.flatMap((form) =>
      form.questions
        .filter(({ required }) => required)
        .map(({ name }) => [form.serviceName, name, form] as const),
    ),
  )('%s does not go without %s', (_, name, form) => {
    const { [name]: _left, ...rest } = answers(form);
    expect(problemOf(form, rest)).toMatchObject({
      fields: [{ path: ['parameters', name], code: 'REQUIRED' }],
    });
  });

  it('choose among what is offered', () => {
    const letter = serviceForms.find(({ serviceName }) => serviceName === 'cease-and-desist-letter');
    if (letter === undefined) throw new Error('no such form');
    expect(problemOf(letter, { ...answers(letter), wanted: 'revenge' })).toMatchObject({
      fields: [{ path: ['parameters', 'wanted'], code: 'UNKNOWN_CODE' }],
    });
  });

  it('leave a last day to pay before the one that was answered', () => {
    const order = { serviceName: 'filing-opposition', parameters: { deadline: '2026-12-31' } };
    expect(lastDayOf(order)).toBe('2026-12-28');
    expect(lastDayOf({ ...order, parameters: {} })).toBeUndefined();
    expect(lastDayOf({ ...order, parameters: { deadline: 'soon' } })).toBeUndefined();
  });

  it('leave one that follows from the notice an application ended on', () => {
    const petition = { serviceName: 'petition-to-revive', parameters: { issuedOn: '2026-04-21' } };
    expect(lastDayOf(petition)).toBe('2026-06-18');
    expect(lastDayOf({ ...petition, parameters: { issuedOn: '2026-12-31' } })).toBe('2027-02-25');
    expect(lastDayOf({ ...petition, parameters: { deadline: '2026-04-21' } })).toBeUndefined();
  });
});
