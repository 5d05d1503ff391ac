import type { Language } from '@cotta/reference/languages.js';
import type { Outcome } from '../../monitoring/coverage-outcome-status.js';
import type { ScanStateName } from '../../monitoring/scan-account-rules.js';
import type { droppedReasons } from '../brand-monitoring-report.record.js';

/** Words of the file of a report in one language. */
export interface ReportWords {
  readonly title: string;
  readonly period: string;
  readonly tier: string;
  readonly short: string;
  readonly nothing: string;
  readonly nothingSearched: string;
  readonly searched: string;
  readonly unreached: string;
  readonly found: string;
  readonly dropped: string;
  readonly kept: string;
  readonly threats: string;
  readonly next: string;
  readonly noNext: string;
  readonly scans: string;
  readonly dueOn: string;
  readonly answerBy: string;
  readonly answeredOn: string;
  readonly sources: string;
  readonly noSources: string;
  readonly near: string;
  readonly passedOver: string;
  readonly reasons: string;
  readonly noReasons: string;
  readonly today: string;
  readonly page: (page: number, count: number) => string;
  readonly scan: Readonly<Record<ScanStateName, string>>;
  readonly outcome: Readonly<Record<Outcome, string>>;
  readonly reason: Readonly<Record<(typeof droppedReasons)[number], string>>;
}

/** In the languages customers read. */
export const reportWords: Readonly<Record<Language, ReportWords>> = {
  en: {
    title: 'Report of your monitoring',
    period: 'Period',
    tier: 'Tier',
    short: 'In short',
    nothing: 'What we searched had nothing near your brand. That is a result too.',
    nothingSearched: 'Nothing was searched in this period. What we owe you stands below.',
    searched: 'Sources searched',
    unreached: 'Could not be searched',
    found: 'Findings',
    dropped: 'Dropped, with a reason',
    kept: 'Kept in view, of low relevance',
    threats: 'Taken up as threats',
    next: 'Next scan',
    noNext: 'No further scan is planned.',
    scans: 'Scans of the period',
    dueOn: 'due',
    answerBy: 'to be answered by',
    answeredOn: 'answered',
    sources: 'Where we searched',
    noSources: 'No source was searched in this period.',
    near: 'near your brand',
    passedOver: 'read and not near',
    reasons: 'Why findings were dropped',
    noReasons: 'Nothing was dropped.',
    today: 'How each threat stands today is shown on the page of this report in your account.',
    page: (page, count) => `Page ${page} of ${count}`,
    scan: {
      Answered: 'Answered in time',
      'Answered late': 'Answered, late',
      'Called off': 'Called off',
      'In work': 'Under way',
      Late: 'Late: not answered yet, we owe it',
      'Not made': 'Not made: we owe it',
      Ahead: 'To come',
    },
    outcome: {
      Waiting: 'No answer yet',
      Found: 'Something was found',
      'Nothing found': 'Searched, nothing found',
      'Not reached': 'Could not be reached',
      'Away for three days': 'Gave no answer for three days',
      'Terms not checked': 'Not asked: its terms are being checked',
    },
    reason: {
      'Other goods': 'Other goods',
      'Ordinary word': 'An ordinary word',
      'Own offer': 'Your own offer',
      'Resale of genuine goods': 'Resale of genuine goods',
      'Mention without use': 'Mentioned, not used as a brand',
      'Ended already': 'Ended already',
      'Not similar': 'Not similar',
      'Other reason': 'Another reason',
      'Own or a partner’s': 'Yours or a partner’s, by your list',
      'No reason noted': 'No reason was noted',
    },
  },
  cs: {
    title: 'Zpráva o sledování',
    period: 'Období',
    tier: 'Úroveň',
    short: 'Stručně',
    nothing: 'V prohledaných zdrojích nebylo nic podobného vaší značce. I to je výsledek.',
    nothingSearched: 'V tomto období se nehledalo. Co vám dlužíme, stojí níže.',
    searched: 'Prohledané zdroje',
    unreached: 'Nešlo prohledat',
    found: 'Nálezy',
    dropped: 'Vyřazeno, s důvodem',
    kept: 'Ponecháno na očích, málo významné',
    threats: 'Otevřeno jako hrozba',
    next: 'Další hledání',
    noNext: 'Žádné další hledání není v plánu.',
    scans: 'Hledání v tomto období',
    dueOn: 'mělo začít',
    answerBy: 'výsledek měl být do',
    answeredOn: 'vyhodnoceno',
    sources: 'Kde jsme hledali',
    noSources: 'V tomto období jsme neprohledali žádný zdroj.',
    near: 'podobné vaší značce',
    passedOver: 'přečteno a nepodobné',
    reasons: 'Proč jsme nálezy vyřadili',
    noReasons: 'Nic jsme nevyřadili.',
    today: 'Jak na tom jednotlivé hrozby jsou dnes, ukazuje stránka této zprávy ve vašem účtu.',
    page: (page, count) => `Strana ${page} z ${count}`,
    scan: {
      Answered: 'Vyhodnoceno včas',
      'Answered late': 'Vyhodnoceno pozdě',
      'Called off': 'Odvoláno',
      'In work': 'Probíhá',
      Late: 'Opožděno: dosud nevyhodnoceno, dlužíme ho',
      'Not made': 'Neproběhlo: dlužíme ho',
      Ahead: 'Teprve bude',
    },
    outcome: {
      Waiting: 'Zatím bez odpovědi',
      Found: 'Něco se našlo',
      'Nothing found': 'Prohledáno, nic se nenašlo',
      'Not reached': 'Nebylo dostupné',
      'Away for three days': 'Tři dny neodpovídalo',
      'Terms not checked': 'Nehledali jsme: podmínky zdroje se ověřují',
    },
    reason: {
      'Other goods': 'Jiné výrobky nebo služby',
      'Ordinary word': 'Běžné slovo',
      'Own offer': 'Vaše vlastní nabídka',
      'Resale of genuine goods': 'Další prodej originálu',
      'Mention without use': 'Jen zmínka, ne značka',
      'Ended already': 'Už skončilo',
      'Not similar': 'Není podobné',
      'Other reason': 'Jiný důvod',
      'Own or a partner’s': 'Vaše nebo vašeho partnera, podle vašeho seznamu',
      'No reason noted': 'Důvod není zaznamenán',
    },
  },
  sk: {
    title: 'Správa o sledovaní',
    period: 'Obdobie',
    tier: 'Úroveň',
    short: 'Stručne',
    nothing: 'V prehľadaných zdrojoch nebolo nič podobné vašej značke. Aj to je výsledok.',
    nothingSearched: 'V tomto období sa nehľadalo. Čo vám dlhujeme, je nižšie.',
    searched: 'Prehľadané zdroje',
    unreached: 'Nedalo sa prehľadať',
    found: 'Nálezy',
    dropped: 'Vyradené, s dôvodom',
    kept: 'Ponechané na očiach, málo významné',
    threats: 'Otvorené ako hrozba',
    next: 'Ďalšie hľadanie',
    noNext: 'Žiadne ďalšie hľadanie nie je v pláne.',
    scans: 'Hľadania v tomto období',
    dueOn: 'malo začať',
    answerBy: 'výsledok mal byť do',
    answeredOn: 'vyhodnotené',
    sources: 'Kde sme hľadali',
    noSources: 'V tomto období sme neprehľadali žiadny zdroj.',
    near: 'podobné vašej značke',
    passedOver: 'prečítané a nepodobné',
    reasons: 'Prečo sme nálezy vyradili',
    noReasons: 'Nič sme nevyradili.',
    today: 'Ako sú na tom jednotlivé hrozby dnes, ukazuje stránka tejto správy vo vašom účte.',
    page: (page, count) => `Strana ${page} z ${count}`,
    scan: {
      Answered: 'Vyhodnotené včas',
      'Answered late': 'Vyhodnotené neskoro',
      'Called off': 'Odvolané',
      'In work': 'Prebieha',
      Late: 'Oneskorené: ešte nevyhodnotené, dlhujeme ho',
      'Not made': 'Neprebehlo: dlhujeme ho',
      Ahead: 'Ešte len bude',
    },
    outcome: {
      Waiting: 'Zatiaľ bez odpovede',
      Found: 'Niečo sa našlo',
      'Nothing found': 'Prehľadané, nič sa nenašlo',
      'Not reached': 'Nebolo dostupné',
      'Away for three days': 'Tri dni neodpovedalo',
      'Terms not checked': 'Nehľadali sme: podmienky zdroja sa overujú',
    },
    reason: {
      'Other goods': 'Iné výrobky alebo služby',
      'Ordinary word': 'Bežné slovo',
      'Own offer': 'Vaša vlastná ponuka',
      'Resale of genuine goods': 'Ďalší predaj originálu',
      'Mention without use': 'Len zmienka, nie značka',
      'Ended already': 'Už sa skončilo',
      'Not similar': 'Nie je podobné',
      'Other reason': 'Iný dôvod',
      'Own or a partner’s': 'Vaše alebo vášho partnera, podľa vášho zoznamu',
      'No reason noted': 'Dôvod nie je zaznamenaný',
    },
  },
  es: {
    title: 'Informe de su vigilancia',
    period: 'Periodo',
    tier: 'Nivel',
    short: 'En resumen',
    nothing: 'En lo que buscamos no había nada cercano a su marca. También eso es un resultado.',
    nothingSearched: 'En este periodo no se buscó nada. Abajo está lo que le debemos.',
    searched: 'Fuentes consultadas',
    unreached: 'No se pudo buscar en',
    found: 'Hallazgos',
    dropped: 'Descartado, con su motivo',
    kept: 'En observación, de poca relevancia',
    threats: 'Abierto como amenaza',
    next: 'Próxima búsqueda',
    noNext: 'No hay ninguna otra búsqueda prevista.',
    scans: 'Búsquedas del periodo',
    dueOn: 'debía empezar',
    answerBy: 'resultado previsto hasta',
    answeredOn: 'resuelta',
    sources: 'Dónde buscamos',
    noSources: 'En este periodo no se consultó ninguna fuente.',
    near: 'cercanos a su marca',
    passedOver: 'leídos y no cercanos',
    reasons: 'Por qué se descartaron hallazgos',
    noReasons: 'No se descartó nada.',
    today: 'Cómo está hoy cada amenaza se muestra en la página de este informe en su cuenta.',
    page: (page, count) => `Página ${page} de ${count}`,
    scan: {
      Answered: 'Resuelta a tiempo',
      'Answered late': 'Resuelta con retraso',
      'Called off': 'Anulada',
      'In work': 'En curso',
      Late: 'Con retraso: aún sin resultado, se la debemos',
      'Not made': 'No realizada: se la debemos',
      Ahead: 'Por venir',
    },
    outcome: {
      Waiting: 'Aún sin respuesta',
      Found: 'Se halló algo',
      'Nothing found': 'Buscado, sin hallazgos',
      'Not reached': 'No estuvo disponible',
      'Away for three days': 'No respondió en tres días',
      'Terms not checked': 'No consultada: se revisan sus condiciones',
    },
    reason: {
      'Other goods': 'Otros productos',
      'Ordinary word': 'Una palabra corriente',
      'Own offer': 'Su propia oferta',
      'Resale of genuine goods': 'Reventa de productos auténticos',
      'Mention without use': 'Mención sin uso como marca',
      'Ended already': 'Ya terminó',
      'Not similar': 'No es similar',
      'Other reason': 'Otro motivo',
      'Own or a partner’s': 'Suyo o de un socio, según su lista',
      'No reason noted': 'No se anotó ningún motivo',
    },
  },
};
