import { Router, type Request, type Response } from 'express';
import { readAffiliate } from '../src/kit/attribution/attribution.js';
import { consentOf } from '../src/kit/consent/consent.js';
import { backTo, withoutChoices } from '../src/kit/page/back-to.js';
import type { Storefront } from '../src/kit/page/boot.js';
import { affiliateCookies, choiceCookies, consentCookies, type CookieWriter } from './kept-cookies.js';
import { isOwnForm } from './own-form.js';
import { CHOICES, knownChoices, type ChoiceName } from './prefs.js';

export interface ChoiceDoors {
  readonly storefrontOf: (host: string) => Storefront | undefined;
  readonly write: CookieWriter;
  readonly now: () => Date;
}

const formOf = (request: Request): URLSearchParams =>
  new URLSearchParams(typeof request.body === 'string' ? request.body : '');

/** Leads back to the page of the form; a script that sent it has stayed there, and asks for no page. */
function answer(request: Request, response: Response, back: string): void {
  response.setHeader('cache-control', 'private, no-store');
  if (request.headers.accept === 'application/json') return void response.sendStatus(204);
  response.redirect(303, back);
}

/** Forms that change how pages are shown: they work without script, and answer a script without a page. */
export function choiceDoors({ storefrontOf, write, now }: ChoiceDoors): Router {
  const doors = Router();
  doors.post(['/preferences', '/consent'], (request, response, next) => {
    const storefront = storefrontOf(request.headers.host ?? '');
    if (storefront === undefined) return void response.sendStatus(421);
    // Another site may not choose for our visitor.
    if (!isOwnForm(request.headers, storefront.origin))
      return void response.status(403).type('text').send('This form was not sent from a page of ours.');
    next();
  });
  doors.post('/preferences', (request, response) => {
    const form = formOf(request);
    // A page's own form has a country too, so the controls of the chooser have names of their own.
    const valueOf = (name: ChoiceName): string | null => form.get(`shown-${name}`) ?? form.get(name);
    const asked = CHOICES.filter((name) => valueOf(name) !== null);
    const choices = knownChoices(valueOf);
    if (asked.some((name) => choices[name] === undefined))
      return void response.status(400).type('text').send('This cannot be chosen.');
    response.append('set-cookie', choiceCookies(write, choices));
    answer(request, response, withoutChoices(backTo(form.get('back'))));
  });
  doors.post('/consent', (request, response) => {
    const form = formOf(request);
    const back = backTo(form.get('back'));
    const consent = consentOf(form as unknown as FormData);
    const affiliate =
      readAffiliate(form.get('affiliate')) ??
      readAffiliate(new URL(back, 'http://site').searchParams.get('affiliate'));
    response.append('set-cookie', [
      ...consentCookies(write, consent, now()),
      ...affiliateCookies(write, affiliate, consent),
    ]);
    answer(request, response, back);
  });
  return doors;
}
