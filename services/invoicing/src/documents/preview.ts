import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { languages } from '@cotta/reference/languages.js';
import { renderPdf } from './pdf/render-pdf.js';
import { sampleDocument, sampleNames } from './samples/sample-documents.js';

// Writes every sample in every language as a PDF, to be looked at: `npm run preview -w @cotta/invoicing -- FOLDER`.
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Name the folder to write to: npm run preview -w @cotta/invoicing -- FOLDER\n');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const name of sampleNames) {
  for (const language of languages) {
    const file = await renderPdf(sampleDocument(name, language));
    if (isRefusal(file)) throw new Error(`${name} in ${language}: ${JSON.stringify(file)}`);
    writeFileSync(join(folder, `${name}-${language}.pdf`), file);
  }
}
process.stdout.write(`${sampleNames.length * languages.length} files in ${folder}\n`);
