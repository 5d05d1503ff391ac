import { LegalPage } from './parts/legal-page.js';

export function Component() {
  return <LegalPage page="notice" parts={['what', 'noAdvice', 'data', 'marks']} />;
}
