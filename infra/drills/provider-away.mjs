import { randomUUID } from 'node:crypto';
import { prove } from './proof.mjs';

const BOOKED = 'select count(*) from bank_credit where right(payer, length($1)) = $1';

/** @type {import('./all-drills.mjs').Drill} */
export const providerAway = {
  name: 'provider-away',
  about: 'the bank answers nothing but 503 while transfers arrive there',
  recipe: 'A provider is away',
  async play(copy, say) {
    const simulators = `http://127.0.0.1:${copy.ports.simulators}/__sim`;
    const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
      const answer = await fetch(`${simulators}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    };
    const mend = async () => void (await fetch(`${simulators}/faults`, { method: 'DELETE' }));
    copy.later(mend);
    await post('/faults', { vendor: 'revolut-business', kind: 'status', status: 503, count: 10_000 });
    say('damage', 'the bank answers every call with 503');
    const payer = `DRILL ${randomUUID()}`;
    for (const amount of ['11.00', '12.00', '13.00'])
      await post('/revolut-business/credits', { amount, currency: 'EUR', payer, reference: 'a drill' });
    say('seen', '3 transfers arrived at the bank');
    await copy.untilFigure('invoicing-worker', 'cotta_circuit_open', { is: (value) => value > 0 });
    say('seen', 'alert CottaVendorCutOff (after ten minutes): docs/runbook.md#a-provider-is-away');
    prove(say, 'transfers booked meanwhile', await copy.count('invoicing', BOOKED, [payer]), 0);
    await mend();
    say('recipe', 'the bank answers again; nothing is done on our side');
    await copy.until('all are booked', async () => (await copy.count('invoicing', BOOKED, [payer])) >= 3);
    const rounds = () =>
      copy.figure('invoicing-worker', 'cotta_rounds_total', { round: 'invoicing-bank', outcome: 'done' });
    const before = await rounds();
    await copy.until('the bank is asked twice more', async () => (await rounds()) >= before + 2);
    prove(say, 'transfers booked', await copy.count('invoicing', BOOKED, [payer]), 3);
    await copy.untilFigure('invoicing-worker', 'cotta_circuit_open', { is: (value) => value === 0 });
  },
};
