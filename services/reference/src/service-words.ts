import { dataFile } from './data-file.js';
import { languages, type Language } from './languages.js';

type Words = Readonly<Record<Language, string>>;

interface ServiceWords {
  readonly name: Words;
  readonly afterPayment: Words;
}

/** What is ordered beside a registration, by the name its order has. */
const services = dataFile<Record<string, ServiceWords>>('service-words.json');

/** A service that nobody gave words is called what any other is. */
function wordsOf(serviceName: string): ServiceWords {
  const words = services[serviceName] ?? services['other'];
  if (words === undefined) throw new Error('no words for services');
  return words;
}

const inLanguage = (words: Words, language: string): string =>
  words[languages.find((known) => known === language) ?? 'en'];

/** What an order of a service is called: `Renewal · LUMARA`. `mark`: empty where it is about none. */
export function serviceTitle(serviceName: string, mark: string, language = 'en'): string {
  const name = inLanguage(wordsOf(serviceName).name, language);
  return mark === '' ? name : `${name} · ${mark}`;
}

/** What happens once a service is paid, as its client reads it. */
export const afterPaymentOf = (serviceName: string, language: string): string =>
  inLanguage(wordsOf(serviceName).afterPayment, language);
