import { renderLetter, type RenderedLetter } from './mails/render-letter.js';
import { findTemplate } from './mails/templates.js';
import { localeOf } from '../words/locale.js';

/** A letter with made-up parameters, for looking at. Undefined when no letter has that name. */
export function previewMail(name: string, locale: string): RenderedLetter | undefined {
  const listed = findTemplate(name);
  if (listed === undefined) return undefined;
  return renderLetter({
    template: name,
    locale: localeOf(locale),
    params: listed.preview,
    contact: { firstName: 'Jana' },
  });
}
