import { sayOf, type EmailTemplate } from '../email-template.js';
import { aside, text } from '../page/email-content.js';

/** Letters to whoever reported a threat, each with its own words and all of one build. */
export const threatReportNews = [
  'report-received',
  'report-looked-at',
  'report-taken-up',
  'report-not-pursued',
] as const;
export type ThreatReportNews = (typeof threatReportNews)[number];

/** The first one goes to an address that nobody has confirmed yet. */
const TO_BE_CONFIRMED: ThreatReportNews = 'report-received';

/** Params: link. */
function threatReportTemplate(name: ThreatReportNews): EmailTemplate {
  return {
    name,
    content: ({ say, params }) => {
      const own = sayOf(say, name);
      return {
        subject: own('subject'),
        preheader: own('heading'),
        heading: own('heading'),
        before: [text(own('lead'))],
        button: { label: own('button'), url: params.link() },
        after: [text(own('next')), ...(name === TO_BE_CONFIRMED ? [aside(own('notYou'))] : [])],
        why: say('common.whyReport'),
      };
    },
  };
}

export const threatReportTemplates: readonly EmailTemplate[] = threatReportNews.map(threatReportTemplate);
