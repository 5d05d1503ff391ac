import { describe, expect, it } from '@jest/globals';
import { nextStatementDue } from './use-in-commerce-rules.js';
import {
  canOrder,
  extensionFrom,
  extensionRefused,
  isLate,
  needsRush,
  orderRefused,
  orderUntil,
  type ProofToOrder,
} from './proof-order-rules.js';
import { statementDates } from '../deadlines/rule-dates.js';

const at = (day: string): Date => new Date(`${day}T15:00:00Z`);
const statement = (more: Partial<ProofToOrder> = {}): ProofToOrder => ({
  type: 'Statement of use',
  issueDate: '2026-01-06',
  dueDate: '2027-01-06',
  remainingExtensionCount: 4,
  ...more,
});
const declaration: ProofToOrder = {
  type: 'Declaration of use',
  issueDate: '2020-09-15',
  dueDate: '2026-09-15',
  graceEndDate: '2027-03-15',
};
const code = (refused: ReturnType<typeof orderRefused>): string | undefined => refused?.refused;

// The table of the domain notes: from the notice of allowance to each day, and no further. Where the last row is defensible twice, the earlier day stands.
describe('the days after a notice of allowance', () => {
  it.each([
    ['2026-01-06', ['2026-07-06', '2027-01-06', '2027-07-06', '2028-01-06', '2028-07-06', '2029-01-06']],
    ['2025-12-30', ['2026-06-30', '2026-12-30', '2027-06-30', '2027-12-30', '2028-06-30', '2028-12-30']],
    ['2025-08-26', ['2026-02-26', '2026-08-26', '2027-02-26', '2027-08-26', '2028-02-26', '2028-08-26']],
    ['2026-03-31', ['2026-09-30', '2027-03-30', '2027-09-30', '2028-03-30', '2028-09-30', '2029-03-30']],
  ])('of %s follow it by six months each, never chained from a moved day', (allowedOn, days) => {
    expect(days.map((_, used) => statementDates({ allowedOn, remaining: 5 - used })?.due)).toEqual(days);
    let dueDate = days[0] ?? '';
    for (const [used, day] of days.slice(1).entries()) {
      dueDate = nextStatementDue({ dueDate, noticeOfAllowanceDate: allowedOn, remaining: 4 - used });
      expect(dueDate).toBe(day);
    }
  });
});

describe('more time', () => {
  it('is asked for once in each six months: early it shortens nothing, and the next waits for its period', () => {
    // Notice of 6 January 2026; the first was filed in March, its period ends on 6 July.
    expect(extensionFrom(statement())).toBe('2026-07-07');
    expect(code(extensionRefused(statement(), '2026-07-06'))).toBe('EXTENSION_TOO_EARLY');
    expect(extensionRefused(statement(), '2026-07-07')).toBeUndefined();
    expect(extensionFrom(statement({ remainingExtensionCount: 5, dueDate: '2026-07-06' }))).toBeUndefined();
  });

  it('is not ordered a sixth time', () => {
    const used = statement({ remainingExtensionCount: 0, dueDate: '2029-01-06' });
    expect(code(orderRefused(used, { type: 'Extension', goodCause: 'Research' }, at('2028-09-01')))).toBe(
      'NO_EXTENSION_LEFT',
    );
    expect(orderRefused(used, { type: 'Statement of use' }, at('2028-09-01'))).toBeUndefined();
  });

  it('needs a reason from the second time on', () => {
    const first = statement({ remainingExtensionCount: 5, dueDate: '2026-07-06' });
    expect(orderRefused(first, { type: 'Extension' }, at('2026-03-02'))).toBeUndefined();
    for (const goodCause of [undefined, '  '])
      expect(orderRefused(statement(), { type: 'Extension', goodCause }, at('2026-09-01'))).toMatchObject({
        refused: 'INPUT_INVALID',
        fields: [{ path: ['goodCause'], code: 'REQUIRED' }],
      });
  });
});

describe('an order', () => {
  it('is taken until five working days before the day, in a hurry from ten on', () => {
    // Wednesday, 6 January 2027: New Year and two days of a weekend lie before it.
    expect(orderUntil(statement(), at('2026-09-01'))).toBe('2026-12-29');
    expect(canOrder(statement(), at('2026-12-29'))).toBe(true);
    expect(canOrder(statement(), at('2026-12-30'))).toBe(false);
    expect(code(orderRefused(statement(), {}, at('2026-12-30')))).toBe('TOO_LATE_TO_ORDER');
    expect(needsRush(statement(), at('2026-12-01'))).toBe(false);
    expect(needsRush(statement(), at('2026-12-23'))).toBe(true);
  });

  it('of a declaration is late after its day, and can be placed until shortly before the grace ends', () => {
    expect(isLate(declaration, at('2026-09-15'))).toBe(false);
    expect(isLate(declaration, at('2026-09-16'))).toBe(true);
    expect(orderUntil(declaration, at('2026-10-01'))).toBe('2027-03-08');
    expect(orderRefused(declaration, {}, at('2027-03-08'))).toBeUndefined();
    expect(code(orderRefused(declaration, {}, at('2027-03-09')))).toBe('TOO_LATE_TO_ORDER');
  });

  it('is of a filing that this proof is for', () => {
    expect(orderRefused(declaration, { type: 'Extension' }, at('2026-07-01'))).toMatchObject({
      fields: [{ path: ['type'] }],
    });
    expect(
      orderRefused(statement(), { declarationOfIncontestability: true }, at('2026-09-01')),
    ).toMatchObject({ fields: [{ path: ['declarationOfIncontestability'] }] });
    expect(
      orderRefused(declaration, { declarationOfIncontestability: true }, at('2026-07-01')),
    ).toBeUndefined();
  });
});
