import { useEffect, useRef, type ComponentProps, type FormEvent } from 'react';
import { Form, useActionData, useLocation, useNavigation } from 'react-router';

/** A form whose address keeps the page's language; a plain HTML form until the page is live, and after. While an answer is awaited a second press sends nothing. */
export function AppForm({ onSubmit, ...props }: ComponentProps<typeof Form>) {
  const sending = useRef(false);
  const answerBefore = useRef<unknown>(undefined);
  const [navigation, answer, location] = [useNavigation(), useActionData(), useLocation()];
  useEffect(() => {
    if (navigation.state === 'idle') sending.current = false;
  }, [navigation, location.key]);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    // An answer is there before the page around it is asked for anew: whoever reads it and presses again means it.
    if (sending.current && answer === answerBefore.current) return event.preventDefault();
    onSubmit?.(event);
    sending.current = !event.defaultPrevented;
    answerBefore.current = answer;
  };
  return <Form {...props} onSubmit={send} />;
}
