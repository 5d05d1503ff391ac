import type { Language } from '@cotta/reference/languages.js';

interface Right {
  readonly rightsHolder: string;
  readonly markName: string;
  /** Null where it is not registered. */
  readonly markNumber: string | null;
  readonly markOffice: string;
}

/** Words of a letter to the other side in one language. */
export interface LetterWords {
  /** Heading of the file. */
  readonly subject: (markName: string) => string;
  readonly greeting: string;
  readonly weActFor: (right: Right) => string;
  readonly found: string;
  readonly seen: (day: string) => string;
  readonly proof: (link: string) => string;
  readonly unlawful: string;
  readonly demand: string;
  readonly demands: readonly string[];
  readonly answer: (day: string) => string;
  readonly otherwise: string;
  readonly goodbye: string;
}

/** In the languages a letter to the other side is written in; a lawyer reads every word before the client does. */
export const letterWords: Readonly<Record<Language, LetterWords>> = {
  en: {
    subject: (mark) => `Use of the trade mark ${mark}`,
    greeting: 'Dear Sir or Madam,',
    weActFor: ({ rightsHolder, markName, markNumber, markOffice }) =>
      markNumber === null
        ? `We act for ${rightsHolder}, who applied for the trade mark ${markName} (${markOffice}).`
        : `We act for ${rightsHolder}, the owner of the trade mark ${markName}, no. ${markNumber} (${markOffice}).`,
    found:
      'On the following pages the mark, or a sign that is confusingly similar to it, is used without our client’s consent:',
    seen: (day) => `seen on ${day}`,
    proof: (link) => `   How the page looked can be checked at ${link}`,
    unlawful: 'This use infringes our client’s rights.',
    demand: 'We ask you',
    demands: [
      'to stop using the sign on these pages and anywhere else,',
      'to remove the pages or the sign from them,',
      'to confirm in writing that you will not use it again.',
    ],
    answer: (day) => `Please answer in writing by ${day} at the latest.`,
    otherwise:
      'If you believe that you are entitled to the use, tell us within the same time why, with the papers that show it. Without an answer our client is free to take further steps.',
    goodbye: 'Yours faithfully,\nCotta',
  },
  cs: {
    subject: (mark) => `Užívání ochranné známky ${mark}`,
    greeting: 'Dobrý den,',
    weActFor: ({ rightsHolder, markName, markNumber, markOffice }) =>
      markNumber === null
        ? `zastupujeme společnost či osobu ${rightsHolder}, která podala přihlášku ochranné známky ${markName} (${markOffice}).`
        : `zastupujeme vlastníka ochranné známky ${markName}, č. ${markNumber} (${markOffice}): ${rightsHolder}.`,
    found:
      'Na těchto stránkách se známka nebo označení, které je s ní zaměnitelné, užívá bez souhlasu našeho klienta:',
    seen: (day) => `zjištěno ${day}`,
    proof: (link) => `   Jak stránka vypadala, lze ověřit na ${link}`,
    unlawful: 'Takové užívání porušuje práva našeho klienta.',
    demand: 'Žádáme vás,',
    demands: [
      'abyste označení na těchto stránkách ani jinde dále neužívali,',
      'abyste stránky nebo označení na nich odstranili,',
      'abyste písemně potvrdili, že je znovu neužijete.',
    ],
    answer: (day) => `Odpovězte nám prosím písemně nejpozději ${day}.`,
    otherwise:
      'Pokud máte za to, že jste k užívání oprávněni, sdělte nám v téže lhůtě důvod a doložte jej. Bez odpovědi může náš klient přistoupit k dalším krokům.',
    goodbye: 'S pozdravem\nCotta',
  },
  sk: {
    subject: (mark) => `Používanie ochrannej známky ${mark}`,
    greeting: 'Dobrý deň,',
    weActFor: ({ rightsHolder, markName, markNumber, markOffice }) =>
      markNumber === null
        ? `zastupujeme spoločnosť či osobu ${rightsHolder}, ktorá podala prihlášku ochrannej známky ${markName} (${markOffice}).`
        : `zastupujeme majiteľa ochrannej známky ${markName}, č. ${markNumber} (${markOffice}): ${rightsHolder}.`,
    found:
      'Na týchto stránkach sa známka alebo označenie, ktoré je s ňou zameniteľné, používa bez súhlasu nášho klienta:',
    seen: (day) => `zistené ${day}`,
    proof: (link) => `   Ako stránka vyzerala, možno overiť na ${link}`,
    unlawful: 'Takéto používanie porušuje práva nášho klienta.',
    demand: 'Žiadame vás,',
    demands: [
      'aby ste označenie na týchto stránkach ani inde ďalej nepoužívali,',
      'aby ste stránky alebo označenie na nich odstránili,',
      'aby ste písomne potvrdili, že ho znova nepoužijete.',
    ],
    answer: (day) => `Odpovedzte nám, prosím, písomne najneskôr ${day}.`,
    otherwise:
      'Ak sa domnievate, že ste na používanie oprávnení, oznámte nám v tej istej lehote dôvod a doložte ho. Bez odpovede môže náš klient pristúpiť k ďalším krokom.',
    goodbye: 'S pozdravom\nCotta',
  },
  es: {
    subject: (mark) => `Uso de la marca ${mark}`,
    greeting: 'Estimados señores:',
    weActFor: ({ rightsHolder, markName, markNumber, markOffice }) =>
      markNumber === null
        ? `Representamos a ${rightsHolder}, solicitante de la marca ${markName} (${markOffice}).`
        : `Representamos a ${rightsHolder}, titular de la marca ${markName}, n.º ${markNumber} (${markOffice}).`,
    found:
      'En las páginas siguientes se usa la marca, o un signo que puede confundirse con ella, sin el consentimiento de nuestro cliente:',
    seen: (day) => `vista el ${day}`,
    proof: (link) => `   Cómo era la página puede comprobarse en ${link}`,
    unlawful: 'Este uso infringe los derechos de nuestro cliente.',
    demand: 'Les pedimos que',
    demands: [
      'dejen de usar el signo en estas páginas y en cualquier otro lugar,',
      'retiren las páginas o el signo que aparece en ellas,',
      'confirmen por escrito que no volverán a usarlo.',
    ],
    answer: (day) => `Les rogamos que respondan por escrito a más tardar el ${day}.`,
    otherwise:
      'Si consideran que tienen derecho a usarlo, comuníquennos el motivo en el mismo plazo y acredítenlo. Sin respuesta, nuestro cliente podrá emprender otras acciones.',
    goodbye: 'Atentamente,\nCotta',
  },
};
