type Language = 'en' | 'cs' | 'sk' | 'es';

/** What became possible, and by which operations of the description: `GET /api/partner/events`. */
interface PartnerChange {
  readonly adds: readonly string[];
  readonly says: Readonly<Record<Language, string>>;
}

interface PartnerVersion {
  /** The day on which this form of the interface was published: `2026-11-30`. */
  readonly version: string;
  readonly changes: readonly PartnerChange[];
}

/** Forms of the partner interface, the newest last, each with what came with it. What is only added gets its line in the newest one and makes none. The change log of the site is drawn from here. */
export const partnerChangeLog: readonly PartnerVersion[] = [
  {
    version: '2026-11-30',
    changes: [
      {
        adds: [
          'GET /api/partner/trademarks',
          'GET /api/partner/trademarks/{id}',
          'GET /api/partner/deadlines',
        ],
        says: {
          en: 'Trademarks and their deadlines can be read.',
          cs: 'Lze číst ochranné známky a jejich lhůty.',
          sk: 'Možno čítať ochranné známky a ich lehoty.',
          es: 'Se pueden leer las marcas y sus plazos.',
        },
      },
      {
        adds: ['POST /api/partner/checks', 'GET /api/partner/checks', 'GET /api/partner/checks/{id}'],
        says: {
          en: 'A lawyer can be asked to check a name or a logo, and the result can be read.',
          cs: 'Lze požádat právníka o prověření názvu nebo loga a přečíst si výsledek.',
          sk: 'Možno požiadať právnika o preverenie názvu alebo loga a prečítať si výsledok.',
          es: 'Se puede pedir a un abogado que compruebe un nombre o un logotipo y leer el resultado.',
        },
      },
      {
        adds: [
          'POST /api/partner/quotes',
          'POST /api/partner/order-drafts',
          'PATCH /api/partner/order-drafts/{id}',
          'POST /api/partner/orders',
          'GET /api/partner/orders',
          'GET /api/partner/orders/{id}',
          'GET /api/partner/service-orders',
          'GET /api/partner/service-orders/{id}',
        ],
        says: {
          en: 'Registrations can be priced, drafted and ordered; all orders can be read.',
          cs: 'Zápis lze nacenit, připravit a objednat; všechny objednávky lze číst.',
          sk: 'Zápis možno naceniť, pripraviť a objednať; všetky objednávky možno čítať.',
          es: 'Se pueden presupuestar, preparar y encargar registros; todos los pedidos se pueden leer.',
        },
      },
      {
        adds: [
          'GET /api/partner/documents',
          'GET /api/partner/documents/{id}',
          'GET /api/partner/documents/{id}/content',
          'GET /api/partner/invoices',
          'GET /api/partner/invoices/{id}',
        ],
        says: {
          en: 'Documents with their files and invoices can be read.',
          cs: 'Lze číst dokumenty s jejich soubory a faktury.',
          sk: 'Možno čítať dokumenty s ich súbormi a faktúry.',
          es: 'Se pueden leer los documentos con sus archivos y las facturas.',
        },
      },
      {
        adds: ['GET /api/partner/events'],
        says: {
          en: 'What happened in an account can be read in one order from any place on, also as a stream, and is sent to webhooks.',
          cs: 'Co se v účtu stalo, lze číst v jednom pořadí od libovolného místa, i jako proud, a posílá se na webhooky.',
          sk: 'Čo sa v účte stalo, možno čítať v jednom poradí od ľubovoľného miesta, aj ako prúd, a posiela sa na webhooky.',
          es: 'Lo que ha ocurrido en una cuenta se puede leer en un único orden desde cualquier punto, también como flujo, y se envía a los webhooks.',
        },
      },
      {
        adds: [
          'POST /api/partner/sandbox/orders/{id}/pay',
          'POST /api/partner/sandbox/orders/{id}/approve',
          'POST /api/partner/sandbox/trademarks/{id}/office',
        ],
        says: {
          en: 'In a sandbox, orders can be paid and agreed, and an office can be played until a mark is registered.',
          cs: 'V sandboxu lze objednávky zaplatit a schválit a hrát úřad, dokud není známka zapsána.',
          sk: 'V sandboxe možno objednávky zaplatiť a schváliť a hrať úrad, kým nie je známka zapísaná.',
          es: 'En un sandbox se pueden pagar y acordar pedidos y hacer de oficina hasta que la marca está registrada.',
        },
      },
    ],
  },
];

/** Versions of the partner interface by the day they were published, the newest last. A caller who names one gets answers of that day's form. */
export const partnerVersions: readonly string[] = partnerChangeLog.map(({ version }) => version);
