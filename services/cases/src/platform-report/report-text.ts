import type { ReportChannel } from './report-channels.js';

/** What a report to a platform is written from. */
export interface ReportFacts {
  readonly rightsHolder: string;
  readonly markName: string;
  /** At its office; null where it is not registered. */
  readonly markNumber: string | null;
  readonly markOffice: string;
  readonly goods: string;
  readonly explanation: string;
  readonly links: readonly string[];
}

/** The report as a lawyer reads it before it is filed; platforms read English. Every statement in it is one that who files it answers for. */
export function reportText({ name, asks }: Pick<ReportChannel, 'name' | 'asks'>, facts: ReportFacts): string {
  const { rightsHolder, markName, markNumber, markOffice, goods, explanation, links } = facts;
  const right =
    markNumber === null
      ? `the trade mark ${markName} (${markOffice}, application pending)`
      : `the trade mark ${markName}, no. ${markNumber} (${markOffice})`;
  return [
    `To: ${name}`,
    `We act for ${rightsHolder}, the owner of ${right}, protected for: ${goods}.`,
    `The pages named below use the mark, or a sign that is confusingly similar to it, for goods or services that do not come from the owner and without the owner’s consent. ${explanation}`,
    `Pages:\n${links.map((link, index) => `${index + 1}. ${link}`).join('\n')}`,
    'We believe in good faith that this use is not authorised by the owner, its agent or the law, and that the information in this notice is accurate and complete. We are authorised to act for the owner; the power of attorney is attached.',
    'Please remove or disable access to the pages and confirm what was decided, with its reasons.',
    `With the form: ${asks}`,
  ].join('\n\n');
}
