import { folded } from '../src/kit/form/folded.js';

/** Words of the field as readers of other languages begin them, without accents, and what English texts call the thing. The first that fits counts. */
const WORDS: readonly (readonly [begins: RegExp, english: string])[] = [
  [/^(?:ochrann|marca|znamk|znack)/, 'trademark'],
  [/^(?:namitk|namietk|oposicion)/, 'opposition'],
  [/^(?:obnov|renov)/, 'renewal'],
  [/^(?:zapis|registrac|registro)/, 'registration'],
  [/^(?:prihlas|solicitud)/, 'application'],
  [/^(?:trid|tried|clase)/, 'class'],
  [/^(?:poplat|tasa)/, 'fee'],
  [/^(?:cena|ceny|cennik|cenik|precio)/, 'price'],
  [/^(?:prevod|cesion|transmision)/, 'transfer'],
  [/^(?:licenc)/, 'licence'],
  [/^(?:priorit|prioridad)/, 'priority'],
  [/^(?:zamen|zamien|confusion)/, 'confusion'],
  [/^(?:rozlis|distintiv)/, 'distinctive'],
  [/^(?:uziv|pouziv|uso$)/, 'use'],
  [/^(?:dukaz|dokaz|prueba)/, 'evidence'],
  [/^(?:padel|falsific|falsifik)/, 'counterfeit'],
  [/^(?:domen|dominio)/, 'domain'],
  [/^(?:plnomoc|splnomoc|poder$)/, 'power of attorney'],
  [/^(?:lhut|lehot|plazo)/, 'deadline'],
  [/^(?:resers|reserz|busqued)/, 'search'],
  [/^(?:poves|reputac|renombre)/, 'reputation'],
  [/^(?:neplatn|nulidad)/, 'invalidity'],
  [/^(?:zrusen|caducidad)/, 'revocation'],
  [/^(?:vlastni|majitel|titular)/, 'owner'],
  [/^(?:urad|oficina)/, 'office'],
  [/^(?:clo$|coln|celn|aduan)/, 'customs'],
  [/^(?:porus|infraccion)/, 'infringement'],
  [/^(?:mezinarod|medzinarod|internacional)/, 'international'],
  [/^(?:logo|logotip)/, 'logo'],
  [/^(?:slovn|denominativ)/, 'word'],
  [/^(?:zastoup|zastup|representa)/, 'representative'],
  [/^(?:soud|sud$|sudy|tribunal)/, 'court'],
];

/** A question as it is asked of English texts: words of the field by their English names, the others, which may be names, as they are. */
export function inEnglish(question: string): string {
  return question
    .split(/\s+/)
    .map((word) => WORDS.find(([begins]) => begins.test(folded(word)))?.[1] ?? word)
    .join(' ');
}
