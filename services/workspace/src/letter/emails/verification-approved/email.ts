import { markWords, numberAndMark, officeWords, requestFacts } from '../about-request.js';
import { sayOf, type EmailTemplate, type Writing } from '../email-template.js';
import { aside, text, type Block, type Tone } from '../page/email-content.js';

const NAME = 'verification-approved';

/** Verdicts we have words for; another one stays in the report. */
const TONES: ReadonlyMap<string, Tone> = new Map([
  ['go', 'good'],
  ['go_with_changes', 'wait'],
  ['not_advised', 'bad'],
  ['no_answer', 'wait'],
]);

/** The report is ready. Params: publicId, mark, jurisdictions, verdicts ({ jurisdiction, verdict }; empty when not known), read (a reminder to somebody who has opened it), link. */
export const verificationApproved: EmailTemplate = {
  name: NAME,
  content: (writing) => {
    const { say, params } = writing;
    const own = sayOf(say, NAME);
    const mark = markWords(writing);
    const read = params.flag('read');
    const rows = verdictRows(writing);
    const bare = rows.length === 0;
    const answer: readonly Block[] = bare
      ? [requestFacts(writing)]
      : [
          { kind: 'verdicts', rows },
          { kind: 'facts', rows: numberAndMark(writing) },
        ];
    return {
      subject: own(read ? 'subjectRead' : 'subject', { publicId: params.text('publicId'), mark }),
      preheader: own('preheader'),
      heading: own(read ? 'headingRead' : 'heading'),
      before: [text(own(bare ? 'leadBare' : 'lead', { mark })), ...answer],
      button: { label: own('button'), url: params.link() },
      after: [
        {
          kind: 'list',
          title: say('common.next'),
          items: [own('stepRead'), own('stepDecide'), own('stepOrder')],
        },
        aside(own('care')),
        aside(say('common.linkOpens')),
      ],
      why: say('common.whyRequest'),
    };
  },
};

function verdictRows(writing: Writing) {
  return writing.params.verdicts('verdicts').flatMap(({ jurisdiction, verdict }) => {
    const tone = TONES.get(verdict);
    return tone === undefined
      ? []
      : [{ office: officeWords(writing, jurisdiction), verdict: writing.say(`${NAME}.${verdict}`), tone }];
  });
}
