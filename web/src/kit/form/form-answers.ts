import type { Kept } from './kept.js';

/** Names that are of one attempt only: an upload's token does not outlive the page, and the talk an order follows from is that of the address. */
const NEVER_KEPT = new Set(['attempt', 'attemptOf', 'password', 'quote', 'logoUpload', 'deedUpload', 'talk']);

/** All answers of a form that may be kept, by the name of their control. */
export function snapshot(form: HTMLFormElement): Kept['values'] {
  const values: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !NEVER_KEPT.has(name)) (values[name] ??= []).push(value);
  }
  return values;
}

/** Puts kept answers into their controls; a name that was not kept is ticked nowhere. */
export function fill(form: HTMLFormElement, values: Kept['values']): void {
  for (const control of form.elements) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      )
    )
      continue;
    if (control.name === '' || NEVER_KEPT.has(control.name)) continue;
    const kept = values[control.name] ?? [];
    if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
      control.checked = kept.includes(control.value);
    else if (kept[0] !== undefined) control.value = kept[0];
  }
}

/** What somebody typed before the page woke up: where a control says something else than the page gave it. A country that the page only proposed is no answer, and covers none. */
export function typed(form: HTMLFormElement): Kept['values'] {
  const touched = new Set(
    [...form.elements].filter(isTouched).map((control) => (control as HTMLInputElement).name),
  );
  return Object.fromEntries(Object.entries(snapshot(form)).filter(([name]) => touched.has(name)));
}

function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return control.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    return control.checked !== control.defaultChecked;
  return (
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    control.value !== control.defaultValue
  );
}
