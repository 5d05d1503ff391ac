import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses the button of that name once it takes a press: what the last one brought is on the page before the last one is over, and until then
 *  every button of the form refuses the next. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => {
    if (button.hasAttribute('aria-disabled')) throw new Error(`“${button.textContent}” takes no press yet`);
  });
  await user.click(button);
}
