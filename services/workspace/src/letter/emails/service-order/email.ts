import { serviceFormOf } from '@cotta/reference/service-forms.js';
import { serviceTitle } from '@cotta/reference/service-words.js';
import { officeWords } from '../about-request.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text, type Block } from '../page/email-content.js';

const NAME = 'service-order';
const services: Readonly<Record<string, string>> = {
  'trademark-renewal': 'renewalService',
  'trademark-renewals': 'renewalService',
  'ownership-transfer': 'transferService',
  'office-action-response': 'answerService',
  'proof-of-use': 'proofService',
  'case-solution': 'solutionService',
  opposition: 'oppositionService',
  'trademark-watch': 'watchService',
};

/** What a letter about a service order can have to tell. */
export const serviceNews = [
  'received',
  'ordered',
  'quoted',
  'paid',
  'started',
  'drafted',
  'finished',
  'ended',
  'workPaid',
  'workFree',
  'workFinished',
] as const;

/** A renewal, a transfer or another service took a step. Params: publicId, news (one of `serviceNews`), service, mark and jurisdiction (empty where there is none), link. */
export const serviceOrder: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, params } = writing;
    const own = sayOf(say, NAME);
    const [publicId, news, service, mark, jurisdiction] = [
      params.text('publicId'),
      params.text('news'),
      params.text('service'),
      params.text('mark'),
      params.text('jurisdiction'),
    ];
    // A service with a form is called in letters as on its page.
    const serviceName = (asked: string): string =>
      serviceFormOf(asked) === undefined
        ? own(services[asked] ?? 'anyService')
        : serviceTitle(asked, '', writing.locale);
    const rows = [
      { label: say('common.number'), values: [publicId] },
      { label: own('service'), values: [serviceName(service)] },
      // A step against a threat is named after the other side.
      ...(mark === ''
        ? []
        : [{ label: own(service === 'case-solution' ? 'against' : 'mark'), values: [mark] }]),
      ...(jurisdiction === ''
        ? []
        : [{ label: own('office'), values: [officeWords(writing, jurisdiction)] }]),
    ];
    const facts: Block = { kind: 'facts', rows };
    return {
      subject: own(`subject_${news}`, { publicId }),
      preheader: own(`lead_${news}`),
      heading: own(`heading_${news}`),
      before: [text(own(`lead_${news}`)), facts],
      button: { label: own('button'), url: params.link() },
      after: [],
      why: own('why'),
    };
  },
};
