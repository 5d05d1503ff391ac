import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { declareClasses } from '../../web/scripts/classes/declare.mjs';

const root = resolve(import.meta.dirname, '..', '..');
const planted: string[] = [];
afterEach(() => planted.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/**
 * What the compiler says of a file in `build/<something>/` of a package, under that package's own settings.
 * @returns each error as `line: TS1234`
 */
function errorsOf(project: string, text: string): readonly string[] {
  const build = join(root, project, 'build');
  mkdirSync(build, { recursive: true });
  const folder = mkdtempSync(join(build, 'misspelt-'));
  planted.push(folder);
  writeFileSync(join(folder, 'planted.ts'), text);
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: { noEmit: true, composite: false, incremental: false, rootDir: '../..' },
    include: ['planted.ts'],
    references: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  const { stdout } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => line.replace(/^planted\.ts\((\d+),.*error (TS\d+).*$/, '$1: $2'));
}

/** A misspelt name at a seam does not compile, and the right one does. */
describe('a misspelt name', () => {
  it('of a class in a style sheet', () => {
    declareClasses(join(root, 'web'));
    const read = (name: string): string =>
      `import styles from '../../src/kit/button/button.module.css';\nexport const it: string = styles.${name};\n`;
    expect(errorsOf('web', read('button'))).toEqual([]);
    expect(errorsOf('web', read('buton'))).toEqual(['2: TS2551']);
  });

  const product = `import { product } from '../../src/product/product.work-item.js';\n`;

  it('of a step of a work item', () => {
    const taken = (step: string) => `${product}export const taken = product.steps.${step};\n`;
    expect(errorsOf('services/invoicing', taken('openProductDispute'))).toEqual([]);
    expect(errorsOf('services/invoicing', taken('openProductDisputee'))).toEqual(['2: TS2551']);
  });

  it('of a status that a step starts from or leads to, and of a column that it changes', () => {
    const stepped = (rest: string) => `import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { caseSolutionResource } from '../../src/case-solution/case-solution.resource.js';
export const it = stepsOf(caseSolutionResource)({
  command: 'X', doc: 'X.', event: 'X', label: 'X', audience: 'staff', by: ['lawyer'],
  ${rest}
});
`;
    const errors = (text: string): readonly string[] => errorsOf('services/cases', stepped(text));
    const change = (keys: string) =>
      `from: ['Draft'], to: 'Offered', change: (_, __, { now }) => ({ ${keys} }),`;
    expect(errors(change('offeredAt: now.toISOString()'))).toEqual([]);
    expect(errors(change('offeredAt: now.toISOString(), offerredAt: null'))).toEqual(['5: TS2322']);
    expect(errors(`from: ['Drafft'], to: 'Offered',`)).toEqual(['5: TS2820']);
    expect(errors(`from: ['Draft'], to: 'Offerred',`)).toEqual(['5: TS2820']);
  });

  it('of what a step is given', () => {
    const given = (
      key: string,
    ) => `import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
${product}export const taken = (runtime: Parameters<typeof handleCommand>[0]) =>
  handleCommand(runtime, {
    command: product.steps.openProductDispute,
    streamId: '1',
    commandId: '2',
    viewer: { role: 'system', locale: 'en', scopes: [] },
    input: { ${key}: '3', amountMinor: 4 },
  });
`;
    expect(errorsOf('services/invoicing', given('disputeOrderId'))).toEqual([]);
    expect(errorsOf('services/invoicing', given('disputeOrderID'))).toEqual(['9: TS2561']);
  });

  it('of a column that the fact of an order’s step carries, where it is written and where it is read', () => {
    const errors = (text: string): readonly string[] => errorsOf('services/requests', text);
    const written = (
      column: string,
    ) => `import { requestStep } from '../../src/registration-request/request-step.js';
export const paid = requestStep({
  command: 'ConfirmInvoicePaid',
  doc: 'The money is there.',
  event: 'InvoicePaid',
  from: ['Order created'],
  to: 'same',
  by: ['admin'],
  columns: (_, { now }) => ({ ${column} }),
});
`;
    expect(errors(written('paidAt: now.toISOString()'))).toEqual([]);
    for (const wrong of ['payedAt: now.toISOString()', 'paidAt: now.getTime()', 'sentAt: now.toISOString()'])
      expect(errors(written(`...(now.getTime() > 0 ? { ${wrong} } : {})`))).toEqual(['9: TS2322']);
    const read = (
      column: string,
    ) => `import type { TransitionFact } from '../../src/registration-request/events.js';
import type { RegistrationRequestState } from '../../src/registration-request/registration-request.js';
export const told = ({ columns }: TransitionFact<'InvoicePaid'>) => columns?.${column};
export const known = ({ order }: RegistrationRequestState) => order.${column};
`;
    expect(errors(read('paidAt'))).toEqual([]);
    expect(errors(read('payedAt'))).toEqual(['3: TS2339', '4: TS2339']);
  });

  it('of a refusal, and words its sentence has no place for', () => {
    const say = (no: string): string =>
      `import { no } from '../../src/refusals.js';\nexport const it = ${no};\n`;
    const errors = (no: string): readonly string[] => errorsOf('services/workspace', say(no));
    expect(errors(`[no('TASK_NOT_OPEN'), no('TOO_LATE', { days: 30 })]`)).toEqual([]);
    expect(errors(`no('TASK_NOT_OPENED')`)).toEqual(['2: TS2345']);
    expect(errors(`no('TOO_LATE', { dayz: 30 })`)).toEqual(['2: TS2345']);
  });

  it('of an event of a message', () => {
    const heard = (event: string): string =>
      `import { TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';\nexport const it = TrademarkEvent.${event};\n`;
    expect(errorsOf('services/workspace', heard('TRADEMARK_FILED'))).toEqual([]);
    expect(errorsOf('services/workspace', heard('TRADEMARK_FILD'))).toEqual(['2: TS2551']);
  });

  it('of a field of a message', () => {
    const read = (fact: string): string =>
      `import type { TrademarkChanged } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';\nexport const it = ({ facts }: TrademarkChanged) => facts?.${fact};\n`;
    expect(errorsOf('services/workspace', read('userId'))).toEqual([]);
    expect(errorsOf('services/workspace', read('userID'))).toEqual(['2: TS2551']);
  });

  it('of a part of a price, and a kind of fee', () => {
    const shown = (part: string, kind: string): string =>
      `import type { ProductToPayResult } from '../../src/features/public/checkout/checkout.graphql.js';
import type { Price } from '../../src/features/portal/order/parts/lines-by-office.js';
export const it = ({ price }: NonNullable<ProductToPayResult['product']>) => price.${part};
export const isFee = ({ kind }: Price['lines'][number]) => kind === '${kind}';
`;
    expect(errorsOf('web', shown('officeFee', 'OFFICIAL_FEE'))).toEqual([]);
    expect(errorsOf('web', shown('oficeFee', 'OFFICIAL_FEE'))).toEqual(['3: TS2551']);
    expect(errorsOf('web', shown('officeFee', 'OFFICE_FEE'))).toEqual(['4: TS2367']);
  });
});
