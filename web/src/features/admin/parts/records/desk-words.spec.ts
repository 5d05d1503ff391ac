import { describe, expect, it } from '@jest/globals';
import { registry } from './generated/registry.js';
import { stepGroups, type RecordFacts } from './record-facts.js';

const all: readonly RecordFacts[] = await Promise.all(
  Object.values(registry).map(async ({ load }) => (await load()).record),
);
const statusOf = ({ fields }: RecordFacts) => fields.find(({ key }) => key === 'status');
const withStatus = all.filter(
  (facts) => statusOf(facts)?.values !== undefined && facts.tracking !== undefined,
);
const withDesk = all.filter(({ desk }) => desk !== undefined);

describe('the desk', () => {
  it('has words for every status of every record with a life', () => {
    expect(withStatus.length).toBeGreaterThan(18);
    for (const facts of withStatus) {
      const words = Object.entries(facts.desk?.states ?? {});
      expect([facts.table, words.map(([status]) => status).sort()]).toEqual([
        facts.table,
        (statusOf(facts)?.values ?? []).map(([sent]) => sent).sort(),
      ]);
      for (const [, states] of words)
        for (const { word } of states) expect(word).toMatch(/^[A-Z][a-z]*(?:,? [a-z]+(?:-[a-z]+)?)*$/);
    }
  });

  it('says of every step of staff where it stands, what it is called and what follows', () => {
    const unsaid = withDesk.flatMap(({ table, type, steps, commands }) =>
      [...steps, ...commands]
        .filter(({ root }) => root !== `assign${type}`)
        .filter(
          ({ group, sentence }) =>
            group === undefined || !stepGroups.includes(group) || sentence === undefined,
        )
        .map(({ root }) => `${table}: ${root}`),
    );
    // A profile goes with its account and never alone; an invoice is replaced, a filing confirmed and a ticket merged on its page, where one sees what becomes of it,
    // as are items put under a brand and sources of a scan noted: there they are chosen by name. The outcome of a talk is sent where it was read as the client will.
    // A price is named where one sees it as the client will. An order is paid where its transfer is confirmed with its sum, beside its payments.
    // A result of a watch is judged by keys in the queue, with both marks beside each other, and there the judgement is taken back.
    expect(unsaid.toSorted()).toEqual([
      'brand: assignBrandItems',
      'brand_monitoring_task: noteBrandMonitoringSources',
      'consultation: closeConsultation',
      'consultation: sendConsultationOutcome',
      'invoice: replaceInvoice',
      'registration_request: confirmInvoicePaid',
      'service_request: quoteServiceRequest',
      'support_ticket: mergeSupportTicket',
      'trademark_filing: confirmFiling',
      'trademark_monitoring_result: judgeMonitoringResult',
      'trademark_monitoring_result: takeBackMonitoringJudgement',
      'user: deleteUserProfile',
    ]);
  });

  it('calls no two steps of a record the same, and none just “Cancel”', () => {
    for (const { table, steps, commands } of withDesk) {
      const labels = [...steps, ...commands].map(({ label }) => label);
      expect([table, labels.filter((label, at) => labels.indexOf(label) !== at)]).toEqual([table, []]);
      expect(labels.filter((label) => /^(?:Cancel|Process|Kick.off|Execute)$/i.test(label))).toEqual([]);
    }
  });

  it('has no removal of a live mark or a paid invoice', () => {
    const removal = (table: string) => all.find((facts) => facts.table === table)?.remove;
    expect(removal('trademark')?.group).toBeUndefined();
    expect(removal('invoice')?.from).toEqual(['PREPARED']);
  });

  it('names next steps that are declared', () => {
    for (const { table, desk, steps, commands } of withDesk) {
      const roots = [...steps, ...commands].map(({ root }) => root);
      const next = [
        ...Object.values(desk?.states ?? {}).flat(),
        ...(desk?.otherwise ?? []),
        ...(desk?.urgent ?? []),
      ]
        .flatMap((state) => state.next ?? [])
        .filter((one) => typeof one === 'string');
      expect([table, next.filter((root) => !roots.includes(root))]).toEqual([table, []]);
    }
  });
});
