import type { LetterText } from '../reading/reading.js';

const letter = (pages: readonly string[], more: Partial<LetterText> = {}): LetterText => ({
  sender: '',
  subject: '',
  body: '',
  pages,
  ...more,
});

/** Letters in the manner of four offices, each in another language; made up. */
export const letters = {
  us: letter(
    [
      `UNITED STATES PATENT AND TRADEMARK OFFICE
NONFINAL OFFICE ACTION
U.S. Application Serial No. 97/123,456
Mark: LUMARA
Issue date: February 16, 2026
Response deadline: File a response to this letter by the day below. The response deadline is May 16, 2026.`,
      `Section 2(d) refusal: likelihood of confusion. Registration of the mark is refused because of the mark in U.S. Registration No. 5,123,456.
The identification of goods in Class 9 and 25 is indefinite and has to be made clear.`,
    ],
    { sender: 'notices@uspto.gov', subject: 'Official USPTO notice' },
  ),
  eu: letter([
    `EUROPEAN UNION INTELLECTUAL PROPERTY OFFICE
Notice of absolute grounds for refusal of the application
Application number: 018123456
Trade mark: ZEPHYROAK
Alicante, 16/02/2026
The sign lacks distinctive character (Article 7(1)(b)) for the goods in Class 20. You have to reply no later than 16/04/2026.`,
  ]),
  es: letter([
    `OFICINA ESPAÑOLA DE PATENTES Y MARCAS
Suspenso de la solicitud de marca M4123456
Fecha de notificación: 16 de febrero de 2026
Se ha encontrado riesgo de confusión para los productos de la clase 25. El plazo de contestación hasta el 16 de marzo de 2026 es para presentar las alegaciones de la solicitud.`,
  ]),
  de: letter([
    `Deutsches Patent- und Markenamt
Beanstandungsbescheid
Aktenzeichen: 30 2026 123 456.7
Datum: 16. Februar 2026
Die Anmeldung ist nicht eintragbar, weil der Marke die Unterscheidungskraft für die Waren der Klasse 9 fehlt. Die Frist bis zum 16.04.2026 wird von uns notiert.`,
  ]),
  fr: letter([
    `Institut national de la propriété industrielle
Notification d'une objection
N° national : 26 4 512 345
Courbevoie, le 16 février 2026
La demande est irrégulière pour les produits des classes 25 et 35 : le classement des produits est imprécis. Vous pouvez répondre à la présente au plus tard le 16 mars 2026.`,
  ]),
  /** A language nobody wrote rules for. */
  cs: letter([
    'Úřad průmyslového vlastnictví sděluje, že přihláška ochranné známky nemůže být zapsána, protože nemá rozlišovací způsobilost pro výrobky ve třídě 9.',
  ]),
} as const;
