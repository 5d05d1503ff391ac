import { flushSync } from 'react-dom';
import type { RegisteredOwner } from '../../../domain/company-register/registered-owner.js';

/** Puts what a register knows of an owner into the form, as if it had been typed; what it does not say stays. */
export function fillOwner(form: HTMLFormElement, { isPerson, ...facts }: RegisteredOwner): void {
  const kind = form.querySelector<HTMLInputElement>(
    `[name="owner.type"][value="${isPerson ? 'PHYSICAL' : 'LEGAL'}"]`,
  );
  // Which fields there are depends on the kind.
  flushSync(() => kind?.click());
  const { country, street, postcode, city, ...names } = facts;
  const place = { country, street, postcode, city };
  for (const [name, value] of Object.entries(names)) put(form, `owner.${name}`, value);
  for (const [name, value] of Object.entries(place)) put(form, `domicile.${name}`, value);
}

function put(form: HTMLFormElement, name: string, value: string | undefined): void {
  const control = form.elements.namedItem(name);
  if (value === undefined) return;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
  control.value = value;
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
