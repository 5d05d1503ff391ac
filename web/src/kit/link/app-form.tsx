import type { ComponentProps } from 'react';
import { Form } from 'react-router';

/** A form whose address keeps the page's language; a plain HTML form until the page is live, and after. */
export function AppForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
