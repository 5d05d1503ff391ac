import { renderLetter, type RenderedLetter } from './emails/render-letter.js';
import { findTemplate } from './emails/templates.js';
import { localeOf } from '../words/locale.js';

/** A letter with made-up parameters, for looking at. Undefined when no letter has that name. */
export function previewEmail(name: string, locale: string): RenderedLetter | undefined {
  const listed = findTemplate(name);
  if (listed === undefined) return undefined;
  return renderLetter({
    template: name,
    locale: localeOf(locale),
    params: listed.preview,
    contact: { firstName: 'Jana' },
  });
}
